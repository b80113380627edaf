// What the books show beside their words: the table as it is dealt, lists of components with their
// standing, and the rules on one page.

import type { Component } from 'svelte'
import { render } from 'svelte/server'
import { beforeAll, expect, test, vi } from 'vitest'
import lumiereEdition from '../../editions/devir-2019.json'
import parisEdition from '../../editions/game-brewer-2020.json'
import { leastKnown } from '../src/editions/standing'
import lumiere from '../src/games/lumiere/rules'
import { places as lumierePlaces } from '../src/games/lumiere/rules/book'
import lumiereDealt from '../src/games/lumiere/rules/position-dealt.json'
import paris from '../src/games/paris/rules'
import { places as parisPlaces } from '../src/games/paris/rules/book'
import parisDealt from '../src/games/paris/rules/position-dealt.json'
import { speech } from '../src/messages/speech.svelte'
import { type Block, type Chapter, keysOf } from '../src/rules/book'
import { languages } from './saying'

const books = { lumiere, paris }
type Game = keyof typeof books
const games: Game[] = ['lumiere', 'paris']
const places = { lumiere: lumierePlaces, paris: parisPlaces }

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await speech.speak('en')
})

const drawn = <Props extends Record<string, unknown>>(part: Component<Props>, props: Props) =>
  render(part as Component, { props }).body
const shown = async (game: Game, what: string) =>
  drawn(books[game].art.Shown, { what, words: await books[game].words('en') })
