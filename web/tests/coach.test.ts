import { expect, test } from 'vitest'
import { languages } from './saying'
import { filled, ideaNow, learned, type Moment, outstayed, ownMoves } from '../src/learn/coach'
import { ideas as lumiere } from '../src/games/lumiere/learn/ideas'
import { ideas as paris } from '../src/games/paris/learn/ideas'
import lumiereCoach from '../src/games/lumiere/learn'
import parisCoach from '../src/games/paris/learn'
import type { Position as Night } from '../src/games/lumiere/position'
import lumiereBook from '../src/games/lumiere/rules'
import parisBook from '../src/games/paris/rules'
import { anchorsOf } from '../src/rules/book'
import real from '../src/games/paris/rules/position.json'
import type { Position as Day, Stage } from '../src/games/paris/position'

const games = ['lumiere', 'paris'] as const
const coaches = { lumiere: lumiereCoach, paris: parisCoach }
const books = { lumiere: lumiereBook, paris: parisBook }
const ideasOf = { lumiere, paris }

test.each(games.flatMap((game) => languages.map((language) => [game, language] as const)))(
  'the coach of %s has words for every idea in %s',
  async (game, language) => {
    const [words, english] = [await coaches[game].words(language), await coaches[game].words('en')]
    expect(Object.keys(words)).toEqual(ideasOf[game].map(({ id }) => id))
    const holes = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
    for (const { id } of ideasOf[game]) {
      expect(words[id]![0].trim() && words[id]![1].trim(), id).not.toBe('')
      expect(holes(words[id]!.join()), id).toEqual(holes(english[id]!.join()))
    }
  },
)

test.each(games)('every idea of %s leads to a rule', (game) => {
  const anchors = books[game].chapters.flatMap((chapter) => anchorsOf(chapter, books[game].shown))
  for (const { id, rule } of ideasOf[game]) expect(anchors, id).toContain(rule)
})

/* ---------- by night ---------- */

const score = { lit: 0, group: 0, unbuilt: 0, cards: 0, total: 0 }
function night(
  change: Partial<Night>,
  moves: string[] = [],
  mine = true,
  own: Partial<Night['seats']['orange']> = {},
): Moment<Night> {
  const seat = {
    reserve: [],
    tokens: 4,
    chimneys: 7,
    tiles: Array(8).fill('ooxm') as string[],
    group: [],
    score,
  }
  const position: Night = {
    rulings: { streetlight_pieces: 'cover', large_light: 'diamond', flip: false },
    viewer: 'orange',
    to_move: 'orange',
    phase: 'streets',
    ground: [],
    buildings: [],
    pieces: {},
    pool: ['I3', 'V3'],
    cards: [],
    seats: { orange: { ...seat, ...own }, blue: seat },
    hand: 'ooxm',
    ...change,
  }
  return {
    position,
    you: 'orange',
    mine,
    moves: moves.map((line) => ({
      seat: line.split(' ')[0]!,
      move: line.slice(line.indexOf(' ') + 1),
    })),
  }
}
const told = (moment: Moment<Night>, ...dismissed: string[]) =>
  ideaNow(lumiere, moment, new Set(dismissed))?.id ?? null

test('by night: welcome, then the tile, then the streets, each when it matters', () => {
  expect(told(night({}))).toBe('welcome')
  expect(told(night({}), 'welcome')).toBe('lay')
  expect(told(night({}, [], false), 'welcome')).toBe(null)
  expect(told(night({}, ['orange lay a1 r0']), 'welcome')).toBe('paving')
  expect(told(night({}, ['orange lay a1 r0', 'orange lay c1 r0']), 'welcome', 'paving')).toBe(
    'take',
  )
  expect(told(night({}, ['blue lay a1 r0', 'blue lay c1 r0']), 'welcome')).toBe('lay')
  expect(told(night({}, ['blue lay a1 r0', 'orange lay c1 r0']))).toBe('paving')
  expect(
    told(
      night({}, ['orange lay a1 r0', 'orange take I3'], true, {
        reserve: ['I3'],
        score: { ...score, unbuilt: -3 },
      }),
      'welcome',
      'paving',
    ),
  ).toBe('unbuilt')
})

// Advice on how many roofs to take is no use to a learner who has them, and missed by one who takes none.
test('by night: how many roofs to take is told while there is time to take them', () => {
  const known = ['welcome', 'paving', 'take', 'unbuilt']
  const lays = ['a1', 'c1', 'e1'].map((area) => `orange lay ${area} r0`)
  const left = (n: number) => ({ tiles: Array<string>(n).fill('ooxm') })
  expect(told(night({}, ['orange lay a1 r0', 'orange take I3'], true, left(7)), ...known)).toBe(
    'enough',
  )
  expect(told(night({}, lays.slice(1), true, left(6)), ...known)).toBe(null)
  expect(told(night({}, lays, true, left(5)), ...known)).toBe('enough')
  expect(told(night({}, lays, true, left(3)), ...known)).toBe('enough')
  const three = ['I3', 'V3', 'O4'].map((roof) => `orange take ${roof}`)
  expect(told(night({}, [...lays, ...three], true, left(5)), ...known)).toBe(null)
  expect(told(night({}, [...lays, ...three], true, left(3)), ...known)).toBe('last_tiles')
})

