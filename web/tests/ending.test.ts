// How a game ended, in words.
import { expect, test } from 'vitest'
import type { SeenTable } from '../src/client/client.svelte'
import { gameOf } from '../src/games'
import { ending } from '../src/table/people'
import { languages, saying } from './saying'

const table = (game: string, seats: string[], position: object, log: string[] = []) =>
  ({
    you: seats[0],
    settings: { game, seats: seats.length },
    chairs: seats.map((seat, i) => ({ seat, kind: 'person', name: ['Zoé', 'Belle', 'Max'][i] })),
    log,
    position,
  }) as unknown as SeenTable
const told = (seen: SeenTable, language: (typeof languages)[number] = 'en') =>
  ending(saying(language), gameOf(seen.settings.game), seen)

// Equal totals and a winner, and nobody could see why.
test('after equal totals the free spaces decide, and both numbers are told', () => {
  const tie = { by: 'free_spaces', seats: { orange: 12, blue: 9 } }
  const seats = ['orange', 'blue']
  const { title, why } = told(table('lumiere', seats, { winners: ['orange'], tie_breaks: [tie] }))
  expect(title).toBe('You win')
  expect(why).toBe('Equal totals. Free spaces of the own colour: Zoé 12, Belle 9. That decides.')
})

test('a tie that stays is told, too', () => {
  const tie = { by: 'free_spaces', seats: { orange: 9, blue: 9 } }
  const seats = ['orange', 'blue']
  const { title, why } = told(table('lumiere', seats, { winners: seats, tie_breaks: [tie] }))
  expect(title).toBe('A shared victory')
  expect(why).toContain('Zoé 9, Belle 9. Level there, too.')
})

test('of several comparisons all are told, each among those who were still level', () => {
  const tie_breaks = [
    { by: 'francs', seats: { 1: 5, 2: 5, 3: 2 } },
    { by: 'values', seats: { 1: 31, 2: 28 } },
  ]
  const { why } = told(table('paris', ['1', '2', '3'], { winners: ['1'], tie_breaks }))
  expect(why).toBe(
    'Equal totals. Francs: Zoé 5, Belle 5, Max 2. Sum of the values on the whole board: Zoé 31, Belle 28. That decides.',
  )
})

test('without equal totals nothing is added, and who gave up is why', () => {
  const seats = ['orange', 'blue']
  expect(told(table('lumiere', seats, { winners: ['blue'] })).why).toBe('')
  const log = ['resign blue', 'result orange']
  expect(told(table('lumiere', seats, {}, log)).why).toBe('Belle gave up.')
})

test.each(languages)('the numbers are told in %s', (language) => {
  const tie_breaks = [{ by: 'values', seats: { 1: 31, 2: 28 } }]
  const seen = table('paris', ['1', '2'], { winners: ['1'], tie_breaks })
  expect(told(seen, language).why).toMatch(/Zoé 31, Belle 28/)
})
