// The lens that follows a finger over the small board.

import { expect, test } from 'vitest'
import { glass, loupeAt, unitsAt } from '../src/games/paris/loupe'

test('the middle of the room is the Arc, whatever the shape of the room', () => {
  const room = { left: 10, top: 60, width: 390, height: 500 }
  expect(unitsAt(room, 205, 310)).toEqual({ x: 0, y: 0 })
  expect(unitsAt(room, 10, 310).x).toBeCloseTo(-526)
  expect(unitsAt(room, 205, 310 + 195).y).toBeCloseTo(526)
})

// A finger covers what it points at.
test('the glass lies above the finger, inside the window, and beside it at the upper edge', () => {
  expect(loupeAt(195, 400, 390)).toEqual({ x: 195 - glass / 2, y: 400 - 48 - glass })
  expect(loupeAt(5, 400, 390).x).toBe(4)
  expect(loupeAt(388, 400, 390).x).toBe(390 - glass - 4)
  const left = loupeAt(300, 90, 390)
  expect(left.x + glass).toBeLessThan(300)
  expect(loupeAt(60, 90, 390).x).toBeGreaterThan(60)
})
