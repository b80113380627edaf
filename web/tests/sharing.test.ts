// One screen for several people, Belle among them: whose turn it is to look.

import { afterEach, expect, test, vi } from 'vitest'
import { client, type SeenTable } from '../src/client/client.svelte'
import { Sharing } from '../src/table/sharing.svelte'

const chairs = [
  { seat: '1', kind: 'person', name: 'Amélie' },
  { seat: '2', kind: 'belle', name: 'Gamin' },
  { seat: '3', kind: 'person', name: 'Blanche' },
]
const turnOf = (to_move: string, more: object = {}) =>
  (client.table = { chairs, to_move, stage: 'playing', ...more } as unknown as SeenTable)
afterEach(() => {
  client.table = null
  vi.restoreAllMocks()
})

test('the screen is passed between people, and Belle’s turn belongs to whoever held it last', () => {
  vi.spyOn(client, 'hides').mockReturnValue(true)
  const looked: (string | null)[] = []
  vi.spyOn(client, 'become').mockImplementation((seat) => void looked.push(seat))
  const sharing = new Sharing('local-a')
  turnOf('2')
  expect(sharing.due, 'before anybody has looked').toBe('1')
  turnOf('3')
  expect([sharing.due, sharing.covered]).toEqual(['3', true])
  sharing.look()
  expect(sharing.covered).toBe(false)
  turnOf('2')
  expect([sharing.due, sharing.covered], 'Belle needs no screen').toEqual(['3', false])
  turnOf('1')
  expect([sharing.due, sharing.covered]).toEqual(['1', true])
  sharing.look()
  expect(looked).toEqual(['3', '1'])
  turnOf('1', { stage: 'over' })
  expect([sharing.due, sharing.covered]).toEqual([null, false])
})

test('one person and Belle share nothing, nor do those at a table of the house', () => {
  turnOf('2', { chairs: chairs.slice(0, 2) })
  expect(new Sharing('local-a').due).toBeNull()
  turnOf('3')
  expect(new Sharing('k3').due).toBeNull()
})