test('by night: what was built is counted in the words', () => {
  const built = night(
    {
      phase: 'city',
      buildings: [
        { id: 'T4', owner: 'orange', spaces: ['a1', 'b1', 'c1', 'b2'], lit: 2, points: 8 },
      ],
    },
    ['orange build T4 a1 r2'],
    false,
    { reserve: ['I3'] },
  )
  expect(told(built, 'welcome', 'city')).toBe('lit')
  expect(lumiere.find(({ id }) => id === 'lit')!.values!(built)).toEqual({
    size: 4,
    lit: 2,
    points: 8,
  })
  expect(filled('{size} × {lit} = {points}, {other}', { size: 4, lit: 2, points: 8 })).toBe(
    '4 × 2 = 8, {other}',
  )
})

test('by night: postcards are spoken of on a turn with a token, and not again once one is played', () => {
  const known = ['welcome', 'city', 'lit']
  expect(told(night({ phase: 'city' }, ['orange build T4 a1 r2']), ...known)).toBe('card')
  expect(
    told(night({ phase: 'city' }, ['orange build T4 a1 r2'], true, { tokens: 0 }), ...known),
  ).toBe('ending')
  expect(
    told(
      night({ phase: 'city' }, ['orange build T4 a1 r2', 'orange card metro'], true, {
        reserve: ['I3'],
      }),
      ...known,
    ),
  ).toBe(null)
})

test('an idea that was acted upon counts as taken in, and moves that were taken back do not', () => {
  expect(learned(lumiere, night({}, ['orange lay a1 r0']), new Set(['welcome']))).toEqual(
    new Set(['welcome', 'lay']),
  )
  expect(learned(lumiere, night({}, []), new Set(['welcome']))).toEqual(new Set(['welcome']))
})

test('an idea that nobody answers makes way after a few own moves', () => {
  const now = night({}, ['orange lay a1 r0', 'blue lay c1 r0', 'orange take I3'])
  expect(ownMoves(now)).toBe(2)
  expect(outstayed(1, ownMoves(now), 2)).toBe(false)
  expect(outstayed(0, ownMoves(now), 2)).toBe(true)
})

/* ---------- by day ---------- */

const nobody = Object.fromEntries(
  Object.entries((real as unknown as Day).districts).map(([id, district]) => [
    id,
    {
      ...district,
      vp_tile: undefined,
      places: Object.fromEntries(
        Object.entries(district.places).map(([name, spot]) => [name, { ...spot, keys: [] }]),
      ),
    },
  ]),
) as unknown as Day['districts']
function day(
  stage: Stage,
  moves: string[] = [],
  change: Partial<Day> = {},
  own: object = {},
  mine = true,
): Moment<Day> {
  const base = real as unknown as Day
  const seat = { ...base.seats['1']!, francs: 6, bonuses: [], tokens: {}, ...own }
  const position: Day = {
    ...base,
    stage,
    ending: null,
    arc: [],
    districts: nobody,
    piles: [
      { left: 11, top: 'mon' },
      { left: 11, top: 'bel' },
      { left: 11, top: 'cha' },
    ],
    seats: { ...base.seats, '1': seat },
    ...change,
  }
  return { position, you: '1', mine, moves: moves.map((move) => ({ seat: '1', move })) }
}
const heard = (moment: Moment<Day>, ...dismissed: string[]) =>
  ideaNow(paris, moment, new Set(dismissed))?.id ?? null
const keyOn = (place: string): Partial<Day> => ({
  districts: {
    ...nobody,
    mon: {
      ...nobody.mon,
      places: { ...nobody.mon.places, [place]: { building: 'theater', keys: ['1'] } },
    },
  },
})

test('by day: draw, bank, end, then the first move', () => {
  expect(heard(day('draw'))).toBe('welcome')
  expect(heard(day('draw'), 'welcome')).toBe('draw')
  expect(heard(day('act', ['draw 1']), 'welcome')).toBe('bank')
  expect(heard(day('end', ['draw 1', 'key bank:mon'], keyOn('bank:mon')), 'welcome')).toBe('end')
  expect(
    heard(day('act', ['draw 1', 'key bank:mon', 'end', 'draw 1'], keyOn('bank:mon')), 'welcome'),
  ).toBe('move')
  expect(
    heard(day('draw', ['draw 1', 'key bank:mon', 'end'], keyOn('bank:mon'), {}, false), 'welcome'),
  ).toBe(null)
})

test('by day: questions are explained when they are asked', () => {
  const turn = ['draw 1', 'key bank:mon', 'end', 'draw 1', 'move bank:mon mon2']
  expect(heard(day('bonus', turn, keyOn('mon2')), 'welcome')).toBe('bonus')
  expect(
    heard(day('end', [...turn, 'bonus 3'], keyOn('mon2'), { bonuses: [3] }), 'welcome', 'token'),
  ).toBe('tile')
  expect(
    heard(
      day('act', [...turn, 'bonus 3', 'end'], keyOn('mon2'), { francs: 1 }),
      'welcome',
      'token',
      'climb',
    ),
  ).toBe('poor')
  expect(heard(day('prestige', turn, keyOn('mon@9')), 'welcome', 'token')).toBe('prestige')
})

test('by day: the end announces itself', () => {
  const known = paris
    .map(({ id }) => id)
    .filter((id) => !['piles', 'flags', 'last', 'over'].includes(id))
  expect(heard(day('draw', [], { piles: [{ left: 3 }, { left: 3 }, { left: 3 }] }), ...known)).toBe(
    'piles',
  )
  expect(heard(day('act', [], { piles: [{ left: 0 }, { left: 0 }, { left: 0 }] }), ...known)).toBe(
    'flags',
  )
  expect(heard(day('draw', [], { ending: 'next round' }), ...known)).toBe('last')
  expect(heard(day('over', [], {}, {}, false), ...known)).toBe('over')
})
