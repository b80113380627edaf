import { expect, test } from 'vitest'
import type { Connection } from '../src/client/connection'
import { client, withEvent } from '../src/client/client.svelte'
import type { ServerEvent, Summary } from '../src/client/protocol'
import { sealsOf } from '../src/client/seals'
import { pauseBefore } from '../src/client/socket'
import type { Replayed } from '../src/engine/study'
import { opponents } from '../src/me/history'
import type { Language } from '../src/messages/say'
import { type ReviewedGame, reviewedGame } from '../src/review/game'
import { chairsOf, distinct, distinctSeats } from '../src/table/names'
import { clockText, timeLeft } from '../src/table/people'
import { saying } from './saying'

const event = {
  event: 'table' as const,
  table: 'k3',
  length: 4,
  since: 0,
  stage: 'playing' as const,
  you: 'orange',
  settings: { game: 'lumiere', seats: 2 },
  chairs: [],
  log: ['move orange pass'],
  chat: [],
  online: [],
}

test('a later event is added to what was known before', () => {
  const first = withEvent(null, event, 1)!
  const { settings: _, ...more } = event
  const second = withEvent(first, { ...more, since: 4, length: 5, log: ['move blue pass'] }, 2)!
  expect(second.log).toEqual(['move orange pass', 'move blue pass'])
  expect(second.settings).toEqual({ game: 'lumiere', seats: 2 })
})

// Lines that were missed would shift every later one.
test('a gap is noticed', () => {
  const first = withEvent(null, event, 1)!
  expect(withEvent(first, { ...event, since: 6, length: 7 }, 2)).toBeNull()
  expect(withEvent(null, { ...event, since: 3 }, 2)).toBeNull()
})

// Two of Belle's players of one level were both called Gamin: nobody knew which of them had moved.
test('Belle’s players of one level have names of their own, everybody else keeps theirs', () => {
  const chairs = [
    { seat: '1', kind: 'belle' as const, name: 'Gamin' },
    { seat: '2', kind: 'person' as const, name: 'Gamin' },
    { seat: '3', kind: 'belle' as const, name: 'Gamin' },
    { seat: '4', kind: 'belle' as const, name: 'Belle' },
  ]
  const names = distinct(chairs).map(({ name }) => name)
  expect(names).toEqual(['Gamin Lou', 'Gamin', 'Gamin Jo', 'Belle'])
  expect(withEvent(null, { ...event, chairs }, 1)!.chairs.map(({ name }) => name)).toEqual(names)
  const listed = { about: { chairs } } as unknown as Summary
  expect(chairsOf(listed).map(({ name }) => name)).toEqual(names)
  expect(opponents({ ...listed, you: '2' })).toEqual(['Gamin Lou', 'Gamin Jo', 'Belle'])
})

// A record has names alone: its review, its score and its turning point spoke of Gamin and Gamin.
test('seats of a record that are Belle’s have names of their own', () => {
  const named = (...names: string[]) =>
    distinctSeats(
      saying('fr'),
      names.map((name, i) => ({ seat: String(i + 1), name })),
    ).map(({ name }) => name)
  expect(named('Flâneur', 'Alice', 'Flâneur', 'Alice')).toEqual([
    'Flâneur Lou',
    'Alice',
    'Flâneur Jo',
    'Alice',
  ])
  expect(new Set(named('Gamin', 'Gamin', 'Gamin', 'Gamin')).size).toBe(4)
  expect(named('Belle', 'Gamin')).toEqual(['Belle', 'Gamin'])
  const replayed = { seats: [{ name: 'Gamin' }, { name: 'Gamin' }] } as unknown as Replayed
  const game = reviewedGame(saying('en'), { ...({} as ReviewedGame), replayed })
  expect(game.replayed.seats.map(({ name }) => name)).toEqual(['Gamin Lou', 'Gamin Jo'])
})

test('a lost server is called ever more patiently, and never too rarely', () => {
  expect(pauseBefore(0, 0.5)).toBe(300)
  expect(pauseBefore(3, 0.5)).toBe(2400)
  expect(pauseBefore(30, 0.5)).toBe(8000)
  expect(pauseBefore(30, 0)).toBe(6000)
})

test('clocks run for the mover', () => {
  const seen = {
    clock: { left: [60000, 5000], running: true },
    chairs: [
      { seat: 'orange', kind: 'person' as const },
      { seat: 'blue', kind: 'person' as const },
    ],
    to_move: 'blue',
    receivedAt: 1000,
  }
  expect(timeLeft(seen, 3000)).toEqual({ orange: 60000, blue: 3000 })
  expect(timeLeft(seen, 90000).blue).toBe(0)
  expect(clockText(65000)).toBe('1:05')
  expect(clockText(3723000)).toBe('1:02:03')
})

// A visitor who reads "2 d" where days are called otherwise; a clock on two lines.
test('days and hours are those of the language', () => {
  const left = (2 * 24 + 23) * 3600_000
  const told = (language: Language) => clockText(left, language).replaceAll('\u00a0', '~')
  expect(told('en')).toBe('2d~23h')
  expect(told('fr')).toBe('2~j~23~h')
  expect(told('pl')).toBe('2~dni~23~godz.')
  expect(told('ru')).toBe('2~дн.~23~ч')
  expect(told('it')).toBe('2gg~23h')
})

// A deal that can never be compared, because one withdrew in the moment in which it was dealt.
test('what was added to a deal is forgotten only with the seat', async () => {
  let tell = (_: ServerEvent) => {}
  const answers: Record<string, object> = { 'leave dealt': { seat: 'orange' } }
  client.open({
    request: async (what: string, fields: { table?: string }) =>
      answers[`${what} ${fields.table}`] ?? {},
    onEvent: (listener: typeof tell) => ((tell = listener), () => {}),
    onState: (listener: (state: 'open') => void) => (listener('open'), () => {}),
    close() {},
  } as unknown as Connection)
  for (const table of ['waits', 'dealt']) {
    client.watch(table)
    tell({ ...event, table, stage: 'waiting', commit: 'c0', asks_salt: true })
    await Promise.resolve()
    expect(sealsOf(table, '')).toHaveLength(1)
    client.watch('')
    await new Promise((done) => setTimeout(done))
    expect(sealsOf(table, ''), 'who looks elsewhere keeps the seat').toHaveLength(1)
    await client.withdraw(table)
  }
  expect(sealsOf('waits', '')).toEqual([])
  expect(sealsOf('dealt', '')).toHaveLength(1)
})
