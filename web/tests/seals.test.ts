import { expect, test } from 'vitest'
import type { TableEvent } from '../src/client/protocol'
import { addSalt, compared, forgetSeals, sealsOf } from '../src/client/seals'
import { signOf, verdictOn } from '../src/review/deal'

const asking = (table: string, more: Partial<TableEvent> = {}): TableEvent => ({
  event: 'table',
  table,
  length: 3,
  since: 0,
  stage: 'waiting',
  you: 'orange',
  commit: 'c0',
  asks_salt: true,
  chairs: [],
  log: [],
  chat: [],
  online: [],
  ...more,
})
const record = (commit: string, ...salts: string[]) =>
  [
    'belle-record 1',
    `fair commit ${commit}`,
    ...salts.map((salt) => `fair salt ${salt}`),
    'deal start orange',
    '',
  ].join('\n')

/** Answers a table; gives what was sent. */
async function answered(event: TableEvent, reply: () => Promise<unknown> = async () => {}) {
  const sent: string[] = []
  await addSalt(event, (salt) => {
    sent.push(salt)
    return reply()
  })
  return sent
}

// A salt that is sent before the commitment is known, or to a table that does not ask.
test('a salt answers a commitment, and nothing else', async () => {
  expect(await answered(asking('t1', { asks_salt: undefined }))).toEqual([])
  expect(await answered(asking('t1', { commit: undefined }))).toEqual([])
  expect(await answered(asking('t1', { you: null }))).toEqual([])
  expect(sealsOf('t1', '')).toEqual([])
  const [salt] = await answered(asking('t1'))
  expect(salt).toMatch(/^[0-9a-f]{32}$/)
  expect(sealsOf('t1', '')).toEqual([
    { table: 't1', seat: 'orange', commit: 'c0', salt, counted: true },
  ])
  expect(sealsOf(null, record('c0'))).toHaveLength(1)
})

// Two windows that contradict each other; people at one screen who add the same; a house that
// promises anew.
test('each seat has one salt, for one commitment', async () => {
  const [first] = await answered(asking('t2'), () => Promise.reject(new Error('lost')))
  expect(sealsOf('t2', '')[0]!.counted).toBe(false)
  expect(await answered(asking('t2'))).toEqual([first])
  const [other] = await answered(asking('t2', { you: 'blue' }))
  expect(other).not.toBe(first)
  expect(await answered(asking('t2', { commit: 'c1' }))).toEqual([])
  expect(sealsOf('t2', '').map(({ commit }) => commit)).toEqual(['c0', 'c0'])
})

test('a record is compared with what was promised and added', async () => {
  const [salt] = await answered(asking('t3'))
  const own = sealsOf('t3', '')
  expect(compared(record('c0', `orange ${salt}`, 'blue 00'), own)).toBe('verified')
  expect(compared(record('c1', `orange ${salt}`), own)).toBe('wrong')
  expect(compared(record('c0', 'orange 00'), own)).toBe('wrong')
  expect(compared(record('c0', `blue ${salt}`), own)).toBe('wrong')
  expect(compared('belle-record 1\n', own)).toBe('wrong')
  expect(compared(record('c0', 'orange 00'), [])).toBe('unseen')
  expect(
    compared(
      record('c0'),
      own.map((seal) => ({ ...seal, counted: false })),
    ),
  ).toBe('late')
})

// Two at one screen, one of whom was late: what the other added is in the deal.
test('one salt of this browser is enough', async () => {
  const [first] = await answered(asking('t5'))
  const [second] = await answered(asking('t5', { you: 'blue' }), () =>
    Promise.reject(new Error('too late')),
  )
  const own = sealsOf('t5', '')
  expect(compared(record('c0', `orange ${first}`), own)).toBe('verified')
  expect(compared(record('c0', `blue ${second}`), own)).toBe('wrong')
  expect(
    compared(
      record('c0'),
      own.map((seal) => ({ ...seal, counted: false })),
    ),
  ).toBe('late')
})

// A deal that the house alone could choose called fair; a seal that nobody has opened passing for a
// verified one.
test('only a deal with the own chance in it has a tick', async () => {
  const [salt] = await answered(asking('t6'))
  const own = sealsOf('t6', '')
  const late = own.map((seal) => ({ ...seal, counted: false }))
  const fits = { ok: true, deal: 'verified' } as const
  const unopened = { ok: true, deal: 'none' } as const
  const mine = record('c0', `orange ${salt}`)
  const told = [
    verdictOn(fits, mine, own),
    verdictOn(fits, record('c0'), late),
    verdictOn(fits, record('c0', 'orange 00'), late),
    verdictOn(fits, mine, []),
    verdictOn(unopened, mine, own),
    verdictOn(unopened, mine, []),
    verdictOn(unopened, 'belle-record 1\n', []),
    verdictOn(unopened, 'belle-record 1\n', own),
    verdictOn(unopened, record('c1', `orange ${salt}`), own),
    verdictOn({ ok: false, deal: 'wrong' }, mine, own),
  ]
  expect(told).toEqual([
    'verified',
    'late',
    'late',
    'unseen',
    'closed',
    'closed',
    'none',
    'wrong',
    'wrong',
    'wrong',
  ])
  expect(told.map(signOf)).toEqual([
    'tick',
    ...Array(6).fill('nothing'),
    ...Array(3).fill('warning'),
  ])
})

test('whoever leaves before the game has added nothing', async () => {
  await answered(asking('t4'))
  forgetSeals('t4')
  expect(sealsOf('t4', '')).toEqual([])
})
