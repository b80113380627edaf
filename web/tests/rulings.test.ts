// Rulings on which tables differ: what the page says of them must be what the edition chooses.
import type { Component } from 'svelte'
import { render } from 'svelte/server'
import { beforeAll, expect, test, vi } from 'vitest'
import lumiereEdition from '../../editions/devir-2019.json'
import parisEdition from '../../editions/game-brewer-2020.json'
import lumiereBook from '../src/games/lumiere/rules'
import { pictureOf } from '../src/games/lumiere/rules/pictures'
import lumiereRulings from '../src/games/lumiere/rulings'
import { cardText, turnWords } from '../src/games/lumiere/sentences'
import { boxOf, cardOf } from '../src/games/lumiere/shapes'
import { tilesOf } from '../src/games/paris/box'
import parisBook from '../src/games/paris/rules'
import parisRulings from '../src/games/paris/rulings'
import { bonusText } from '../src/games/paris/sentences'
import { speech } from '../src/messages/speech.svelte'
import { wordsBeside } from '../src/rules/opened'
import { inForce, type Rulings, turnedIn } from '../src/rules/rulings'
import { namedIn, numbersIn } from './glossary'
import { languages, saying } from './saying'

const rulings: Record<Game, Rulings> = { lumiere: lumiereRulings, paris: parisRulings }
const books = { lumiere: lumiereBook, paris: parisBook }
type Game = keyof typeof books
const games: Game[] = ['lumiere', 'paris']
const every = games.flatMap((game) => languages.map((language) => [game, language] as const))

/** Every ruling turned, and facts that nobody prints. */
const turned: Record<Game, string> = {
  lumiere: JSON.stringify({
    ...lumiereEdition,
    edition: 'my-box',
    flip: true,
    rulings: { streetlight_pieces: 'free', large_light: 'cross' },
    postcard_vp: { ...lumiereEdition.postcard_vp, fontaine: 7 },
    buildings: { ...lumiereEdition.buildings, L4: ['..#', '###'] },
    standing: { ...lumiereEdition.standing, first_game: 'printed' },
  }),
  paris: JSON.stringify({
    ...parisEdition,
    rulings: { space_30: 'final', owned: 'ever', count_as_pairs: 'yes' },
    bonus: { ...parisEdition.bonus, 22: { effect: 'points', vp: 13 } },
    sell: { ...parisEdition.sell, gold: 4 },
    end_tiles: ['9 VP', ...parisEdition.end_tiles.slice(1)],
  }),
}

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await speech.speak('en')
})

// A default that differs from the shipped file would call the usual reading another one.
test('the shipped editions have the usual readings', () => {
  expect(turnedIn(lumiereRulings, JSON.stringify(lumiereEdition))).toEqual([])
  expect(turnedIn(parisRulings, JSON.stringify(parisEdition))).toEqual([])
  expect(turnedIn(parisRulings)).toEqual([])
  expect(Object.keys(parisEdition.rulings)).toEqual(Object.keys(parisRulings.readings))
  expect([...Object.keys(lumiereEdition.rulings), 'flip']).toEqual(
    Object.keys(lumiereRulings.readings),
  )
})

test('a turned ruling is found, and what a file leaves out is usual', () => {
  expect(turnedIn(lumiereRulings, '{"flip":true}').map(({ name }) => name)).toEqual(['flip'])
  expect(inForce(lumiereRulings, '{"rulings":{"large_light":"cross"}}')).toEqual([
    { name: 'streetlight_pieces', reading: 'cover', usual: true, others: ['free'] },
    { name: 'large_light', reading: 'cross', usual: false, others: ['diamond'] },
    { name: 'flip', reading: 'false', usual: true, others: ['true'] },
  ])
  expect(turnedIn(lumiereRulings, 'no JSON')).toEqual([])
  for (const game of games)
    expect(turnedIn(rulings[game], turned[game]).length).toBe(
      Object.keys(rulings[game].readings).length,
    )
})

test.each(every)('%s: every reading has its words in %s', async (game, language) => {
  const words = await rulings[game].words(language)
  const english = await rulings[game].words('en')
  for (const [name, readings] of Object.entries(rulings[game].readings))
    for (const key of ['question', ...readings]) {
      const [text, base] = [words[name]![key]!, english[name]![key]!]
      expect(text.trim(), `${name} ${key}`).not.toBe('')
      expect(numbersIn(language, text), `${name} ${key}`).toEqual(numbersIn('en', base))
    }
})

