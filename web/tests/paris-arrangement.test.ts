import { expect, test } from 'vitest'
import { arrangementOf, detailOf, fitAnswers, folds } from '../src/games/paris/arrangement'

// A phone on its side was laid out as a tablet, a low laptop had its columns cut.
test.each([
  [320, 560, 'stacked'],
  [390, 844, 'stacked'],
  [560, 560, 'stacked'],
  [820, 1180, 'stacked'],
  [820, 1440, 'tall'],
  [1080, 1920, 'tall'],
  [640, 360, 'low'],
  [740, 360, 'low'],
  [844, 390, 'low'],
  [1024, 600, 'low'],
  [1366, 560, 'low'],
  [1024, 768, 'beside'],
  [1180, 820, 'beside'],
  [1280, 1024, 'beside'],
  [1240, 650, 'columns'],
  [1366, 650, 'columns'],
  [1366, 768, 'columns'],
  [1366, 1024, 'columns'],
  [1440, 900, 'columns'],
  [1440, 1080, 'columns'],
  [1600, 1440, 'columns'],
  [2560, 1440, 'columns'],
  [3840, 2160, 'columns'],
] as const)('a window of %i × %i is %s', (width, height, expected) => {
  expect(arrangementOf(width, height)).toBe(expected)
})

test('sheets fold only where they find no room beside or below the board', () => {
  expect((['low', 'stacked', 'tall', 'beside', 'columns'] as const).map(folds)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

test('the smaller the board, the larger what is drawn on it', () => {
  expect([320, 390, 573, 823].map(detailOf)).toEqual(['compact', 'compact', 'larger', 'full'])
})

// The third pile of a phone lay below the fold.
test('answers are as large as they can be, and all there as long as there is room', () => {
  expect(fitAnswers(3, 330, 200)).toEqual({ kind: 'whole', columns: 1, page: 3 })
  expect(fitAnswers(3, 374, 100)).toEqual({ kind: 'short', columns: 2, page: 3 })
  expect(fitAnswers(8, 304, 96)).toEqual({ kind: 'chip', columns: 4, page: 8 })
  expect(fitAnswers(0, 0, 0)).toEqual({ kind: 'whole', columns: 1, page: 0 })
})

test('what finds no room lies on pages, with one place for the way on', () => {
  const fit = fitAnswers(30, 304, 96)
  expect(fit).toEqual({ kind: 'chip', columns: 4, page: 7 })
  expect(fitAnswers(5, 20, 20).page).toBe(1)
})