/** The rows of a list as text, each with the standing that it shows. */
const rowsOf = (body: string) =>
  [...body.matchAll(/<li\b.*?<\/li>/gs)].map(([row]) => ({
    standing: /class="standing (\w+)/.exec(row)?.[1],
    text: row
      .replaceAll(/<style.*?<\/style>|<[^>]*>/gs, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  }))

// A tile that is missing, or whose mark is not the edition's, would claim what nobody knows.
test('every bonus tile is listed with its amounts and the standing of the edition', async () => {
  const rows = rowsOf(await shown('paris', 'bonus'))
  const tiles = Object.entries(parisEdition.bonus)
  expect(rows.length).toBe(tiles.length)
  const standings = parisEdition.standing.bonus as Record<string, string>
  tiles.forEach(([number, tile], i) => {
    expect(rows[i]!.text.startsWith(`${number} `), number).toBe(true)
    expect(rows[i]!.standing, number).toBe(standings[number])
    const amounts = Object.entries(tile).flatMap(([key, value]) =>
      key === 'francs' || key === 'vp' ? value : [],
    )
    for (const amount of amounts)
      expect(rows[i]!.text, number).toMatch(new RegExp(`\\b${amount}\\b`))
  })
})

test('every end-game tile is listed with the least that is known of it', async () => {
  const rows = rowsOf(await shown('paris', 'end_tiles'))
  expect(rows.map(({ text }) => text.split(' ')[0])).toEqual(
    parisEdition.end_tiles.map((_, i) => `E${i + 1}`),
  )
  for (const { standing } of rows)
    expect(standing).toBe(leastKnown(parisEdition.standing.end_tiles))
})

test('every postcard is listed with its points and the standing of the edition', async () => {
  const body = await shown('lumiere', 'postcards')
  const rows = rowsOf(body)
  const vp = lumiereEdition.postcard_vp as Record<string, number | number[]>
  Object.entries(lumiereEdition.postcards).forEach(([id, name], i) => {
    const { text, standing } = rows[i]!
    expect(text).toContain(name)
    expect(text.includes('★'), id).toBe(lumiereEdition.first_game.includes(id))
    expect(standing, id).toBe(lumiereEdition.standing.postcards)
    for (const points of [vp[id] ?? []].flat())
      expect(text, id).toMatch(new RegExp(`\\b${points}\\b`))
  })
  expect(rows.length).toBe(Object.keys(lumiereEdition.postcards).length)
  const stars = /class="rules-stars.*?class="standing (\w+)/s.exec(body)?.[1]
  expect(stars).toBe(lumiereEdition.standing.first_game)
})

test('of several facts the least known counts', () => {
  expect(leastKnown('reported')).toBe('reported')
  expect(leastKnown({ a: 'printed', b: { c: 'reported' } })).toBe('reported')
  expect(leastKnown({ a: 'reconstructed', b: 'printed' })).toBe('reconstructed')
  expect(leastKnown(undefined)).toBe('reconstructed')
})

test.each(games)('the dealt table of %s has the number of every step', (game) => {
  const body = drawn(books[game].art.Dealt, {})
  const numbers = [...body.matchAll(/class="step-(?:number|text)[^>]*>(\d+)</g)].map(([, n]) => n)
  const wanted = places[game].map((_, i) => String(i + 1))
  expect([...new Set(numbers)].sort()).toEqual(wanted.sort())
})

// The picture is of a real deal: it must not forget a component when the edition changes.
test('the dealt tables hold what the editions hold', () => {
  const { seats, pool, cards } = lumiereDealt
  expect(pool).toEqual(Object.keys(lumiereEdition.buildings))
  expect(cards.map(({ id }) => id).sort()).toEqual([...lumiereEdition.first_game].sort())
  for (const { chimneys, tokens, tiles } of Object.values(seats))
    expect([chimneys, tokens, tiles.length]).toEqual([
      lumiereEdition.chimneys,
      lumiereEdition.tokens,
      lumiereEdition.tiles.length,
    ])
  expect(parisDealt.landmarks.map(String)).toEqual(Object.keys(parisEdition.landmarks))
  expect(parisDealt.vp_tiles).toEqual(parisEdition.vp_tiles)
  expect(parisDealt.end_supply).toBe(parisEdition.end_tiles.length)
  for (const { places: spaces } of Object.values(parisDealt.districts))
    expect(Object.values(spaces).flatMap((spot) => ('token' in spot ? [spot.token] : []))).toEqual(
      parisEdition.tokens,
    )
})

const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number)

test('the steps of the set-up say the numbers of the picture', async () => {
  const [night, day] = [await lumiere.words('en'), await paris.words('en')]
  const { orange } = lumiereDealt.seats
  expect(numbersIn(night.place_kit!)).toEqual([orange.chimneys, orange.tokens])
  const { francs, keys, reserve_keys, vp } = parisDealt.seats[1]
  expect(numbersIn(day.place_purse!)[0]).toBe(francs)
  expect(numbersIn(day.place_purse!)[Object.keys(parisDealt.seats).length - 1]).toBe(keys)
  expect(numbersIn(day.place_reserve!)).toEqual([reserve_keys])
  expect(numbersIn(day.place_meeples!)).toEqual([vp])
  for (const { left } of parisDealt.piles) expect(numbersIn(day.place_piles!)).toContain(left)
})

/** Chapters that a player at a table does not look up. */
const readOnce = ['goal', 'box', 'notation']
const lists = ({ blocks }: Chapter): Block[] => blocks.filter(({ kind }) => kind === 'list')

// A summary that forgets a phase, an act or a part of the scoring would be trusted all the same.
test.each(games)('the summary of %s has every phase, and of its lists everything', (game) => {
  const { chapters, summary } = books[game]
  for (const chapter of chapters.filter(({ id }) => !readOnce.includes(id))) {
    const short = summary.find(({ id }) => id === chapter.id)
    expect(short, chapter.id).toBeDefined()
    if (chapter.id !== 'setup') expect(lists(short!), chapter.id).toEqual(lists(chapter))
  }
  const order = (these: readonly Chapter[]) => these.map(({ id }) => id)
  expect(order(summary)).toEqual(order(chapters).filter((id) => order(summary).includes(id)))
})

test.each(games)('the summary of %s speaks the words of the book', async (game) => {
  const { chapters, summary } = books[game]
  for (const key of keysOf(summary)) expect(keysOf(chapters)).toContain(key)
  for (const language of languages)
    for (const key of keysOf(summary))
      expect((await books[game].words(language))[key], `${language} ${key}`).toBeTruthy()
})
