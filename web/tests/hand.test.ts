// What is held in both games, in which turn, and what is played without asking.

import { afterEach, expect, test, vi } from 'vitest'
import { client } from '../src/client/client.svelte'
import { Hand as HandOfParis } from '../src/games/paris/hand.svelte'
import type { Position } from '../src/games/paris/position'
import { Hand } from '../src/games/lumiere/hand.svelte'
import { boxOf } from '../src/games/lumiere/shapes'
import { settings } from '../src/settings/settings.svelte'

const handWith = (legal: string[]) =>
  new Hand(() => ({ table: 'one', ply: 20, legal, box: boxOf('devir-2019') }))

// A roof was picked up lying in a way in which it fits nowhere, and nothing said so.
test('a roof is taken up in a turn in which it fits, and turned further it fits nowhere', () => {
  const hand = handWith(['build R6 a1 r1', 'build O4 c3 r0'])
  hand.hold({ what: 'roof', id: 'R6' })
  expect(hand.turn).toBe('r1')
  expect(hand.fitting).toHaveLength(1)
  hand.rotate(1)
  expect(hand.fitting).toEqual([])
})

test('a piece of one space fits wherever it may stand, whichever way it faces', () => {
  const hand = handWith(['card penseur e4 north', 'card penseur e5 south', 'card penseur -'])
  hand.hold({ what: 'card', card: 'penseur' })
  expect(hand.fitting.map(({ text }) => text)).toEqual([
    'card penseur e4 north',
    'card penseur e5 south',
  ])
})

afterEach(() => {
  settings.confirm = 'needed'
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

// Each word of the setting: which choices are played at once.
test('what is confirmed follows the setting, in both games', () => {
  vi.stubGlobal('window', { setTimeout: () => 0 })
  vi.stubGlobal('clearTimeout', () => {})
  const played: string[] = []
  vi.spyOn(client, 'request').mockImplementation(((what: string, { move }: { move: string }) => {
    if (what === 'play') played.push(move)
    return new Promise(() => {})
  }) as typeof client.request)
  const atOnce = (act: () => void) => {
    played.length = 0
    act()
    return played.length === 1
  }
  const position = { stage: 'act' } as unknown as Position
  const paris = () =>
    new HandOfParis(() => ({ table: 'one', ply: 3, legal: ['buy wood'], position, seat: '1' }))
  for (const [confirm, told, unseen, pass] of [
    ['needed', true, false, false],
    ['always', false, false, false],
    ['never', true, true, true],
  ] as const) {
    settings.confirm = confirm
    expect(atOnce(() => paris().choose('buy wood', 'told'))).toBe(told)
    expect(atOnce(() => paris().choose('buy wood', 'unseen'))).toBe(unseen)
    expect(atOnce(() => handWith(['pass']).choosePlain('pass'))).toBe(pass)
    const twice = paris()
    twice.choose('buy wood', 'unseen')
    if (!unseen) expect(atOnce(() => twice.choose('buy wood', 'unseen'))).toBe(true)
  }
})
