// What a move of Paris brought, and what travels when it is shown: read off what the viewer was told.

import { expect, test } from 'vitest'
import { shippedBox as box } from '../src/games/paris/box'
import { travelsOf } from '../src/games/paris/flights'
import { openOutcome, outcomeOf } from '../src/games/paris/outcome'
import { tokens } from '../src/games/paris/drawing'
import type { Position } from '../src/games/paris/position'
import { moveSentence, outcomeText } from '../src/games/paris/sentences'
import { day } from './day'
import { languages, saying } from './saying'

const say = saying('en')
const copy = (position: Position): Position => structuredClone(position)
/** The screen of seat 2 is closed to the viewer. */
const open = day()
const { francs: _, tokens: __, bonuses: ___, ...behind } = open.seats['2']!
open.seats['2'] = behind
const bank = box.banks.cha

/** The same table, changed a little. */
function then(change: (position: Position) => void): Position {
  const after = copy(open)
  change(after)
  return after
}

test('a drawn tile is named with its district, and flies from its pile to its space', () => {
  const after = then(({ districts }) => (districts.cha.places['cha5']!.building = 'café'))
  const played = { seat: '2', move: 'draw 2' }
  const outcome = outcomeOf(open, after, played, box)
  expect(outcome.built).toBe('cha5')
  expect(moveSentence(say, box, after, 'Belle', 'draw 2', undefined, outcome.built)).toBe(
    'Belle draws Café 5, Chaillot',
  )
  for (const language of languages)
    expect(
      moveSentence(saying(language), box, after, 'Belle', 'draw 2', undefined, 'cha5'),
    ).toMatch(/Belle.* 5, Chaillot/)
  expect(travelsOf(open, after, played, box)).toMatchObject({
    at: 'cha5',
    flights: [{ from: 'pile:2', to: 'cha5' }],
    numbers: [],
  })
})

// A bank's francs lie open; what else a rival has behind the screen does not.
test('francs of a bank are told of everybody, other francs only where they may be known', () => {
  const played = { seat: '2', move: 'key bank:cha' }
  const after = then(({ districts }) => (districts.cha.places['bank:cha'] = { keys: ['2'] }))
  expect(outcomeOf(open, after, played, box)).toEqual({ francs: bank, vp: 0, tokens: {} })
  expect(outcomeText(say, openOutcome(box, 'key bank:cha'))).toBe(`+${bank} francs`)
  expect(outcomeText(say, openOutcome(box, 'key arc'))).toBe('')
  expect(travelsOf(open, after, played, box)).toMatchObject({
    at: 'bank:cha',
    flights: [
      { from: 'seat:2', to: 'bank:cha' },
      { from: 'bank:cha', to: 'seat:2' },
    ],
    numbers: [{ text: `+${bank}`, kind: 'francs', at: 'bank:cha' }],
  })
  const hidden = { seat: '2', move: 'use 7' }
  expect(outcomeText(say, outcomeOf(open, copy(open), hidden, box))).toBe('')
})

// A rival's tile of francs and points seemed to bring points alone.
test('what a used tile pays is told of everybody', () => {
  const told = (move: string) =>
    outcomeText(say, outcomeOf(open, copy(open), { seat: '2', move }, box))
  expect(told('use 12')).toBe('+4 francs')
  expect(told('use 13')).toBe('−4 francs')
  expect(told('use E12')).toBe('+5 francs')
  expect(told('use 6')).toBe('')
})

test('points are told where they are earned, and fly to their owner', () => {
  const after = then(({ seats }) => (seats['2']!.vp += 7))
  const before = { ...open, target: 'mon@12' }
  const played = { seat: '2', move: 'prestige gold*' }
  const travels = travelsOf(before, after, played, box)!
  expect(travels.numbers).toEqual([{ text: '+7', kind: 'vp', at: 'mon@12' }])
  expect(travels.flights.map(({ from, to }) => `${from} ${to}`)).toContain('mon@12 seat:2')
  expect(outcomeText(say, outcomeOf(before, after, played, box))).toContain('+7 VP')
})

test('a key pays the difference, and finds the token that lay there', () => {
  const before = then(({ districts }) => (districts.cha.places['cha5']!.token = 'wood'))
  const after = copy(before)
  delete after.districts.cha.places['cha5']!.token
  const outcome = outcomeOf(before, after, { seat: '2', move: 'move bank:cha cha5' }, box)
  expect(outcome).toEqual({ francs: -5, vp: 0, tokens: { wood: 1 } })
  expect(outcomeText(say, outcome)).toBe('−5 francs, +1 wood')
})

// The wood of a building of value 8 and what a landmark cost stayed behind the rival's screen, though
// the price is printed.
test('the resources that a rival pays for a building or a landmark are told of everybody', () => {
  const told = (move: string, before = open, edition = box) =>
    outcomeOf(before, copy(before), { seat: '2', move }, edition).tokens
  expect(told('move cha5 cha8')).toEqual({ wood: -1 })
  expect(told('move cha5 cha8', open, { ...box, wood_for_eight: 2 })).toEqual({ wood: -2 })
  expect(told('move cha1 cha5')).toEqual({})
  expect(told('move cha5 cha@15 new')).toEqual({ marble: -1, gold: -2 })
  // Who joins another key there pays as much.
  const built = then(({ districts }) => (districts.cha.places['cha@9'] = { landmark: '9' }))
  expect(told('move cha5 cha@9', built)).toEqual({ marble: -1 })
  const played = { seat: '2', move: 'move cha5 cha8' }
  expect(outcomeText(say, outcomeOf(open, copy(open), played, box))).toBe('−3 francs, −1 wood')
  const flights = travelsOf(open, copy(open), played, box)!.flights
  expect(flights).toContainEqual({ drawing: tokens.wood, from: 'seat:2', to: 'cha8' })
})

test('the francs that a rival pays for the bonus tile of a value 3 are told of everybody', () => {
  const told = (target: string, move: string) =>
    outcomeOf({ ...open, target }, copy(open), { seat: '2', move }, box).francs
  expect(told('cha3', 'bonus 12')).toBe(-2)
  expect([told('cha2', 'bonus 12'), told('cha3', 'bonus -')]).toEqual([0, 0])
})

// A temporary token pays first, and lies behind no screen.
test('what a used tile lends for the turn is not told as paid', () => {
  const lent = then((position) => (position.temporary = { wood: 1, marble: 2 }))
  const told = (move: string) =>
    outcomeOf(lent, copy(lent), { seat: '2', move }, { ...box, wood_for_eight: 3 }).tokens
  expect(told('move cha5 cha8')).toEqual({ wood: -2 })
  expect(lent.temporary).toEqual({ wood: 1, marble: 2 })
})

test('nothing travels when a turn ends or something is declined', () => {
  for (const move of ['end', 'pass', 'bonus -', 'vp -'])
    expect(travelsOf(open, copy(open), { seat: '2', move }, box)).toBeNull()
})
