// The edition page, drawn without a browser.

import type { Component } from 'svelte'
import { render } from 'svelte/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { at, changed, Edition, type Path, shipped, type Tree } from '../src/editions/edition.svelte'
import LumiereBox from '../src/games/lumiere/Box.svelte'
import lumiereRulings from '../src/games/lumiere/rulings'
import { boxOf, cardOf } from '../src/games/lumiere/shapes'
import ParisBox from '../src/games/paris/Box.svelte'
import parisRulings from '../src/games/paris/rulings'
import { speech } from '../src/messages/speech.svelte'
import type { Rulings } from '../src/rules/rulings'
import docs from '../../docs/rulings.md?raw'
import turned from '../../tests/editions/turned/paris.json?raw'

const boxes = { lumiere: LumiereBox, paris: ParisBox }
type Game = keyof typeof boxes
const games: Game[] = ['lumiere', 'paris']

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await speech.speak('en')
})

const text = (tree: Tree) => `${JSON.stringify(tree)}\n`
const drawn = (game: Game, tree: Tree) =>
  render(boxes[game] as unknown as Component, { props: { edition: new Edition(game, text(tree)) } })
    .body
/** The edition that nobody has corrected. */
const shut = (game: Game) =>
  render(boxes[game] as unknown as Component, { props: { edition: new Edition(game, null) } }).body

/** All standings of a file, by their places. */
const standings = (tree: Tree, path: Path = ['standing']): [Path, string][] =>
  typeof tree === 'string'
    ? [[path, tree]]
    : Object.entries(tree).flatMap(([key, each]) => standings(each, [...path, key]))
const count = (html: string) => {
  const marks = [...html.matchAll(/class="standing (\w+)/g)].map(([, mark]) => mark!)
  return Object.fromEntries(
    ['printed', 'reported', 'reconstructed'].map((word) => [
      word,
      marks.filter((mark) => mark === word).length,
    ]),
  )
}

// A standing that the page does not show, or shows of its own accord, is a claim nobody can check.
test.each(games)('%s: every standing of the file is shown, as the file has it', (game) => {
  const file = shipped[game]!
  const before = count(drawn(game, file))
  for (const [path, word] of standings(at(file, ['standing'])!)) {
    const other = word === 'printed' ? 'reported' : 'printed'
    const after = count(drawn(game, changed(file, path, other)))
    expect(after, path.join('.')).toEqual({
      ...before,
      [word]: before[word]! - 1,
      [other]: before[other]! + 1,
    })
  }
})

test.each(games)('%s: the shipped edition shows the same marks as a copy of it', (game) => {
  expect(count(shut(game))).toEqual(count(drawn(game, shipped[game]!)))
})

const rulings: Record<Game, Rulings> = { lumiere: lumiereRulings, paris: parisRulings }
const plain = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')

// A ruling that is not on the page could be turned only by those who write files.
test.each(games)('%s: both readings of every ruling can be chosen', (game) => {
  const open = drawn(game, shipped[game]!)
  for (const [name, [usual]] of Object.entries(rulings[game].readings)) {
    const chosen = [...open.matchAll(/<input type="radio"[^>]*>/g)]
      .map(([input]) => input)
      .filter((input) => input.includes(`name="${name}"`))
    expect(chosen.length, name).toBe(2)
    expect(chosen[0], name).toContain(`value="${usual}"`)
    expect(chosen[0], name).toMatch(/checked/)
    expect(chosen[1], name).not.toMatch(/checked/)
  }
})

// The page and the edition file must know the same rulings, and the documents argue each.
test.each(games)('%s: the rulings are those of the file and of the documents', (game) => {
  const inFile = Object.keys(at(shipped[game]!, ['rulings']) as object)
  const onPage = Object.keys(rulings[game].readings).filter((name) => name !== 'flip')
  expect(onPage.sort()).toEqual(inFile.sort())
  for (const [name, readings] of Object.entries(rulings[game].readings))
    for (const word of [name, ...readings]) expect(docs, name).toContain(`\`${word}\``)
})

const labels = (html: string) =>
  new Set([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label!))

// What an owner of the box may find otherwise must be open in a copy.
test('what Paris leaves to the owner of a box can be corrected', () => {
  const html = drawn('paris', shipped.paris!)
  const open = labels(html)
  for (const number of [1, 5, 7, 12, 22]) expect(open).toContain(`Tile ${number}, what it gives`)
  for (const number of [1, 5, 12, 13, 14]) expect(open).toContain(`Tile ${number}, francs`)
  for (const number of [2, 3, 4]) expect(open).toContain(`Tile ${number}, what it counts as`)
  for (const number of [6, 11, 15, 18, 26, 28]) {
    expect(open).toContain(`Tile ${number}, buildings of value`)
    expect(open).toContain(`Tile ${number}, VP`)
  }
  for (const number of [20, 23, 24])
    for (const n of [2, 3, 4]) expect(open).toContain(`Tile ${number}, ${n} players`)
  for (const n of [4, 5, 6, 7]) expect(open).toContain(`Tile 30, ${n} types`)
  for (let i = 1; i <= 12; i++) expect(open).toContain(`E${i}`)
  expect(open).toContain('E9, amount')
  expect(open).toContain('Value, Notre-Dame')
  expect(open).toContain('Cost, Notre-Dame: marble')
  expect(open).toContain('Wood for a building of value 8, wood')
  expect(html.match(/two tiles with 4 players<\/option>/g)?.length).toBe(30)
})

test('the stars of a first game can be corrected', () => {
  const html = drawn('lumiere', shipped.lumiere!)
  const stars = [...html.matchAll(/aria-pressed="(\w+)" aria-label="([^"]*), for a first game"/g)]
  expect(stars.length).toBe(12)
  expect(stars.filter(([, pressed]) => pressed === 'true').length).toBe(8)
})

// A file may leave out the VP of some postcards, and say those of others.
test('postcards tell the VP of the edition', () => {
  const own = { ...(shipped.lumiere as object), postcard_vp: { moulin: 7 } }
  const html = plain(drawn('lumiere', own as unknown as Tree))
  expect(html).toContain('A dancer: 7 points a free space')
  expect(html).toContain('A fountain: 3 points a roof')
  expect(cardOf('fontaine', boxOf(text(own as unknown as Tree))).vp).toEqual([3])
})

test('an edition with every fact of Paris turned is drawn with its own amounts', () => {
  const html = drawn('paris', JSON.parse(turned))
  expect(plain(html)).toContain('3 VP for each building of value 8 held')
  expect(plain(html)).toContain('2 francs and 3 VP')
  expect(labels(html)).toContain('Value, Palais de Justice')
  // Seven francs, an amount that our own tiles do not have.
  expect(html).toMatch(
    /aria-label="E12, amount"[^>]*value="7"|value="7"[^>]*aria-label="E12, amount"/,
  )
})
