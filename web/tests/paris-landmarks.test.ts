// Paris with two landmarks of one value, and with other zones on the track, as an edition may have.

import { render } from 'svelte/server'
import { beforeAll, expect, test, vi } from 'vitest'
import edition from '../../tests/editions/turned/paris.json'
import { artOf, type Box, boxOf, shippedBox } from '../src/games/paris/box'
import { monument } from '../src/games/paris/drawing'
import { markLabel } from '../src/games/paris/labels'
import { landmarkKey, landmarkName, type Position, readPlace } from '../src/games/paris/position'
import { question } from '../src/games/paris/rows'
import { moveSentence, moveTitle, placeName } from '../src/games/paris/sentences'
import Supply from '../src/games/paris/Supply.svelte'
import Track from '../src/games/paris/Track.svelte'
import { speech } from '../src/messages/speech.svelte'
import { day, handOf, read } from './day'
import { saying } from './saying'

const say = saying('en')

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await speech.speak('en')
})

const turned: Box = boxOf(JSON.stringify(edition))
const keys = ['10', '11', '11b', '12', '13', '15', '16', '17']
const supplyOf = (...gone: string[]) => {
  const landmark_keys = keys.filter((key) => !gone.includes(key))
  return { landmark_keys, landmarks: landmark_keys.map((key) => parseInt(key)) }
}
const both = day(supplyOf())
/** The second one stands in Montmartre. */
const second = day(supplyOf('11b'))
second.districts = {
  ...second.districts,
  mon: {
    ...second.districts.mon,
    places: { ...second.districts.mon.places, 'mon@11': { landmark: '11b', keys: ['1'] } },
  },
}

test('two landmarks of one value are told apart in the supply and on the board', () => {
  expect(readPlace('mon@11b')).toEqual({ kind: 'landmark', district: 'mon', value: 11 })
  expect(landmarkKey(both, 'mon@11')).toBe('11')
  expect(landmarkKey(both, 'mon@11b')).toBe('11b')
  expect(landmarkKey(second, 'mon@11')).toBe('11b')
  expect(landmarkKey(second, 'bel@11')).toBe('11')
  expect(landmarkKey(day(supplyOf('11')), 'bel@11')).toBe('11b')
  expect(landmarkKey(day(), 'bel@11')).toBe('11')
  expect(landmarkName(both, '11b')).toBe('11b')
  expect(landmarkName(both, '11')).toBe('11')
  expect(landmarkName(day(supplyOf('11')), '11b')).toBe('11')
})

// Both were Les Invalides, or NaN.
test('every sentence names the landmark that is meant', () => {
  const told = (position: Position, move: string) =>
    moveSentence(say, turned, position, 'Belle', move)
  expect(told(second, 'move bank:mon mon@11b new')).toBe(
    'Belle builds and moves: Bank of Montmartre → Palais de Justice 11, Montmartre',
  )
  expect(told(second, 'move mon@11 mon@13 new')).toContain('Palais de Justice 11 →')
  expect(moveTitle(say, turned, both, 'move arc mon@11 new')).toBe('Les Invalides 11, Montmartre')
  expect(placeName(say, turned, second, 'mon@11')).toBe('Palais de Justice 11, Montmartre')
  expect(markLabel(say, turned, second, 'mon@11', String)).toContain('Palais de Justice 11')
})

test('the one that is picked up is the one that is built', () => {
  const first = ['move arc mon@11 new', 'move arc bel@11 new']
  const others = ['move arc mon@11b new', 'move arc bel@11b new']
  const hand = handOf(both, [...first, ...others])
  hand.holdLandmark('11b')
  expect(hand.keyMoves.map(({ text }) => text)).toEqual(others)
  expect(hand.at('row:mon')).toEqual(['move arc mon@11b new'])
  const { ask, rows } = question(say, turned, both, hand, '1')
  expect(ask).toContain('Palais de Justice')
  expect(rows.map(({ title }) => title)).toEqual(['Palais de Justice 11', 'Palais de Justice 11'])
  expect(hand.wish('row:cha')).toMatch(/ cha@11b new$/)
  hand.holdLandmark('11')
  expect(hand.keyMoves.map(({ text }) => text)).toEqual(first)

  // Alone, the second is the 11.
  const alone = handOf(day(supplyOf('11')), first)
  alone.holdLandmark('11b')
  expect(alone.at('row:bel')).toEqual(['move arc bel@11 new'])
  expect(alone.wish('row:cha')).toMatch(/ cha@11 new$/)
})

test('the supply shows both, each with its name and price', () => {
  const text = read(Supply, { position: both, box: turned, hand: null })
  expect(text).toMatch(/11 Les Invalides costs wood, marble; takes bronze prestige × 2/)
  expect(text).toMatch(/11 Palais de Justice costs gold; takes bronze prestige, silver/)
  expect(text).not.toMatch(/NaN|undefined/)
})

// A drawing of Sacré-Cœur stood for the Palais-Royal, whose value is the same.
test('a landmark is drawn as itself, whatever its value', () => {
  const art = Object.values(shippedBox.landmarks).map(({ title }) => artOf(title))
  expect(new Set([...art, monument]).size).toBe(9)
  const { body } = render(Supply, {
    props: { position: both, box: turned, hand: null },
  })
  const drawn = [artOf('Louvre'), artOf('Sacré-Cœur'), monument].map(
    (one) => body.split(one).length - 1,
  )
  expect(drawn).toEqual([1, 0, 5])
})

test('the zones of the track are those of the edition', () => {
  const { body } = render(Track, {
    props: {
      position: day(),
      zones: turned.zones,
      hand: null,
      label: String,
      current: '',
      compact: false,
    },
  })
  const cells = [...body.matchAll(/class="cell zone(-?\d+)/g)].map(([, zone]) => Number(zone))
  expect(cells.map((zone, i) => (zone === cells[i - 1] ? 0 : i)).filter(Boolean)).toEqual([8, 21])
})