// The book beside a table told the shipped readings.
test.each(every)('%s: the book tells the readings in force in %s', async (game, language) => {
  const { words, turnedWords } = books[game]
  const usual = await words(language)
  const told = await wordsBeside(books[game], rulings[game], language, turned[game])
  expect(await wordsBeside(books[game], rulings[game], language, undefined)).toEqual(usual)
  const [own, english] = [await turnedWords(language), await turnedWords('en')]
  for (const { name, reading } of turnedIn(rulings[game], turned[game]))
    for (const [key, base] of Object.entries(english[name]![reading]!)) {
      const text = own[name]![reading]![key]!
      expect(told[key], key).toBe(text)
      expect(text, key).not.toBe(usual[key])
      expect(Object.keys(usual), key).toContain(key)
      expect(numbersIn(language, text), key).toEqual(numbersIn('en', base))
      for (const thing of namedIn(game, 'en', base))
        expect(namedIn(game, language, text), key).toContain(thing)
    }
  const changed = Object.keys(usual).filter((key) => usual[key] !== told[key])
  expect(changed.sort()).toEqual(
    game === 'lumiere'
      ? ['L14', 'L4', 'box_roofs', 'card_lampadaire', 'card_lumiere', 'notation_1']
      : ['P12', 'P4', 'P5'],
  )
})

test('the picture of the large streetlight shows the reach in force', () => {
  const reach = (edition?: string) => {
    const { lit, dark } = pictureOf('large', edition).position.pieces.large_streetlight!
    return lit!.length + dark!.length
  }
  expect(reach()).toBe(12)
  expect(reach(turned.lumiere)).toBe(8)
  expect(pictureOf('lit', turned.lumiere)).toBe(pictureOf('lit'))
})

const shown = (game: Game, what: string, edition?: string) =>
  render(books[game].art.Shown as Component<object>, { props: { what, words: {}, edition } })
    .body.replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('the lists of the book are those of the edition', () => {
  expect(shown('lumiere', 'postcards')).not.toContain('At this table')
  expect(shown('lumiere', 'postcards', turned.lumiere)).toContain(
    'At this table: A fountain: 7 points a roof of yours beside it',
  )
  expect(shown('paris', 'bonus')).toContain('10 VP')
  expect(shown('paris', 'bonus', turned.paris)).toContain('13 VP')
  expect(shown('paris', 'end_tiles', turned.paris)).toContain('9 VP')
  expect(shown('paris', 'trade', turned.paris)).toContain('Sell gold for 4 francs')
  const roofs = (edition?: string) =>
    render(books.lumiere.art.Shown as Component<object>, {
      props: { what: 'roofs', words: {}, edition },
    }).body
  expect(roofs(turned.lumiere)).not.toBe(roofs())
})

// The statue was told without its points, so that an edition with others said nothing of them.
test.each(languages)('the statue tells both of its amounts in %s', (language) => {
  const say = saying(language)
  const told = (edition?: string) => cardText(say, cardOf('penseur', boxOf(edition)))
  const numbers = (text: string) => text.match(/\d+/g)?.map(Number)
  expect(numbers(told())).toEqual([2, 1])
  const other = JSON.stringify({
    ...(JSON.parse(turned.lumiere) as object),
    postcard_vp: { penseur: [4, 3] },
  })
  expect(numbers(told(other))).toEqual([4, 3])
})

// What a tile or a postcard does was told by the usual reading.
test.each(languages)('tiles and postcards tell the reading in force in %s', (language) => {
  const say = saying(language)
  const box = boxOf(turned.lumiere)
  const card = (id: 'lumiere' | 'metro', here = box) =>
    cardText(say, cardOf(id, here), here.rulings)
  expect(card('lumiere')).toBe(say.lumiere.effects.lumiere_cross())
  expect(card('lumiere', boxOf())).toBe(say.lumiere.effects.lumiere())
  expect(card('metro')).toBe(card('metro', boxOf()))
  const differs = Array.from({ length: 30 }, (_, i) => i + 1).filter(
    (n) => bonusText(say, tilesOf(2, turned.paris), n) !== bonusText(say, tilesOf(2), n),
  )
  expect(differs).toEqual([17, 22, 23, 24, 25])
  expect(turnWords(say, 'r1f')).not.toBe(turnWords(say, 'r1'))
})
