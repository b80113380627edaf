// How a game went, in points: what the counting, the turning point and the word at the end say.
import { expect, test } from 'vitest'
import { pace, sumsUpTo } from '../src/ending/counting'
import {
  type Course,
  courseOf,
  gained,
  stretches,
  tookTheLead,
  turnedAt,
} from '../src/ending/course'
import { remarkOn, variantOf, victoryOf } from '../src/ending/remark'
import { endingWords } from '../src/ending/words'
import type { AnalysisReport, Replayed } from '../src/engine/study'
import lumiere from '../src/games/lumiere/ending'
import paris from '../src/games/paris/ending'
import { languages, saying } from './saying'

/** Positions of two seats whose score has two parts. */
const at = (...parts: [number, number][]) => ({ position: { parts } })
const game = {
  seats: [
    { seat: 'a', name: 'Zoé' },
    { seat: 'b', name: 'Max' },
  ],
  start: at([0, 0], [0, 0]),
  plies: [
    { seat: 'a', line: 'use 3', ...at([5, 0], [0, 0]) },
    { seat: 'b', line: 'move x y', ...at([5, 0], [0, 8]) },
    { seat: 'a', line: 'prestige', ...at([5, 6], [0, 6]) },
  ],
} as unknown as Replayed
const course = courseOf(game, {
  earned: (position, seat) => {
    const [play, kept] = (position as { parts: [number, number][] }).parts[seat === 'a' ? 0 : 1]!
    return { play, kept }
  },
  sourceOf: (part, move) => (part === 'kept' ? 'kept' : move.split(' ')[0]!),
})
const went = (...totals: number[][]): Course => ({ totals, gains: [] })

test('every change of the score has its move and its source, and all of them make the total', () => {
  expect(course.totals).toEqual([
    [0, 0],
    [5, 0],
    [5, 8],
    [11, 6],
  ])
  expect(course.gains).toEqual([
    { ply: 0, seat: 0, source: 'use', points: 5 },
    { ply: 1, seat: 1, source: 'kept', points: 8 },
    { ply: 2, seat: 0, source: 'kept', points: 6 },
    { ply: 2, seat: 1, source: 'kept', points: -2 },
  ])
  expect(gained(course, 0, ['use', 'kept'])).toEqual([5, 6])
  expect(gained(course, 1, ['use', 'kept'], [2, 3])).toEqual([0, -2])
  expect(
    stretches([
      { name: '', until: 2 },
      { name: '', until: 3 },
    ]),
  ).toEqual([
    [0, 2],
    [2, 3],
  ])
})

// A lead that was lost again told as the turning point.
test('the turning point in points is when the winner went ahead for good', () => {
  expect(tookTheLead(course, 0)).toBe(2)
  expect(tookTheLead(course, 1)).toBe(null)
  expect(tookTheLead(went([0, 0], [3, 0], [5, 1]), 0)).toBe(-1)
  expect(tookTheLead(went([0, 0], [3, 0], [5, 5]), 0)).toBe(null)
})

test('with an analysis it is when the winner became the favourite for good, of all seats', () => {
  const report = {
    moves: 3,
    decisions: [{ ply: 0 }, { ply: 1 }, { ply: 2 }],
    graph: {
      win: [
        [0.3, null, 0.45, 1],
        [0.4, null, 0.25, 0],
        [0.3, null, 0.3, 0],
      ],
    },
  } as unknown as AnalysisReport
  expect(turnedAt(report, 0)).toEqual({ ply: 0, win: [0.3, 0.45] })
  const ahead = {
    ...report,
    graph: {
      win: [
        [0.6, 1],
        [0.4, 0],
      ],
      margin: [],
    },
  }
  expect(turnedAt(ahead, 0)).toBe(null)
})

test('the counting adds up part by part, and many parts take no longer than a few seconds', () => {
  const parts = [
    { name: 'Chaillot', points: [8, 4], spot: 'cha' },
    { name: 'Francs', points: [0, 3], spot: '' },
  ]
  expect(sumsUpTo(parts, 0, 2)).toEqual([0, 0])
  expect(sumsUpTo(parts, 1, 2)).toEqual([8, 4])
  expect(sumsUpTo(parts, 2, 2)).toEqual([8, 7])
  for (const n of [1, 5, 12, 20]) expect(n * pace(n).step).toBeLessThanOrEqual(9000)
  expect(pace(5, 'fast').step).toBeLessThan(pace(5).step)
  expect(pace(5, 'slow').step).toBeGreaterThan(pace(5).step)
})

