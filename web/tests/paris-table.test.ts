// What lies on the table of Paris for all to see: used tiles, keys in reserve, the first player.

import { beforeAll, expect, test, vi } from 'vitest'
import Player from '../src/games/paris/Player.svelte'
import { speech } from '../src/messages/speech.svelte'
import { day, read, seen } from './day'

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await speech.speak('en')
})

test('a seat shows its used tiles with what they did, its keys in reserve and who is first', () => {
  const own = day().seats['2']!
  const { francs: _, tokens: __, bonuses: ___, ...closed } = own
  const position = day()
  position.seats['2'] = {
    ...closed,
    reserve_keys: 1,
    used_bonuses: [5, 17, 17],
    used_end_tiles: ['E12'],
  }
  const rival = read(Player, { seen: seen(position), position, seat: '2', hand: null })
  expect(rival).toMatch(/Belle .*first player/)
  expect(rival).toContain('9 keys 1 in reserve')
  expect(rival).toContain('[5 · 5 francs]')
  expect(rival).toMatch(/Used tiles.* 5 .*5 francs.* 17 .* 17 .*E12/)
  expect(rival.match(/\[17 · Take any bonus tile/g)).toHaveLength(2)
  const me = read(Player, { seen: seen(position), position, seat: '1', hand: null })
  expect(me).not.toMatch(/first player|Used tiles/)
})
