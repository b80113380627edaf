import { expect, test } from 'vitest'
import { languages } from './saying'
import { anchorOf, anchorsOf, chapterOf, keysOf, parts } from '../src/rules/book'
import lumiere from '../src/games/lumiere/rules'
import paris from '../src/games/paris/rules'
import { more as lumiereMore } from '../src/games/lumiere/rules/book'
import pictures from '../src/games/lumiere/rules/pictures'
import parisPictures from '../src/games/paris/rules/pictures'
import { cardIds, nameOf, type Position, spaceOf, steps } from '../src/games/lumiere/position'

const books = { lumiere, paris }
type Game = keyof typeof books
const games: Game[] = ['lumiere', 'paris']
const every = games.flatMap((game) => languages.map((language) => [game, language] as const))
const wanted = (game: Game) => [
  ...keysOf(books[game].chapters),
  ...(game === 'lumiere' ? lumiereMore : []),
]

test.each(every)('the book of %s is whole in %s', async (game, language) => {
  const words = await books[game].words(language)
  expect(Object.keys(words).sort()).toEqual([...new Set(wanted(game))].sort())
  for (const [key, text] of Object.entries(words)) {
    expect(text.trim(), key).not.toBe('')
    expect(text.split('**').length % 2, `${key}: stars come in pairs`).toBe(1)
  }
})

const sources = import.meta.glob<string>('../../engine/*/refusal.cpp', {
  query: '?raw',
  import: 'default',
  eager: true,
})

// A refusal names a ruling or a section: the book must have an anchor for it.
test.each(games)('every ruling that the engine of %s cites can be looked up', (game) => {
  const source = sources[`../../engine/${game}/refusal.cpp`]!
  const cited = [...new Set([...source.matchAll(/"(§\d+|[LP]\d+)"/g)].map(([, ruling]) => ruling!))]
  expect(cited.length).toBeGreaterThan(5)
  const anchors = books[game].chapters.flatMap((chapter) => anchorsOf(chapter, books[game].shown))
  for (const ruling of cited) expect(anchors, ruling).toContain(anchorOf(ruling))
  expect(new Set(anchors).size).toBe(anchors.length)
})

test('every numbered ruling is in its book', () => {
  const numbered = (game: Game) =>
    books[game].chapters.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'ruling' ? [block.key] : [])),
    )
  expect(numbered('lumiere').sort()).toEqual(
    Array.from({ length: 17 }, (_, i) => `L${i + 1}`).sort(),
  )
  expect(numbered('paris').sort()).toEqual(Array.from({ length: 15 }, (_, i) => `P${i + 1}`).sort())
})

test('an anchor leads to its chapter', () => {
  const at = (game: Game, ruling: string) =>
    books[game].chapters[chapterOf(books[game].chapters, anchorOf(ruling), books[game].shown)]!.id
  expect(at('lumiere', 'L14')).toBe('light')
  expect(at('lumiere', '§4')).toBe('roofs')
  expect(at('lumiere', 'metro')).toBe('postcards')
  expect(at('paris', 'P15')).toBe('benefits')
  expect(at('paris', 'tile18')).toBe('bonus')
  expect(at('paris', '§5')).toBe('end')
  expect(cardIds.every((id) => at('lumiere', id) === 'postcards')).toBe(true)
})

test('words to remember are told apart', () => {
  expect(parts('lay a **tile** or')).toEqual([
    { strong: false, words: 'lay a ' },
    { strong: true, words: 'tile' },
    { strong: false, words: ' or' },
  ])
})

/** By the light of ordinary streetlights, counted again. */
function lamps(position: Position, spaces: string[]): number {
  const seen = new Set(
    spaces
      .flatMap((name) =>
        steps.map(([dx, dy]) => [spaceOf(name)[0] + dx, spaceOf(name)[1] + dy] as const),
      )
      .filter(([x, y]) => position.ground[y]?.[x] === 'L')
      .map(nameOf),
  )
  return seen.size
}

test('the pictures made to be read keep the rules of colour and light', () => {
  for (const name of ['built', 'lit', 'statue']) {
    const { position } = pictures[name]!
    const covered = position.buildings.flatMap(({ spaces }) => spaces)
    expect(new Set(covered).size, name).toBe(covered.length)
    for (const { id, owner, spaces, lit } of position.buildings) {
      expect(lit, `${name} ${id}`).toBe(lamps(position, spaces))
      for (const space of spaces)
        expect(`${owner[0]}m`, `${name} ${id} ${space}`).toContain(
          position.ground[spaceOf(space)[1]]![spaceOf(space)[0]]!,
        )
    }
  }
  const large = pictures.large!.position
  const [cx, cy] = spaceOf(large.pieces.large_streetlight!.space)
  const reach = [...large.pieces.large_streetlight!.lit!, ...large.pieces.large_streetlight!.dark!]
  expect(reach.length).toBe(12)
  for (const space of reach)
    expect(Math.abs(spaceOf(space)[0] - cx) + Math.abs(spaceOf(space)[1] - cy)).toBeLessThanOrEqual(
      2,
    )
})

test('the district that is scored adds up', () => {
  const { places, sums, pays } = parisPictures.majority!.position.districts.mon
  const added = ['1', '2', '3'].map((seat) =>
    Object.entries(places)
      .filter(([, { keys }]) => keys?.includes(seat as '1'))
      .reduce((sum, [name]) => sum + Number(/\d+$/.exec(name)?.[0] ?? 0), 0),
  )
  expect(added).toEqual(sums)
  expect(pays).toEqual([20, 10, 5])
})

// A book that opens at its beginning while something else is asked, or at a chapter it lacks.
test('a book opens at what is happening', () => {
  const happening: Record<Game, Record<string, string>> = {
    lumiere: { streets: 'streets', city: 'roofs', over: 'scoring' },
    paris: { draw: 'turn', act: 'moving', bonus: 'bonus', vp: 'benefits', over: 'end' },
  }
  for (const game of games)
    for (const [stage, chapter] of Object.entries(happening[game])) {
      expect(books[game].now({ stage, phase: stage })).toBe(chapter)
      expect(books[game].chapters.map(({ id }) => id)).toContain(chapter)
    }
})