// A word that does not fit: a runaway victory called close, a comeback that was none.
test('the word at the end fits the margin and the course', () => {
  expect(victoryOf([50, 49], 0, null)).toBe('close')
  expect(victoryOf([50, 20], 0, went([0, 0], [2, 0], [50, 20]))).toBe('runaway')
  expect(victoryOf([50, 40], 0, went([0, 0], [0, 5], [10, 30], [20, 30], [50, 40]))).toBe(
    'comeback',
  )
  expect(victoryOf([50, 40], 0, went([0, 0], [5, 0], [20, 15], [30, 25], [50, 40]))).toBe('steady')
  expect(victoryOf([50, 40], 0, went([0, 0], [0, 1], [20, 21], [30, 31], [50, 40]))).toBe('clear')
  expect(variantOf('abc', 2)).toBe(variantOf('abc', 2))
})

// “A hair’s breadth” to the third of three, who had half of the winner's points.
test('who lost is told of their own game, not of a rival’s', async () => {
  const { remarks } = await endingWords('en')
  const chairs = [{ seat: 'a' }, { seat: 'b' }, { seat: 'c' }]
  const word = (you: string, totals: number[], course: Course | null = null) =>
    remarkOn(
      remarks,
      { table: 'x', you, chairs } as never,
      { won: ['a'], finished: true },
      totals,
      course,
    )
  expect(remarks.lost.close).toContain(word('b', [117, 113, 50]))
  expect(remarks.lost.clear).toContain(word('c', [117, 113, 50]))
  const course = went([0, 0, 0], [0, 5, 0], [10, 30, 0], [20, 30, 10], [50, 40, 30])
  expect(remarks.lost.comeback).toContain(word('b', [50, 40, 30], course))
  expect(remarks.lost.clear).toContain(word('c', [50, 40, 30], course))
})

test.each(languages)(
  'every word of the end is there in %s, in several variants',
  async (language) => {
    const { remarks } = await endingWords(language)
    const seen = { table: 'x', you: 'a', chairs: [{ seat: 'a' }, { seat: 'b' }] } as never
    const word = (you: string | null, won: string[], finished = true) =>
      remarkOn(remarks, { ...(seen as object), you } as never, { won, finished }, [50, 20], null)
    const words = [word('a', ['a']), word('b', ['a']), word(null, ['a']), word('a', ['a', 'b'])]
    expect(new Set([...words, word('a', ['a'], false)]).size).toBe(5)
    expect(word('a', [])).toBe('')
    for (const variants of Object.values(remarks).flatMap((one) =>
      Array.isArray(one) ? [one] : Object.values(one),
    ) as string[][])
      expect(new Set(variants).size).toBeGreaterThan(1)
  },
)

// Parts that do not make the total, so that the counting ends with another number than the sheet.
test('La Cité is counted roof by roof to the engine’s total', async () => {
  const score = { lit: 13, group: 6, unbuilt: -3, cards: 4, total: 20 }
  const none = { lit: 0, group: 0, unbuilt: 0, cards: 0, total: 0 }
  const seat = { reserve: ['T4'], tokens: 1, chimneys: 2, tiles: [], group: ['a1'], score }
  const position = {
    buildings: [
      { id: 'L4', owner: 'orange', spaces: ['a1'], lit: 2, points: 8 },
      { id: 'P5', owner: 'orange', spaces: ['c1'], lit: 1, points: 5 },
      { id: 'O4', owner: 'blue', spaces: ['e1'], lit: 0, points: 0 },
    ],
    pieces: { painter: { space: 'h8', owner: 'orange', points: 4 } },
    cards: [{ id: 'peintre', by: 'orange' }, { id: 'metro' }],
    seats: {
      orange: seat,
      blue: { ...seat, reserve: [], tokens: 0, chimneys: 0, group: [], score: none },
    },
  }
  const scoreWords = await lumiere.scoreWords(saying('en'), 'en')
  const parts = scoreWords.parts({ position } as never)
  expect(sumsUpTo(parts, parts.length, 2)).toEqual([20, 0])
  expect(parts[0]).toEqual({ name: 'Lit roofs · Roof P5', points: [5, 0], spot: 'c1' })
  expect(scoreWords.unused(position, 'orange')).toEqual([
    '1 roof not built',
    '1 token',
    '2 chimneys',
  ])
  expect(scoreWords.unused(position, 'blue')).toEqual([])
  expect(scoreWords.unusedByAll(position)).toEqual(['1 postcard: Métropolitain'])
})

test('in Paris points in play are told by the move that brought them', () => {
  expect(paris.sourceOf('play', 'prestige gold*')).toBe('landmarks')
  expect(paris.sourceOf('play', 'use 18')).toBe('tiles')
  expect(paris.sourceOf('play', 'move arc mon8')).toBe('buildings')
  expect(paris.sourceOf('districts', 'move arc mon8')).toBe('districts')
  expect(paris.sourceOf('tile27', 'end')).toBe('francs')
})
