import { expect, test } from 'vitest'
import { at, changed, complete, gameIn, placeOf, renamed } from '../src/editions/edition.svelte'

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

test('a copy writes out the rulings that it leaves out', () => {
  const shipped = {
    rulings: { large_light: 'diamond', streetlight_pieces: 'cover' },
    standing: { rulings: { large_light: 'reconstructed', streetlight_pieces: 'reconstructed' } },
  }
  expect(complete({ flip: true, standing: { flip: 'printed' } }, shipped)).toEqual({
    flip: true,
    rulings: shipped.rulings,
    standing: { flip: 'printed', ...shipped.standing },
  })
  const own = {
    rulings: { large_light: 'cross' },
    standing: { rulings: { large_light: 'printed' } },
  }
  expect(complete(own, shipped)).toEqual({
    rulings: { large_light: 'cross', streetlight_pieces: 'cover' },
    standing: { rulings: { large_light: 'printed', streetlight_pieces: 'reconstructed' } },
  })
  expect(complete(own, { standing: {} })).toBe(own)
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
