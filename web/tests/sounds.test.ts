import { expect, test, vi } from 'vitest'
import { soundsOf } from '../src/games/lumiere/sounds'

test('a roof that catches light sounds like one', () => {
  const buildings = [
    { id: 'T4', owner: 'orange' as const, spaces: ['c3'], lit: 2, points: 2 },
    { id: 'L4', owner: 'blue' as const, spaces: ['e3'], lit: 0, points: 0 },
  ]
  expect(soundsOf('build T4 c3 r0', { buildings })).toEqual(['tile', 'light'])
  expect(soundsOf('build L4 e3 r0', { buildings })).toEqual(['tile'])
  expect(soundsOf('lay a1 r0', { buildings })).toEqual(['tile'])
  expect(soundsOf('card lampadaire e4', { buildings })).toEqual(['light'])
  expect(soundsOf('pass', { buildings })).toEqual([])
})

// Who looks at another window is not called to the table; or is, by every tile that is laid there.
test('behind other windows only what calls a player is heard', async () => {
  const begun: number[] = []
  class Audio {
    currentTime = 0
    destination = {}
    createOscillator = () => ({
      frequency: {},
      connect: () => ({ connect: () => {} }),
      start: (at: number) => begun.push(at),
      stop: () => {},
    })
    createGain = () => ({
      gain: {
        setValueAtTime: () => {},
        linearRampToValueAtTime: () => {},
        exponentialRampToValueAtTime: () => {},
      },
    })
  }
  vi.stubGlobal('AudioContext', Audio)
  vi.stubGlobal('document', { hidden: true })
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  const { play } = await import('../src/sound')
  const { settings } = await import('../src/settings/settings.svelte')
  settings.sound = true
  play('tile')
  expect(begun).toEqual([])
  play('turn')
  expect(begun).toHaveLength(2)
  settings.sound = false
  play('turn')
  expect(begun).toHaveLength(2)
  vi.unstubAllGlobals()
})
