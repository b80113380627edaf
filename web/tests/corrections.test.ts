import { expect, test } from 'vitest'
import { at, changed, gameIn, placeOf, renamed } from '../src/editions/edition.svelte'

const tree = {
  tiles: ['ooxm', 'oomx'],
  banks: { mon: 4 },
  landmarks: { 9: { title: 'A' }, 12: { title: 'B' } },
}

test('a change leaves everything else as it was', () => {
  const next = changed(tree, ['tiles', 1], 'oxom')
  expect(next).toEqual({ ...tree, tiles: ['ooxm', 'oxom'] })
  expect(tree.tiles[1]).toBe('oomx')
  expect(at(changed(tree, ['banks', 'mon'], 6), ['banks', 'mon'])).toBe(6)
  expect(at(tree, ['banks', 'none', 'deeper'])).toBeUndefined()
})

test('places are written as the reader writes them', () => {
  expect(placeOf(['buildings', 'mon', 4])).toBe('buildings.mon[4]')
  expect(placeOf(['landmarks', '12', 'cost'])).toBe('landmarks.12.cost')
})

test('a landmark keeps what it has under another value', () => {
  expect(at(renamed(tree, ['landmarks'], '9', '10'), ['landmarks'])).toEqual({
    10: { title: 'A' },
    12: { title: 'B' },
  })
})

test('files that are no edition', () => {
  expect(gameIn('{')).toBeNull()
  expect(gameIn('[]')).toBeNull()
  expect(gameIn('null')).toBeNull()
  expect(gameIn('{"game":"chess"}')).toBeNull()
  expect(gameIn('{"game":"paris"}')).toBe('paris')
})
