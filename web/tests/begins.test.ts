// Who begins, as the forms before a game offer it.
import { expect, test } from 'vitest'
import type { Chair, Summary } from '../src/client/protocol'
import { beginnerOf, loserOfLast, startOf } from '../src/home/begins'

const anna: Chair = { seat: 'orange', kind: 'person', name: 'Anna' }
const bruno: Chair = { seat: 'blue', kind: 'person', name: 'Bruno' }
const belle: Chair = { seat: 'blue', kind: 'belle', level: 'gamin', name: 'Gamin' }
const againstBelle = ({ kind }: Chair) => (kind === 'belle' ? 1 : 0)
const named =
  (...names: string[]) =>
  ({ kind, name }: Chair) =>
    kind === 'person' ? names.indexOf(name!) : -1

const over = (
  changed: number,
  chairs: Chair[],
  winners: string[] | undefined,
  game = 'night',
): Summary => ({
  table: `t${changed}`,
  stage: 'over',
  changed,
  you: 'orange',
  about: {
    game,
    settings: { game, seats: chairs.length },
    corrected_edition: false,
    chairs,
    ...(winners && { winners }),
  },
})

test('the loser of the last game is found whatever the order of the list', () => {
  const tables = [over(1, [anna, belle], ['orange']), over(2, [anna, belle], ['blue'])]
  expect(loserOfLast(tables, 'night', againstBelle)).toBe(0)
  expect(loserOfLast(tables.toReversed(), 'night', againstBelle)).toBe(0)
  expect(loserOfLast(tables.slice(0, 1), 'night', againstBelle)).toBe(1)
})

// A game of others, of another kind, or without a loser must not decide who begins.
test('only a game of the same people counts, and only if one of them lost it', () => {
  const lost = ['orange']
  expect(loserOfLast([], 'night', againstBelle)).toBeNull()
  expect(loserOfLast([over(1, [anna, bruno], lost)], 'night', againstBelle)).toBeNull()
  expect(loserOfLast([over(1, [anna, belle], lost, 'day')], 'night', againstBelle)).toBeNull()
  expect(
    loserOfLast([{ ...over(1, [anna, belle], lost), stage: 'playing' }], 'night', againstBelle),
  ).toBeNull()
  const third: Chair = { ...belle, seat: 'third' }
  expect(loserOfLast([over(1, [anna, belle, third], lost)], 'night', againstBelle)).toBeNull()
  const shared = over(2, [anna, belle], ['orange', 'blue'])
  expect(loserOfLast([over(1, [anna, belle], lost), shared], 'night', againstBelle)).toBeNull()
})

test('a game that was broken off has no loser: the one before it counts', () => {
  const tables = [over(1, [anna, belle], ['blue']), over(2, [anna, belle], undefined)]
  expect(loserOfLast(tables, 'night', againstBelle)).toBe(0)
})

test('at one screen people are known by name, wherever they sit now', () => {
  const tables = [over(1, [anna, bruno], ['orange'])]
  expect(loserOfLast(tables, 'night', named('Anna', 'Bruno'))).toBe(1)
  expect(loserOfLast(tables, 'night', named('Bruno', 'Anna'))).toBe(0)
  expect(loserOfLast(tables, 'night', named('Anna', 'Chloé'))).toBeNull()
  expect(loserOfLast(tables, 'night', named('Anna', 'Anna'))).toBeNull()
})

test('what cannot be had at a table is left to chance', () => {
  expect(beginnerOf('chance', 2, 1)).toBeNull()
  expect(beginnerOf('0', 2, null)).toBe(0)
  expect(beginnerOf('3', 4, null)).toBe(3)
  expect(beginnerOf('3', 2, null)).toBeNull()
  expect(beginnerOf('loser', 2, 1)).toBe(1)
  expect(beginnerOf('loser', 2, null)).toBeNull()
})

// A seat that the last game chose was kept like one that people had named.
test('a named seat stays; where the loser begins, the table knows that the last game chose', () => {
  expect(startOf('blue', '1', 'page')).toEqual({ start: 'blue' })
  expect(startOf('blue', 'loser', 'page')).toEqual({ first: 'blue' })
  expect(startOf('blue', 'loser', 'network')).toEqual({ start: 'blue' })
  expect(startOf(undefined, 'chance', 'page')).toEqual({})
})
