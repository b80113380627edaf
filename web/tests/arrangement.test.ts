import { expect, test } from 'vitest'
import { arrangementOf, folds } from '../src/games/lumiere/arrangement'

// A low laptop had its columns cut, a phone on its side was laid out as an upright one.
test.each([
  [320, 560, 'stacked'],
  [320, 768, 'stacked'],
  [390, 664, 'stacked'],
  [390, 844, 'tall'],
  [820, 1180, 'stacked'],
  [1080, 1920, 'tall'],
  [1600, 2160, 'stacked'],
  [560, 560, 'stacked'],
  [640, 360, 'low'],
  [844, 390, 'low'],
  [1024, 600, 'low'],
  [1024, 768, 'beside'],
  [1180, 820, 'beside'],
  [1280, 1024, 'beside'],
  [1366, 650, 'wide'],
  [1366, 768, 'columns'],
  [1440, 900, 'columns'],
  [3840, 2160, 'columns'],
] as const)('a window of %i × %i is %s', (width, height, expected) => {
  expect(arrangementOf(width, height)).toBe(expected)
})

test('sheets fold only where they find no room beside or below the map', () => {
  expect((['low', 'stacked', 'tall', 'beside', 'wide', 'columns'] as const).map(folds)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})
