import { expect, test } from 'vitest'
import type { AnalysisReport, Replayed } from '../src/engine/study'
import { moveSentence } from '../src/games/lumiere/sentences'
import { languages, saying } from './saying'
import { reviewedPly, reviewedTable, reviewOf } from '../src/review/addresses'
import {
  asTable,
  nameOfSeat,
  positionOfSeat,
  recordUpTo,
  type ReviewedGame,
} from '../src/review/game'
import {
  chancesAt,
  decisionAt,
  linesOf,
  mistakesOf,
  percent,
  percents,
  signed,
  winAt,
} from '../src/review/report'
import { turnText } from '../src/games/lumiere/review/turns'
import { expectedLine, comparison } from '../src/review/sentences'
import { reviewWords } from '../src/review/words'

const candidate = { move: 'take I3', win: 0.6, margin: 3, movers: [0, 1] }
const zero = { win: 0, margin: 0 }
const summary = {
  accuracy: 80,
  choices: 2,
  loss: { win: 0.1, vp: 1 },
  marks: {},
  start: zero,
  play: zero,
  others: zero,
  luck: zero,
  error: zero,
  end: zero,
}

function report(seats: number): AnalysisReport {
  return {
    game: 'lumiere',
    moves: 4,
    complete: true,
    seats: Array.from({ length: seats }, (_, i) => ({ seat: String(i + 1), name: `P${i + 1}` })),
    decisions: [
      { ply: 0, seat: 0, move: 'pass', mark: 'forced' },
      {
        ply: 1,
        seat: 1,
        move: 'pass',
        mark: 'best',
        win: 0.5,
        margin: 0,
        best: { ...candidate, line: [] },
        loss: { win: 0, vp: 0 },
      },
      {
        ply: 2,
        seat: 0,
        move: 'pass',
        mark: 'blunder',
        win: 0.3,
        margin: -2,
        best: { ...candidate, line: ['take I3', 'pass'] },
        loss: { win: 0.3, vp: 5 },
      },
      {
        ply: 3,
        seat: 1,
        move: 'pass',
        mark: 'inaccuracy',
        win: 0.3,
        margin: -2,
        best: { ...candidate, line: [] },
        loss: { win: 0.03, vp: 0.5 },
      },
    ],
    summary: Array.from({ length: seats }, () => summary),
    graph: {
      win: Array.from({ length: seats }, (_, i) => [0.5, null, 0.6 - i / 10, 0.3, i === 0 ? 1 : 0]),
      margin: [],
    },
    result: null,
    gave_up: null,
  }
}

test('two players share one line; more have one each; what is not known is left out', () => {
  const lines = linesOf(report(2))
  expect(lines.map(({ seat }) => seat)).toEqual([0])
  expect(lines[0]!.points).toEqual([
    { ply: 0, win: 0.5 },
    { ply: 2, win: 0.6 },
    { ply: 3, win: 0.3 },
    { ply: 4, win: 1 },
  ])
  expect(linesOf(report(3)).map(({ seat }) => seat)).toEqual([0, 1, 2])
  expect(winAt(lines[0]!, 1)).toBe(0.5)
  expect(winAt(lines[0]!, 4)).toBe(1)
  expect(winAt({ seat: 0, points: [] }, 1)).toBe(null)
})

test('a game of two is drawn from the side of whoever looks', () => {
  expect(linesOf(report(2), 1)).toEqual([
    {
      seat: 1,
      points: [
        { ply: 0, win: 0.5 },
        { ply: 2, win: 0.5 },
        { ply: 3, win: 0.3 },
        { ply: 4, win: 0 },
      ],
    },
  ])
})

// Chances of three seats that sum to 99 or 101 %.
test('the chances of all seats are told together, and sum to 100 %', () => {
  for (const parts of [
    [1 / 3, 1 / 3, 1 / 3],
    [0.335, 0.335, 0.33],
    [1, 0],
    [0.145, 0.285, 0.57],
  ])
    expect(percents(parts).reduce((a, b) => a + b)).toBe(100)
  expect(percents([0.146, 0.283, 0.571])).toEqual([15, 28, 57])
  const three = {
    ...report(3),
    graph: {
      win: [
        [0.5, null, 0.2],
        [0.3, null, 0.3],
        [0.2, null, 0.5],
      ],
      margin: [],
    },
  }
  expect(chancesAt(three, 1)).toEqual([0.5, 0.3, 0.2])
  expect(chancesAt(three, 2)).toEqual([0.2, 0.3, 0.5])
  expect(chancesAt({ ...three, graph: { win: [], margin: [] } }, 2)).toBe(null)
})

test('a stopped analysis ends where it was stopped', () => {
  const stopped = {
    ...report(2),
    decisions: report(2).decisions.slice(0, 2),
    graph: { win: [[0.5, 0.4]], margin: [] },
    complete: false,
  }
  expect(linesOf(stopped)[0]!.points.map(({ ply }) => ply)).toEqual([0, 1])
})

test('mistakes are the decisions that lost something, in their order', () => {
  expect(mistakesOf(report(2)).map(({ ply, mark }) => [ply, mark])).toEqual([
    [2, 'blunder'],
    [3, 'inaccuracy'],
  ])
  expect(decisionAt(report(2), 2)?.mark).toBe('blunder')
  expect(decisionAt(null, 2)).toBe(undefined)
})

