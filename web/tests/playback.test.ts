// The queue that shows rivals' moves one after the other, alone, by a clock that the test turns.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SeenTable } from '../src/client/client.svelte'
import { beatOf, Playback } from '../src/table/playback.svelte'
import { settings } from '../src/settings/settings.svelte'

/** A table for seat 1 after these moves. */
function after(moves: string[], more: Partial<SeenTable> = {}): SeenTable {
  return {
    event: 'table',
    table: 'k3',
    length: moves.length,
    since: 0,
    stage: 'playing',
    you: '1',
    settings: { game: 'paris', seats: 3 },
    chairs: [],
    ply: moves.length,
    to_move: '2',
    position: { after: moves.length },
    log: moves.map((move) => `move ${move}`),
    chat: [],
    online: [],
    receivedAt: 0,
    ...more,
  } as SeenTable
}
const own = ['1 draw 1', '1 key arc', '1 end']
const rivals = [...own, '2 draw 1', '2 key bank:mon', '2 end', '3 draw 2', '3 key arc', '3 end']
const upTo = (many: number) => after(rivals.slice(0, many))
/** The whole of it, with the turn back at seat 1. */
const mine = after(rivals, { to_move: '1', legal: ['draw 1'] })

let playback: Playback
beforeEach(() => {
  vi.useFakeTimers({ now: 5000 })
  settings.speed = 'normal'
  playback = new Playback(beatOf, () => Promise.reject(new Error('nothing is asked here')))
})
afterEach(() => vi.useRealTimers())

/** Everything that the rivals did, in one breath. */
function oneBreath() {
  playback.receive(upTo(3))
  for (const many of [4, 5, 6, 7, 8]) playback.receive(upTo(many))
  playback.receive(mine)
}

// Two rivals' turns came within a tenth of a second, and only the last position was ever seen.
test('rivals’ moves are shown one after the other, then the turn comes', () => {
  oneBreath()
  const seen: (number | undefined)[] = [playback.shown?.ply]
  for (let i = 0; i < 80; i++) {
    vi.advanceTimersByTime(100)
    if (playback.shown?.ply !== seen.at(-1)) seen.push(playback.shown?.ply)
    if (playback.behind) expect(playback.shown?.legal).toBeUndefined()
  }
  expect(seen).toEqual([4, 5, 7, 8, 9]) // ends have nothing to look at
  expect(playback.shown).toEqual(mine)
  expect(playback.behind).toBe(false)
})

test('skipping leads to how it is now, and nothing comes after it', () => {
  oneBreath()
  expect(playback.behind).toBe(true)
  playback.skip()
  expect(playback.shown).toEqual(mine)
  vi.advanceTimersByTime(20000)
  expect(playback.shown).toEqual(mine)
})

test('the speed is the person’s: slower, faster, or at once', () => {
  const lasts: Record<string, number> = {}
  for (const speed of ['slow', 'normal', 'fast', 'once'] as const) {
    settings.speed = speed
    playback = new Playback(beatOf, () => Promise.reject(new Error('nothing is asked here')))
    oneBreath()
    for (lasts[speed] = 0; playback.behind; lasts[speed]! += 100) vi.advanceTimersByTime(100)
  }
  expect(lasts['once']).toBe(0)
  expect(lasts['fast']).toBeGreaterThan(1000)
  expect(lasts['normal']).toBeGreaterThan(lasts['fast']! * 1.5)
  expect(lasts['slow']).toBeGreaterThan(lasts['normal']! * 1.5)
})

// A word in the chat must not wait for the moves, nor bring the newest position forward.
test('what is said meanwhile is there at once, what is played is not', () => {
  oneBreath()
  playback.receive({ ...mine, chat: [{ at: 1, name: 'Bo', text: 'Ah!' }] as never })
  expect(playback.shown?.ply).toBe(4)
  expect(playback.shown?.chat).toHaveLength(1)
  vi.advanceTimersByTime(20000)
  expect(playback.shown?.chat).toHaveLength(1)
  expect(playback.shown?.legal).toEqual(['draw 1'])
})

