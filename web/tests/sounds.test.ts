import { expect, test } from 'vitest'
import { soundsOf } from '../src/games/lumiere/sounds'

test('a roof that catches light sounds like one', () => {
  const buildings = [
    { id: 'T4', owner: 'orange' as const, spaces: ['c3'], lit: 2 },
    { id: 'L4', owner: 'blue' as const, spaces: ['e3'], lit: 0 },
  ]
  expect(soundsOf('build T4 c3 r0', { buildings })).toEqual(['tile', 'light'])
  expect(soundsOf('build L4 e3 r0', { buildings })).toEqual(['tile'])
  expect(soundsOf('lay a1 r0', { buildings })).toEqual(['tile'])
  expect(soundsOf('card lampadaire e4', { buildings })).toEqual(['light'])
  expect(soundsOf('pass', { buildings })).toEqual([])
})
