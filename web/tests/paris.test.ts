import { expect, test } from 'vitest'
import { languages, saying } from './saying'
import paris from '../src/games/paris'
import { faceOf, shippedBox as box, tilesOf, typeAt } from '../src/games/paris/box'
import { block, buildingSpaces, polar } from '../src/games/paris/geometry'
import { marksOf } from '../src/games/paris/labels'
import { byItself, choices, sources } from '../src/games/paris/moves'
import {
  type DistrictId,
  districtIds,
  type Position,
  readPlace,
  standing,
} from '../src/games/paris/position'
import {
  bill,
  bonusText,
  endTileText,
  meanwhile,
  moveSentence,
  placeName,
} from '../src/games/paris/sentences'
import type { SeenTable } from '../src/client/client.svelte'

const say = saying('en')

const district = () => ({ places: {}, sums: [0, 0], ranks: [0, 0] })
const seat = {
  vp: 0,
  keys: 10,
  reserve_keys: 2,
  meeple: 0,
  end_tiles: 0,
  used_bonuses: [],
  score: { play: 0, districts: 0 },
}
const position: Position = {
  viewer: '1',
  start: '1',
  to_move: '1',
  stage: 'act',
  round: 1,
  ending: null,
  options: { screens: 'closed', districts: 'printed' },
  arc: ['1'],
  districts: Object.fromEntries(districtIds.map((id) => [id, district()])) as Record<
    DistrictId,
    Position['districts']['mon']
  >,
  landmarks: [9],
  vp_tiles: [[20, 10, 5]],
  reserve: {},
  track: Array.from({ length: 30 }, (_, i) => i + 1),
  copies: Array(30).fill(1),
  piles: [],
  temporary: {},
  end_supply: 12,
  ...tilesOf(2),
  seats: { 1: seat, 2: seat },
}
position.districts.mon.places = { mon5: { building: 'theater', keys: ['2'] }, 'mon@12': {} }

test('legal moves are sorted by what a person picks up', () => {
  const read = choices([
    'bonus -',
    'bonus 18',
    'bonus 7',
    'buy wood',
    'draw 2',
    'end',
    'flag E10',
    'flag E2',
    'key arc',
    'key bank:mon',
    'move arc bel@15 new',
    'move bank:mon mon3',
    'pass',
    'place bel',
    'prestige gold*',
    'sell silver*',
    'use 21 gold wood',
    'use 21 wood wood',
    'use E4 gold',
    'use 7',
    'vp 20 mon',
  ])
  expect(read.keys).toEqual([
    { text: 'key arc', from: 'new', to: 'arc', fresh: false },
    { text: 'key bank:mon', from: 'new', to: 'bank:mon', fresh: false },
    { text: 'move arc bel@15 new', from: 'arc', to: 'bel@15', fresh: true },
    { text: 'move bank:mon mon3', from: 'bank:mon', to: 'mon3', fresh: false },
  ])
  expect(sources(read)).toEqual(['new', 'arc', 'bank:mon'])
  expect(read.bonus.map(({ number }) => number)).toEqual([7, 18])
  expect(read.decline).toBe('bonus -')
  expect([...read.use]).toEqual([
    ['7', ['use 7']],
    ['21', ['use 21 gold wood', 'use 21 wood wood']],
    ['E4', ['use E4 gold']],
  ])
  expect(read.flags).toEqual(['flag E2', 'flag E10'])
  expect(read.vp).toEqual([{ text: 'vp 20 mon', tile: 20, district: 'mon' }])
})

// A move that plays itself though somebody might still have wanted to do something else first; a
// step with one answer that asks for a click all the same.
test('only what leaves no choice plays itself, after a moment if something could come first', () => {
  const itself = (
    legal: string[],
    autoEnd: 'idle' | 'always' | 'never' = 'idle',
    unsold = false,
  ) => {
    const found = byItself(legal, autoEnd, unsold)
    return found ? `${found.move}${found.waits ? ' …' : ''}` : ''
  }
  for (const only of ['draw 3', 'place bel', 'bonus -', 'prestige -', 'vp -', 'pass'])
    expect(itself([only])).toBe(only)
  expect(itself(['bonus -', 'sell wood'])).toBe('bonus - …')
  expect(itself(['pass', 'use 7', 'buy gold'])).toBe('pass …')
  expect(itself(['draw 1', 'draw 2'])).toBe('')
  expect(itself(['bonus 4', 'bonus -'])).toBe('')
  expect(itself(['key arc'])).toBe('key arc …')
  expect(itself(['key arc', 'buy wood'])).toBe('')
  // A turn ends as its owner has chosen, and never by itself at once: that would be for good.
  expect(itself(['end'])).toBe('end …')
  expect(itself(['end', 'buy wood', 'sell wood'])).toBe('end …')
  expect(itself(['end', 'use 7'])).toBe('')
  expect(itself(['end', 'use 7'], 'always')).toBe('end …')
  expect(itself(['end'], 'never')).toBe('')
  expect(itself(['end', 'sell wood'], 'always', true)).toBe('')
})

