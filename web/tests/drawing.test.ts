import { expect, test } from 'vitest'
import { drawShades } from '../src/games/lumiere/drawing'
import { outlines, path } from '../src/games/lumiere/outline'
import { areaOf, turnedFace } from '../src/games/lumiere/shapes'

test('a face turns clockwise', () => {
  expect(turnedFace('ooxL', 0)).toBe('ooxL')
  expect(turnedFace('ooxL', 1)).toBe('Loox')
  expect(turnedFace('ooxL', 2)).toBe('xLoo')
})

test('an area is named by its bottom-left space', () => {
  expect(areaOf([3, 2])).toEqual([2, 3])
  expect(areaOf([7, 7])).toEqual([6, 7])
})

// A building with an annex, or with a hole, still has a closed outline.
test('outlines close', () => {
  expect(outlines([[0, 0]])).toEqual([
    [
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
    ],
  ])
  expect(
    outlines([
      [0, 0],
      [1, 0],
      [1, 1],
    ])[0],
  ).toHaveLength(6)
  expect(
    outlines([
      [0, 0],
      [2, 2],
    ]),
  ).toHaveLength(2)
  expect(
    path(
      [
        [0, 0],
        [1, 0],
        [2, 0],
        [0, 1],
        [2, 1],
        [0, 2],
        [1, 2],
        [2, 2],
      ],
      6,
      5,
    ),
  ).not.toContain('NaN')
})

// Light that is drawn where a building keeps it away.
test('the large light has its shadows', () => {
  const large = { space: 'd4', owner: 'orange' as const, lit: ['d5'], dark: ['d6', 'f4'] }
  const shades = drawShades([{ space: [3, 4], large }, { space: [0, 0] }])
  expect(shades.match(/translate\([^)]*\)/g)).toEqual(['translate(300 200)', 'translate(500 400)'])
})
