import { expect, test } from 'vitest'
import { readEffect, readFault } from '../src/lumiere/explain'

// These sentences are written by engine/lumiere/explain.cpp; the browser tests see that they still are.
test('points and light of a move are read from the engine’s sentences', () => {
  const effect = readEffect(['orange builds V3', 'covers d4 e3 e4', 'lit by 3 streetlights (d3 e5 f4): 3 × 3 = 9', 'newly lit: a1 a2',
    'orange: -3 → 9 points (lit +9, unbuilt +3)', 'blue: 12 points, unchanged'])
  expect(effect).toEqual({ gains: { orange: { change: 12, parts: { lit: 9, unbuilt: 3 } } }, lamps: ['d3', 'e5', 'f4'], newlyLit: 2 })
})

test('a refusal becomes a word that every language has, with its space', () => {
  expect(readFault('d3 is a streetlight, and you have no Métropolitain to cover it')).toEqual({ fault: 'streetlight', at: 'd3' })
  expect(readFault('T4 would reach over the edge of the board')).toEqual({ fault: 'edge' })
  expect(readFault('a building stands on c7')).toEqual({ fault: 'building', at: 'c7' })
  expect(readFault('something new')).toEqual({ fault: 'other' })
})