test('numbers for people', () => {
  expect(percent(0.1234)).toBe(12.3)
  expect([signed(2.04, 'en'), signed(-3.26, 'fr'), signed(-0.01, 'en')]).toEqual([
    '+2',
    '−3,3',
    '0',
  ])
})

const replayed = {
  settings: { game: 'lumiere', seats: 2, options: { postcards: 'random' }, edition: 'devir-2019' },
  seats: [
    { seat: 'orange', name: 'Alice' },
    { seat: 'blue', name: 'Belle' },
  ],
  start: { position: { open: 0 }, seen: [{ own: 'a0' }, { own: 'b0' }] },
  plies: [
    {
      seat: 'orange',
      line: 'take I3',
      position: { open: 1 },
      seen: [{ own: 'a1' }, { own: 'b1' }],
    },
    { seat: 'blue', line: 'take L4', position: { open: 2 }, seen: [{ own: 'a2' }, { own: 'b2' }] },
  ],
  over: true,
  scores: [],
  result: 'blue',
  gave_up: null,
} satisfies Replayed
const record =
  'belle-record 1\ngame lumiere\nedition devir-2019\nseat orange Alice\nseat blue Belle\nfair commit 00\ndeal start orange\nmove orange take I3\nmove blue take P5\nundo 1\nmove blue take L4\nscore orange total 1\nresult blue\nfair seed 00\n'
const game: ReviewedGame = { record, edition: '', replayed, table: null, you: null }

test('a game that goes on keeps the deal and the moves that count, and nothing after them', () => {
  expect(recordUpTo(game, 2)).toBe(
    'belle-record 1\ngame lumiere\nedition devir-2019\nseat orange Alice\nseat blue Belle\ndeal start orange\nmove orange take I3\nmove blue take L4\n',
  )
  expect(recordUpTo(game, 0)).not.toContain('move')
})

test('viewpoint: everybody’s show each seat from its own side, one seat’s show all from there', () => {
  expect([0, 1].map((seat) => positionOfSeat(game, 1, seat, 'all'))).toEqual([
    { own: 'a1' },
    { own: 'b1' },
  ])
  expect([0, 1].map((seat) => positionOfSeat(game, 2, seat, 1))).toEqual([
    { own: 'b2' },
    { own: 'b2' },
  ])
  expect(asTable(game, 1).log).toEqual(['move orange take I3'])
})

const say = saying('en')
const telling = {
  turn: turnText,
  sentence: (words: typeof say, one: ReviewedGame, _ply: number, seat: string, move: string) =>
    moveSentence(words, nameOfSeat(one, seat), move),
}
const decided = (move: string, line: string[], movers = [0, 1]) => ({
  ply: 0,
  seat: 0,
  move,
  mark: 'mistake' as const,
  best: { move: line[0]!, win: 0.6, margin: 3, line, movers },
})

test('moves that differ by a turn alone are told with it, and only those', async () => {
  const told = (played: string, better: string) =>
    reviewWords('en').then((words) =>
      Object.values(comparison(telling, say, words, game, decided(played, [better]), 'orange')),
    )
  expect(await told('lay a5 r0', 'lay a5 r3')).toEqual([
    'Alice lays a tile on a5 (not turned)',
    'Alice lays a tile on a5 (turned a quarter to the left)',
  ])
  expect(await told('build L4 c5 r1', 'build L4 c5 r2f')).toEqual([
    'Alice builds L4 on c5 (turned a quarter to the right)',
    'Alice builds L4 on c5 (turned half round, flipped)',
  ])
  expect(await told('card penseur c2 south', 'card penseur c2 east')).toEqual([
    expect.stringMatching(/facing south\)$/),
    expect.stringMatching(/facing east\)$/),
  ])
  expect(await told('lay a5 r0', 'lay c3 r1')).toEqual([
    'Alice lays a tile on a5',
    'Alice lays a tile on c3',
  ])
})

test('what is expected is told in words with who does it, four moves at most', () => {
  const line = expectedLine(
    telling,
    say,
    game,
    decided(
      'pass',
      ['take I3', 'lay a5 r1', 'lay c3 r0', 'pass', 'take L4', 'pass'],
      [0, 1, 0, 1, 0, 1],
    ),
    replayed.seats,
  )
  expect(line).toEqual([
    'Belle lays a tile on a5',
    'Alice lays a tile on c3',
    'Belle passes',
    'Alice takes L4',
  ])
})

test.each(languages)('%s has every long word of a review', async (language) => {
  const { turns, flipped, account, accuracy, deal } = await reviewWords(language)
  for (const text of [
    ...turns,
    flipped,
    ...Object.values(account),
    accuracy,
    ...Object.values(deal).flat(),
  ])
    expect(text.trim()).not.toBe('')
  expect(new Set(turns).size).toBe(4)
  const verdicts = Object.values(deal).map(([verdict]) => verdict)
  expect(new Set(verdicts).size, 'each verdict on a deal has its own words').toBe(verdicts.length)
})

test('addresses', () => {
  expect(reviewedTable(reviewOf('local-abc2'))).toBe('local-abc2')
  expect(reviewedTable(reviewOf('local-abc2', 57))).toBe('local-abc2')
  expect(reviewedPly(reviewOf('local-abc2', 57))).toBe(57)
  expect(reviewedPly(reviewOf('local-abc2'))).toBeUndefined()
  expect(reviewedTable('/review')).toBe(undefined)
  expect(reviewedTable('/review/a/b')).toBe(undefined)
})