test('one’s own moves, moves taken back and moves that were missed are shown at once', () => {
  playback.receive(upTo(0))
  for (const many of [1, 2, 3]) {
    playback.receive(upTo(many))
    expect(playback.shown?.ply).toBe(many)
  }
  playback.receive(upTo(2))
  expect(playback.shown?.ply).toBe(2)
  playback.receive(mine)
  expect(playback.shown).toEqual(mine)
})

// Two at one screen: what one was told must not pass before the eyes of the other.
test('another viewer or another table begins with nothing of what was shown before', () => {
  oneBreath()
  playback.receive(after(rivals, { you: '3' }))
  expect(playback.shown?.you).toBe('3')
  expect(playback.behind).toBe(false)
  for (let ply = 0; ply < 9; ply++) expect(playback.canReplay(ply)).toBe(false)
  playback.receive(null)
  expect(playback.shown).toBeNull()
})

test('a move is shown again from the position before it, then how it is now', () => {
  oneBreath()
  playback.skip()
  expect(playback.canReplay(5)).toBe(true)
  expect(playback.canReplay(3)).toBe(false) // this page came after it
  playback.replay(5)
  expect(playback.replaying).toBe(true)
  expect(playback.shown?.ply).toBe(4)
  expect(playback.shown?.legal).toBeUndefined()
  vi.advanceTimersByTime(500)
  expect(playback.shown?.ply).toBe(5)
  vi.advanceTimersByTime(3000)
  expect(playback.shown).toEqual(mine)
  expect(playback.replaying).toBe(false)
})

// Minutes that run for the viewer are not spent on watching, and the clock that runs is theirs.
test('where minutes are counted the moves go by fast, and the right clock runs', () => {
  const clock = { left: [60000, 60000, 60000], running: true }
  playback.receive(upTo(3))
  for (const many of [4, 5, 6, 7, 8]) playback.receive({ ...upTo(many), clock })
  playback.receive({ ...mine, clock })
  expect(playback.shown?.due).toBe('1')
  vi.advanceTimersByTime(2100)
  expect(playback.behind).toBe(false)
})

// After a reload the lines of the log told neither cost nor gain, and none could be shown again.
test('what was not seen is asked for, in parts and once', async () => {
  const asked: [number, number][] = []
  const long = Array.from({ length: 50 }, (_, i) => `${(i % 3) + 1} draw ${i}`)
  playback = new Playback(beatOf, async (_, from, to) => {
    asked.push([from, to])
    return Array.from({ length: to - from + 1 }, (_, i) => ({ after: from + i }))
  })
  playback.receive(after(long))
  expect(playback.canReplay(50)).toBe(false)
  playback.recall(0)
  playback.recall(0)
  await vi.runAllTimersAsync()
  expect(asked).toEqual([
    [18, 49],
    [0, 17],
  ])
  expect([1, 7, 50].every((ply) => playback.canReplay(ply))).toBe(true)
  expect(playback.seenAt(7)).toMatchObject({ position: { after: 7 }, ply: 7, to_move: '2' })
  playback.recall(0)
  expect(asked).toHaveLength(2)
})

// Moves that were taken back while an older server, or a slow one, was asked for them.
test('what is not so any more is not told, and who cannot tell is asked once', async () => {
  let tell: (positions: unknown[]) => void = () => {}
  let asked = 0
  playback = new Playback(beatOf, () => {
    asked++
    return new Promise((resolve) => (tell = resolve))
  })
  playback.receive(after(rivals))
  playback.recall(0)
  playback.receive(after([...own, '2 draw 9', ...rivals.slice(4)], { length: 20 }))
  tell(rivals.map((_, i) => ({ after: i, gone: true })))
  await vi.runAllTimersAsync()
  expect(playback.seenAt(5)).toBeUndefined()
  expect(asked).toBe(2)

  asked = 0
  playback = new Playback(beatOf, () => (asked++, Promise.reject(new Error('no such request'))))
  playback.receive(after(rivals))
  playback.recall(0)
  await vi.runAllTimersAsync()
  playback.recall(0)
  expect(asked).toBe(1)
})