test('places are read and named', () => {
  expect(readPlace('bank:ger')).toEqual({ kind: 'bank', district: 'ger' })
  expect(readPlace('mon@12')).toEqual({ kind: 'landmark', district: 'mon', value: 12 })
  expect(placeName(say, box, position, 'mon5')).toBe('Theatre 5, Montmartre')
  expect(placeName(say, box, position, 'mon@12')).toBe('Grand Palais 12, Montmartre')
  expect(placeName(saying('ru'), box, position, 'bel1')).toBe('Пекарня 1, Belleville')
  expect(typeAt(box, 'vil', 8)).toBe('theater')
})

// A seat without a key is in no standing; equal sums keep the engine's order.
test('a standing lists who has a key there, the first first', () => {
  expect(
    standing({ sums: [5, 0, 9, 5], ranks: [3, 0, 1, 2], pays: [5, 0, 20, 10] }).map(
      ({ seat, pays }) => [seat, pays],
    ),
  ).toEqual([
    ['3', 20],
    ['4', 10],
    ['1', 5],
  ])
})

test('a key move is billed with its parts, what it brings and who leads then', () => {
  const effect = {
    price: { francs: 4, value: 12, from: 8, tokens: { marble: 1, gold: 1 } },
    slots: { 'silver*': 3 },
    fourth_key: true as const,
    seats: {
      1: { francs: [10, 6] as [number, number], tokens: { marble: -1, gold: -1 }, districts: 20 },
      2: { districts: -10 },
    },
    district: { id: 'mon' as const, sums: [12, 9], ranks: [1, 2], pays: [20, 10] },
  }
  expect(bill(say, box, effect, '1', (one) => `Seat ${one}`)).toEqual({
    pay: '4 francs, marble, gold',
    parts: '12 − 8',
    gains: [
      'takes silver prestige × 3',
      'the fourth key: a VP tile',
      '+20 VP from districts at the end',
      'Seat 2: −10 VP',
    ],
    lead: 'you lead Montmartre 12 : 9',
  })
  const token = {
    price: { francs: 8, value: 8, from: 0, tokens: { wood: 1 } },
    seats: {
      1: {
        francs: [9, 1] as [number, number],
        vp: [0, 2] as [number, number],
        tokens: { wood: -1, gold: 1 },
        play: 2,
      },
    },
  }
  expect(bill(say, box, token, '1', String).gains).toEqual(['+2 VP', '+1 gold'])
  expect(bill(say, box, { seats: { 1: { francs: [1, 8] } } }, '1', String)).toEqual({
    pay: '',
    parts: '',
    gains: ['+7 francs'],
    lead: '',
  })
})

// A tile's token looked like one to keep, and was gone after the turn (P4).
test('a token of a tile is said to last this turn, one that pays at once is not told', () => {
  const gains = (change: object, tokens = {}) =>
    bill(
      say,
      box,
      { price: { francs: 0, value: 8, from: 8, tokens }, seats: { 1: change } },
      '1',
      String,
    ).gains
  expect(gains({ temporary: { wood: 1 } })).toEqual(['+1 wood for this turn'])
  expect(gains({ temporary: { 'gold*': 2 }, tokens: { gold: 1 } })).toEqual([
    '+1 gold',
    '+2 gold prestige for this turn',
  ])
  expect(gains({ temporary: { wood: -1 } }, { wood: 1 })).toEqual([])
})

