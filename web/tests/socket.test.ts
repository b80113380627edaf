import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Connection, Lost, type State } from '../src/client/connection'
import { comesBackWithin, openSocket } from '../src/client/socket'

/** A WebSocket whose other end is the test. */
class FakeSocket {
  static OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  sent: { request: number; do: string }[] = []
  onopen = () => {}
  onmessage = (_: { data: string }) => {}
  onclose = (_: { code: number; reason: string }) => {}
  constructor() {
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {}
  opens() {
    this.readyState = 1
    this.onopen()
  }
  closes(code: number, reason = '') {
    this.readyState = 3
    this.onclose({ code, reason })
  }
  answers(reply: number) {
    this.onmessage({ data: JSON.stringify({ reply, ok: true }) })
  }
}

let connection: Connection
let states: State[]
const last = () => FakeSocket.all.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('window', { setTimeout })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('document', { hidden: false, addEventListener() {} })
  FakeSocket.all = []
  states = []
  connection = openSocket('ws://house')
  connection.onState((state) => states.push(state))
  last().opens()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('only a server that sends us elsewhere says within which time to come back', () => {
  expect(comesBackWithin({ code: 1012, reason: 'come-back 3000' })).toBe(3000)
  expect(comesBackWithin({ code: 1001, reason: 'come-back 3000' })).toBeNull()
  expect(comesBackWithin({ code: 1012, reason: '' })).toBeNull()
  expect(comesBackWithin({ code: 1012, reason: 'come-back 1e9' })).toBeNull()
})

// Everybody would come back at the same moment, or be told that the house is gone.
test('who is sent to another server comes back within the time, and is told nothing', () => {
  last().closes(1012, 'come-back 1000')
  expect(FakeSocket.all).toHaveLength(1)
  vi.advanceTimersByTime(1000)
  expect(FakeSocket.all).toHaveLength(2)
  last().opens()
  vi.advanceTimersByTime(10000)
  expect(states).toEqual(['connecting', 'open', 'open'])
})

// A move made just when its server closes would be refused, or lost.
test('what was not answered is asked again at the other server, once and in its order', async () => {
  const first = connection.request('tables', {} as never)
  const second = connection.request('mine', {} as never)
  last().answers(1)
  last().closes(1012, 'come-back 1000')
  const third = connection.request('unwatch', { table: 'k3' })
  vi.advanceTimersByTime(1000)
  last().opens()
  expect(last().sent.map((each) => [each.request, each.do])).toEqual([
    [2, 'mine'],
    [3, 'unwatch'],
  ])
  last().answers(2)
  last().answers(3)
  await Promise.all([first, second, third])
})

// A page that waits silently for a house that does not come back.
test('where no other server takes us, we are told after a moment', async () => {
  const asked = connection.request('tables', {} as never)
  asked.catch(() => {})
  last().closes(1012, 'come-back 1000')
  vi.advanceTimersByTime(1000)
  last().closes(1006)
  expect(states).toEqual(['connecting', 'open'])
  vi.advanceTimersByTime(3000)
  expect(states).toEqual(['connecting', 'open', 'lost'])
  await expect(asked).rejects.toBeInstanceOf(Lost)
  expect(FakeSocket.all.length).toBeGreaterThan(2)
})

// A request that may have been done is done twice.
test('after any other end what was asked is lost, and not asked again', async () => {
  const asked = connection.request('tables', {} as never)
  last().closes(1001)
  await expect(asked).rejects.toBeInstanceOf(Lost)
  expect(states.at(-1)).toBe('lost')
  vi.advanceTimersByTime(1000)
  last().opens()
  expect(last().sent).toEqual([])
})
