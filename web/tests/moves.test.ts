import { describe, expect, test } from 'vitest'
import { choices, planOf, swaps, touched } from '../src/games/lumiere/moves'
import { playedMoves } from '../src/table/log'
import { nameOf, type Space } from '../src/games/lumiere/position'
import { shippedBox as box } from '../src/games/lumiere/shapes'

const names = (cells: Space[]) => cells.map(nameOf).sort().join(' ')

// A move that the page does not offer cannot be played.
test('every kind of legal move becomes something that can be chosen', () => {
  expect(choices(['lay a1 r0', 'lay a1 r1', 'take T4', 'take L4'])).toEqual({
    tile: true,
    pass: false,
    take: ['T4', 'L4'],
    build: [],
    place: [],
    keep: [],
    deny: [],
  })
  expect(choices(['take T4', 'pass'])).toMatchObject({ tile: false, pass: true, take: ['T4'] })
  expect(
    choices([
      'build L4 c5 r1',
      'build L4 c5 r2',
      'card moulin e4',
      'card moulin -',
      'card sacre',
      'card jardin -',
    ]),
  ).toMatchObject({
    build: ['L4'],
    place: ['moulin'],
    keep: ['sacre'],
    deny: ['moulin', 'jardin'],
  })
})

describe('a building', () => {
  const plan = planOf(['build T4 c3 r0', 'build T4 f6 r2'], { what: 'roof', id: 'T4' }, box)!

  // The notation's own example: anchored at the bottom-left corner of the bounding box.
  test('covers what the notation says', () => {
    expect(names(plan.targets[0]!.cells)).toBe('c4 d3 d4 e4')
    expect(plan.turns).toEqual(['r0', 'r1', 'r2', 'r3'])
  })
  test('is put where its held space is pointed at, or where it covers that space', () => {
    expect(plan.wish([2, 4], 'r0')?.text).toBe('build T4 c3 r0')
    expect(plan.wish([3, 5], 'r0')?.text).toBe('build T4 c3 r0')
  })
  // A wish that is not legal must still be written as a move, so that the engine can say why not.
  test('is wished for on the board even at its edge', () => {
    const wish = plan.wish([7, 0], 'r0')!
    expect(wish.text).toBe('build T4 f7 r0')
    expect(names(wish.cells)).toBe('f8 g7 g8 h8')
  })
})

// Equal-looking turns have one spelling; another would be refused.
test('only turns that look different are offered', () => {
  const turns = (id: string) => planOf([], { what: 'roof', id }, box)!.turns
  expect(turns('O4')).toEqual(['r0'])
  expect(turns('I3')).toEqual(['r0', 'r1'])
  expect(turns('S4')).toEqual(['r0', 'r1'])
  expect(turns('W5')).toEqual(['r0', 'r1', 'r2', 'r3'])
  expect(planOf([], { what: 'roof', id: 'L4' }, { ...box, flip: true })!.turns).toHaveLength(8)
})

test('a tile lies on the whole area that is pointed at', () => {
  const plan = planOf(['lay c5 r0', 'lay c5 r2'], { what: 'tile' }, box)!
  expect(plan.turns).toEqual(['r0', 'r2'])
  for (const space of [
    [2, 3],
    [3, 3],
    [2, 2],
    [3, 2],
  ] as Space[])
    expect(plan.wish(space, 'r2')?.text).toBe('lay c5 r2')
})

describe('postcards', () => {
  test('a piece goes to one space; a refused space is written as a wish', () => {
    const plan = planOf(['card moulin e4', 'card moulin -'], { what: 'card', card: 'moulin' }, box)!
    expect(plan.targets.map(({ text }) => text)).toEqual(['card moulin e4'])
    expect(plan.wish([0, 7], '')?.text).toBe('card moulin a1')
  })
  test('the statue turns through its facings, and looks where it can', () => {
    const plan = planOf(
      ['card penseur e4 north', 'card penseur e4 west', 'card penseur a1 east'],
      { what: 'card', card: 'penseur' },
      box,
    )!
    expect(plan.turns).toEqual(['north', 'west', 'east'])
    expect(plan.wish([0, 7], 'north')?.text).toBe('card penseur a1 east')
    expect(plan.wish([4, 4], 'west')?.text).toBe('card penseur e4 west')
  })
  test('the annex says which roof it joins only where there are several', () => {
    const plan = planOf(
      ['card bouquinistes a1', 'card bouquinistes e4 c3', 'card bouquinistes e4 f5'],
      { what: 'card', card: 'bouquinistes' },
      box,
    )!
    expect(plan.wish([0, 7], 'c3')?.text).toBe('card bouquinistes a1')
    expect(plan.wish([4, 4], 'f5')?.text).toBe('card bouquinistes e4 f5')
  })
  test('Levitation is a swap, then a building', () => {
    const legal = [
      'card levitation L4 P5 c3 r2',
      'card levitation L4 T4 c3 r0',
      'card levitation I3 P5 a1 r0',
      'card levitation -',
    ]
    expect(swaps(legal)).toEqual({ gives: ['L4', 'I3'], gets: [] })
    expect(swaps(legal, 'L4')).toEqual({ gives: ['L4', 'I3'], gets: ['P5', 'T4'] })
    expect(planOf(legal, { what: 'card', card: 'levitation', give: 'L4' }, box)).toBeNull()
    expect(
      planOf(legal, { what: 'card', card: 'levitation', give: 'L4', get: 'P5' }, box)!.targets.map(
        ({ text }) => text,
      ),
    ).toEqual([legal[0]])
  })
  test('the garden is a building of two', () => {
    const plan = planOf(
      ['card jardin c3 r1', 'card jardin -'],
      { what: 'card', card: 'jardin' },
      box,
    )!
    expect(names(plan.targets[0]!.cells)).toBe('c3 c4')
  })
})

test('the last move is marked where it happened', () => {
  expect(names(touched('lay c5 r2', box))).toBe('c5 c6 d5 d6')
  expect(names(touched('build T4 c3 r0', box))).toBe('c4 d3 d4 e4')
  expect(names(touched('card levitation L4 O4 a1 r0', box))).toBe('a1 a2 b1 b2')
  expect(names(touched('card penseur e4 north', box))).toBe('e4')
  for (const move of ['take L4', 'pass', 'card sacre', 'card moulin -'])
    expect(touched(move, box)).toEqual([])
})

test('moves that were taken back are not in the list', () => {
  expect(
    playedMoves([
      'move orange take L4',
      'move blue pass',
      'undo 1',
      'move blue take T4',
      'result orange',
    ]),
  ).toEqual([
    { seat: 'orange', move: 'take L4' },
    { seat: 'blue', move: 'take T4' },
  ])
})