// Thirty tiles, twelve end-game tiles, five languages: none without its words.
test('every tile says what it does', () => {
  for (const language of languages) {
    const texts = position.track.map((number) => bonusText(saying(language), tilesOf(3), number))
    expect(
      texts.every((text) => text && !text.includes('{') && !text.includes('undefined')),
      language,
    ).toBe(true)
    expect(new Set(texts).size).toBe(30)
    for (let i = 1; i <= 12; i++)
      expect(endTileText(saying(language), position, `E${i}`)).toBeTruthy()
  }
  expect(bonusText(say, tilesOf(4), 20)).toBe('3 VP for each other unused bonus tile')
  expect(bonusText(saying('ru'), position, 5)).toBe('5 франков')
  expect(endTileText(say, position, 'E12')).toBe('5 francs')
  for (const number of position.track) expect(faceOf(position, number)[0]).toBeTruthy()
})

// A page that takes a number for an effect: here tile 9 gives francs and tile 1 joins own keys.
test('a tile does what the engine tells of it', () => {
  const bonus_effects = [...position.bonus_effects]
  bonus_effects[8] = { effect: 'francs', francs: 7 }
  bonus_effects[0] = { effect: 'join_own' }
  const told = { ...position, bonus_effects }
  expect(bonusText(say, told, 9)).toBe('7 francs')
  expect(faceOf(told, 9)).toEqual(['coin', 7])
  expect(bonusText(say, told, 1)).toBe(bonusText(say, position, 9))
  expect(faceOf(told, 1)).toEqual(faceOf(position, 9))
})

test('moves are told in words, hidden ones without their secret', () => {
  expect(moveSentence(say, box, position, 'Belle', 'move bank:mon mon5')).toBe(
    'Belle moves: Bank of Montmartre → Theatre 5, Montmartre',
  )
  expect(moveSentence(say, box, position, 'Belle', 'flag ?')).toBe('Belle takes an end-game tile')
  expect(moveSentence(say, box, position, 'Belle', 'use 21 gold wood')).toBe(
    'Belle uses tile 21: wood, gold',
  )
  expect(moveSentence(saying('it'), box, position, 'Belle', 'vp 20 ger')).toBe(
    'Belle mette la tessera PV 20 su Saint-Germain',
  )
  expect(moveSentence(saying('pl'), box, position, 'Belle', 'bonus -')).toBe(
    'Belle nie bierze płytki premii',
  )
})

test('the board has a mark for everything that can be pointed at, each once', () => {
  const marks = marksOf(position)
  expect(new Set(marks).size).toBe(marks.length)
  for (const mark of ['arc', 'bank:bat', 'mon8', 'mon@12', 'vp:ger', 'row:cha', 'track:30'])
    expect(marks).toContain(mark)
})

test('blocks of a ring do not overlap and lie where the angles say', () => {
  const [x, y] = polar(100, 90)
  expect(x).toBeCloseTo(100)
  expect(y).toBeCloseTo(0)
  expect(block([225, 285], -10, 10)).toMatch(/^M[-\d. ]+A285 285 .*z$/)
  for (const ring of ['low', 'mid'] as const) {
    const spaces = buildingSpaces.filter((one) => one.ring === ring)
    expect(spaces.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(60)
  }
})

test('the bank of a district has the article that its language wants', () => {
  expect(placeName(saying('fr'), box, position, 'bank:bat')).toBe('Banque des Batignolles')
  expect(placeName(saying('fr'), box, position, 'bank:vil')).toBe('Banque de La Villette')
  expect(placeName(saying('it'), box, position, 'bank:bat')).toBe('Banca delle Batignolles')
  expect(placeName(say, box, position, 'bank:bat')).toBe('Bank of Batignolles')
})

// One's own moves of the turn that has begun must not hide what came before it.
test('between two turns of a seat each other seat has one sentence', () => {
  const moves = [
    '1 key arc',
    '1 end',
    '2 draw 1',
    '2 move bank:mon mon5',
    '2 bonus 5',
    '2 end',
    '3 draw 2',
    '3 pass',
    '3 vp -',
    '3 end',
    '1 draw 3',
  ].map((line) => ({ seat: line[0]!, move: line.slice(2) }))
  expect(meanwhile(say, box, position, moves, '1', (seat) => `Seat ${seat}`)).toEqual([
    'Seat 2 moves: Bank of Montmartre → Theatre 5, Montmartre, takes bonus tile 5 · 5 francs',
    'Seat 3 passes',
  ])
  expect(meanwhile(say, box, position, moves.slice(0, 2), '1', String)).toEqual([])
})

// The page counted the ends of turns in the log: the rules a second time.
test('the bar tells the round of the position', () => {
  const seen = { position: { ...position, round: 7 }, log: [] as string[] } as SeenTable
  expect(paris.progress(say, seen)).toBe('Round 7')
})
