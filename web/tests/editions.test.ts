import { expect, test } from 'vitest'
import { onPaper, rowsOf } from '../src/editions/drawing'
import { concerns, faultSentence, partOf, readFault } from '../src/editions/faults'
import { saying } from './saying'

test('the reader’s faults are read with their place', () => {
  expect(readFault('edition: tiles[3]: a tile has 4 spaces')).toEqual({
    place: 'tiles[3]',
    reason: 'a tile has 4 spaces',
  })
  expect(readFault('edition: landmarks.12.cost: one to six resources')).toEqual({
    place: 'landmarks.12.cost',
    reason: 'one to six resources',
  })
  expect(readFault('edition: prestige_points.gold*: must be a whole number')).toEqual({
    place: 'prestige_points.gold*',
    reason: 'must be a whole number',
  })
  expect(readFault('edition:14: not JSON: syntax error').place).toBe('')
  expect(partOf('buildings.mon[4]')).toBe('buildings')
})

test('a place is at fault with everything in it', () => {
  const fault = { place: 'buildings.mon[4]', reason: '' }
  expect(concerns(fault, 'buildings.mon[4]')).toBe(true)
  expect(concerns(fault, 'buildings.mon')).toBe(true)
  expect(concerns(fault, 'buildings.mo')).toBe(false)
  expect(concerns(fault, 'buildings.mon[3]')).toBe(false)
  expect(concerns(null, 'buildings')).toBe(false)
})

test('faults are told in the page’s language, unknown ones in the reader’s', () => {
  const say = saying('fr')
  expect(
    faultSentence(say, readFault("edition: tiles: the tiles have 6 opponent's spaces, not 7")),
  ).toEqual({ text: 'Il y a 6 cases de l’autre couleur, au lieu de 7.' })
  expect(faultSentence(say, readFault('edition: buildings.L4: has the same shape as T4'))).toEqual({
    text: 'Il a la même forme que T4.',
  })
  expect(faultSentence(say, { place: '', reason: 'the moon is full' })).toEqual({
    text: 'the moon is full',
    language: 'en',
  })
})

test('a drawing is kept without the empty paper around it', () => {
  expect(rowsOf(onPaper(['#..', '###']))).toEqual(['#..', '###'])
  const paper = onPaper(['.....', '..##.', '.##..'])
  expect(rowsOf(paper)).toEqual(['.##', '##.'])
  expect(rowsOf(onPaper([]))).toEqual(['.'])
})
