// A turn that ends by itself: too early, or twice, it takes a decision from a player.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { byItself as inTheCity } from '../src/games/lumiere/moves'
import { byItself } from '../src/games/paris/moves'
import { type ByItself, Countdown, moment } from '../src/table/byItself.svelte'

const page = { hidden: false, dialogue: null as object | null }
let due: { ply: number; itself: ByItself | null }
let played: string[]
let countdown: Countdown
beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(page, { hidden: false, dialogue: null })
  vi.stubGlobal('document', {
    get hidden() {
      return page.hidden
    },
    querySelector: () => page.dialogue,
  })
  due = { ply: 7, itself: { move: 'end', waits: true } }
  played = []
  countdown = new Countdown(
    () => due,
    (move) => played.push(move),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const seconds = (n: number) => vi.advanceTimersByTime(n * 1000)

test('a turn ends after its moment, once, and at once where nothing could be done first', () => {
  const stop = countdown.follow()
  expect(countdown.left).toBe(moment)
  seconds(moment - 1)
  expect([played, countdown.left]).toEqual([[], 1])
  seconds(1)
  expect([played, countdown.left]).toEqual([['end'], null])
  seconds(20)
  expect(played).toEqual(['end'])
  stop?.()
  due = { ply: 8, itself: { move: 'key arc', waits: false } }
  countdown.follow()
  expect(played).toEqual(['end', 'key arc'])
  due = { ply: 9, itself: null }
  expect(countdown.follow()).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})

test('it waits behind a dialogue and out of sight, and begins anew when the mover is busy', () => {
  countdown.follow()
  seconds(3)
  page.dialogue = {}
  seconds(30)
  page.dialogue = null
  page.hidden = true
  seconds(30)
  page.hidden = false
  expect([played, countdown.left]).toEqual([[], 1])
  countdown.again()
  seconds(moment - 1)
  expect(played).toEqual([])
  seconds(1)
  expect(played).toEqual(['end'])
})

test('who stopped it, or took the end back, ends the turn themselves', () => {
  const stop = countdown.follow()
  countdown.stop()
  seconds(20)
  stop?.()
  expect(countdown.follow()).toBeUndefined()
  countdown.stop(6)
  expect(countdown.follow(), 'another place is another matter').toBeTypeOf('function')
  expect(played).toEqual([])
})

// Each word of the setting, where a tile is left to use, nothing is, and points would be wasted.
test('the setting decides whether a turn ends by itself', () => {
  const ends = (legal: string[], wasted = false) =>
    (['idle', 'always', 'never'] as const).map((word) => byItself(legal, word, wasted)?.move)
  expect(ends(['end', 'use 10 gold'])).toEqual([undefined, 'end', undefined])
  expect(ends(['end', 'buy wood'])).toEqual(['end', 'end', undefined])
  expect(ends(['end'], true)).toEqual([undefined, undefined, undefined])
})

// Nearly every game of La Cité ends with a building or a postcard that is the only thing left to do.
test('in La Cité the only move there is plays itself, a pass at once', () => {
  const plays = (...legal: string[]) =>
    (['idle', 'always', 'never'] as const).map((word) => inTheCity(legal, word))
  const waits = { move: 'build O4 f4 r0', waits: true }
  expect(plays('build O4 f4 r0')).toEqual([waits, waits, null])
  const pass = { move: 'pass', waits: false }
  expect(plays('pass')).toEqual([pass, pass, pass])
  expect(plays('pass', 'take I3')).toEqual([null, null, null])
  expect(plays()).toEqual([null, null, null])
})
