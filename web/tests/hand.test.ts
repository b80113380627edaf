// What is held by night, and in which turn.

import { expect, test } from 'vitest'
import { Hand } from '../src/games/lumiere/hand.svelte'
import { boxOf } from '../src/games/lumiere/shapes'

const handWith = (legal: string[]) =>
  new Hand(() => ({ table: 'one', ply: 20, legal, box: boxOf('devir-2019') }))

// A roof was picked up lying in a way in which it fits nowhere, and nothing said so.
test('a roof is taken up in a turn in which it fits, and turned further it fits nowhere', () => {
  const hand = handWith(['build R6 a1 r1', 'build O4 c3 r0'])
  hand.hold({ what: 'roof', id: 'R6' })
  expect(hand.turn).toBe('r1')
  expect(hand.fitting).toHaveLength(1)
  hand.rotate(1)
  expect(hand.fitting).toEqual([])
})

test('a piece of one space fits wherever it may stand, whichever way it faces', () => {
  const hand = handWith(['card penseur e4 north', 'card penseur e5 south', 'card penseur -'])
  hand.hold({ what: 'card', card: 'penseur' })
  expect(hand.fitting.map(({ text }) => text)).toEqual([
    'card penseur e4 north',
    'card penseur e5 south',
  ])
})
