// An open table kept a core busy with flames and marching dots, though nobody was there.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resting } from '../src/table/resting'

let listeners: Map<string, () => void>
const root = { dataset: {} as Record<string, string> }
beforeEach(() => {
  vi.useFakeTimers()
  listeners = new Map()
  vi.stubGlobal('document', { documentElement: root })
  vi.stubGlobal('addEventListener', (sign: string, heard: () => void) => listeners.set(sign, heard))
  vi.stubGlobal('removeEventListener', (sign: string) => listeners.delete(sign))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a table rests after a while, and a touch, a key or a move wakes it', () => {
  const table = resting()
  expect('resting' in root.dataset).toBe(false)
  vi.advanceTimersByTime(5000)
  listeners.get('keydown')!()
  vi.advanceTimersByTime(5000)
  expect('resting' in root.dataset).toBe(false)
  vi.advanceTimersByTime(1500)
  expect('resting' in root.dataset).toBe(true)
  table.wake()
  expect('resting' in root.dataset).toBe(false)
  vi.advanceTimersByTime(9000)
  table.leave()
  expect('resting' in root.dataset).toBe(false)
  expect(listeners.size).toBe(0)
})
