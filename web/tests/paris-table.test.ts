// What lies on the table of Paris for all to see: tiles that left the game, used tiles, keys in
// reserve, the first player; and what the last turn says of unsold tokens.

import { render } from 'svelte/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { shippedBox } from '../src/games/paris/box'
import { brought } from '../src/games/paris/learn/brought'
import Log from '../src/games/paris/Log.svelte'
import Notices from '../src/games/paris/Notices.svelte'
import { lostSince, toldMoves } from '../src/games/paris/lost'
import Player from '../src/games/paris/Player.svelte'
import Purse from '../src/games/paris/Purse.svelte'
import type { Position } from '../src/games/paris/position'
import Score from '../src/games/paris/Score.svelte'
import { question } from '../src/games/paris/rows'
import drawn from '../src/games/paris/review/drawn'
import { moveSentence } from '../src/games/paris/sentences'
import type { Story } from '../src/games/paris/story.svelte'
import Supply from '../src/games/paris/Supply.svelte'
import type { Language } from '../src/messages/say'
import { speech } from '../src/messages/speech.svelte'
import type { ReviewedGame } from '../src/review/game'
import { playedMoves } from '../src/table/log'
import { day, handOf, read, seen } from './day'
import { languages, saying } from './saying'

const say = saying('en')

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await speech.speak('en')
})

/* ---------- tiles that fit nowhere ---------- */

const left_game: Position['left_game'] = [
  { tile: 'mon8', building: 'theater', round: 2, seat: '2' },
  { tile: 'cha1', building: 'café', round: 2, seat: '1' },
]
const log = ['2 draw 1', '2 end', '3 end', '1 draw 1', '1 end', '2 draw 3', '2 end', '1 draw 2']

// The tile vanished: no move tells of it, and nothing on the page did.
test('a draw whose tile fitted nowhere is told with the tile', () => {
  const moves = toldMoves({ left_game }, playedMoves(log.map((line) => `move ${line}`)))
  expect(moves.map(({ lost }) => lost?.tile ?? '')).toEqual([
    ...['', '', '', '', '', 'mon8', '', 'cha1'],
  ])
  expect(lostSince(moves, '1').map(({ tile }) => tile)).toEqual(['mon8', 'cha1'])
  expect(lostSince(moves, '2').map(({ tile }) => tile)).toEqual(['cha1'])
  expect(moveSentence(say, shippedBox, day(), 'Belle', 'draw 3', left_game[0])).toBe(
    'Belle draws from pile 3. Theatre 8 fits nowhere and leaves the game',
  )
  for (const language of languages)
    expect(
      moveSentence(saying(language), shippedBox, day(), 'Belle', 'draw 3', left_game[0]),
    ).toContain(saying(language).paris.types.theater())
})

test('log, supply and coach name a tile that left the game and lead to its rule', () => {
  const position = day({ left_game, options: { screens: 'closed', districts: 'free' } })
  const table = seen(position, log)
  expect(read(Log, { seen: table, position, box: shippedBox })).toContain(
    'Belle draws from pile 3. Theatre 8 fits nowhere and leaves the game',
  )
  expect(render(Log, { props: { seen: table, position, box: shippedBox } }).body).toContain(
    'href="/rules/paris#setup"',
  )
  const supply = read(Supply, { position, box: shippedBox, hand: null })
  expect(supply).toMatch(/Out of the game.*\[Theatre 8\].*\[Café 1\]/)
  expect(read(Supply, { position: day(), box: shippedBox, hand: null })).not.toContain(
    'Out of the game',
  )
  expect(brought(say, table, position, log.length - 1)).toContain(
    'Café 1 fits nowhere and leaves the game',
  )
})

// A later round of the same seat must not lose the tile again.
test('the review tells of a lost tile where it was drawn', () => {
  const position = day({ left_game })
  const plies = log.map((line) => ({ seat: line[0], line: line.slice(2), position }))
  const game = {
    edition: '',
    replayed: { plies, seats: [{ seat: '2', name: 'Belle' }], settings: {} },
  } as unknown as ReviewedGame
  const told = (ply: number, move: string) => drawn.sentence(say, game, ply, '2', move)
  expect(told(6, 'draw 3')).toContain('Theatre 8 fits nowhere')
  expect(told(1, 'draw 1')).toBe('Belle draws from pile 1')
  expect(told(7, 'draw 3')).toBe('Belle draws from pile 3')
})

// "Move 259: Alice ends the turn" as the turning point told nothing.
test('the end of a turn is told by its act', () => {
  const lines = ['1 draw 1', '1 key arc', '1 buy wood', '1 end', '2 draw 1', '2 end']
  const plies = lines.map((line) => ({ seat: line[0], line: line.slice(2) }))
  const game = { replayed: { plies } } as unknown as ReviewedGame
  expect([0, 1, 2, 3, 5].map((ply) => drawn.act(game, ply))).toEqual([0, 1, 2, 1, 5])
})

/** What stands above the question. */
const notices = (position: Position, legal: string[], told: Partial<Story> = {}) =>
  read(Notices, {
    position,
    hand: handOf(position, legal),
    story: { latest: '', since: [], lostTexts: [], moves: [], ...told } as unknown as Story,
  })

test('above the question stand what the others did and what fitted nowhere', () => {
  expect(
    notices(day(), ['key arc'], {
      since: ['Belle moves: Café 2 → Hotel 4', 'Gamin passes'],
      lostTexts: ['Café 1 fits nowhere and leaves the game'],
    }),
  ).toMatch(/Café 1 fits nowhere.*Belle moves: Café 2 → Hotel 4.*Gamin passes/)
})

// On a phone the tile that one had drawn was named nowhere.
test('above the question stands what one has drawn', () => {
  const drawnText = say.paris.drawn({ building: 'Hotel 3, Chaillot' })
  expect(notices(day(), ['key arc'], { drawnText, since: ['Gamin passes'] })).toMatch(
    /Drawn: Hotel 3, Chaillot.*Gamin passes/,
  )
})

// On phones that was a small box in a corner of the board.
test('above the question stands that the last round is near', () => {
  expect(notices(day({ ending: 'next round' }), ['key arc'])).toContain(say.paris.last_rounds())
  expect(notices(day({ ending: 'this round' }), ['key arc'])).toContain(say.paris.last_round())
  expect(notices(day(), ['key arc'])).not.toMatch(/last round/i)
})

// A phone said "no move yet" after one's own.
test('that nobody has moved is said only before the first move', () => {
  expect(notices(day(), ['key arc'])).toContain('No move has been made yet')
  const moves = [{ seat: '1', move: 'key arc' }]
  expect(notices(day(), ['end'], { moves })).not.toContain('No move has been made yet')
})

/* ---------- what is asked ---------- */

// In the first turn “A new key” stood there alone, to be chosen before anything else.
test('the only key that can be moved need not be chosen', () => {
  const asked = (legal: string[]) => {
    const { ask, rows } = question(say, shippedBox, day(), handOf(day(), legal), '1')
    return [ask, ...rows.map(({ id }) => id)]
  }
  const places = ['key arc', 'key bank:cha']
  expect(asked(places)).toEqual([say.paris.ask_new(), ...places])
  expect(asked([...places, 'buy wood', 'use 3'])).toEqual([say.paris.ask_new(), ...places])
  const moves = ['move arc cha5', 'move arc mon2']
  expect(asked(moves)).toEqual([
    expect.stringContaining(say.paris.ask_target()),
    ...moves.reverse(),
  ])
  // Another key, a tile or a pass is chosen instead.
  expect(asked([...places, ...moves])).toContain('from new')
  expect(asked([...places, 'flag E1'])).toEqual([
    ...[say.paris.ask_act_flags(), 'from new', 'flag E1'],
  ])
  expect(asked(['pass', ...moves])).toContain('from arc')
})

// The tap that chose the key took the other keys away with it.
test('beside a key that can go nowhere the other answers stay', () => {
  const hand = handOf(day(), ['move arc cha5', 'key arc', 'flag E1'])
  const ids = () => question(say, shippedBox, day(), hand, '1').rows.map(({ id }) => id)
  const all = ids()
  expect(all).toEqual(['from arc', 'from new', 'flag E1'])
  hand.hold('bank:bel')
  expect(question(say, shippedBox, day(), hand, '1').ask).toContain(say.paris.ask_stuck())
  expect(ids()).toEqual(all)
})

/* ---------- what lies beside the screens ---------- */

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
  expect(rival).toMatch(/9 keys.*1 in reserve/)
  expect(rival).toContain('[5 · 5 francs]')
  expect(rival).toMatch(/Used tiles.* 5 .*5 francs.* 17 .* 17 .*E12/)
  expect(rival.match(/\[17 · Take any bonus tile/g)).toHaveLength(2)
  const me = read(Player, { seen: seen(position), position, seat: '1', hand: null })
  expect(me).not.toMatch(/first player|Used tiles/)
})

// Open screens left out what lies beside them.
test('a rival with an open screen shows its keys in reserve and who is first, too', () => {
  const position = day()
  position.seats['2']!.reserve_keys = 1
  const rival = read(Player, { seen: seen(position), position, seat: '2', hand: null, brief: true })
  expect(rival).toMatch(/first player.* francs.*[^0-9]1 in reserve/)
})

// The panel grew when the turn came: a button and a line of words pushed what lies below it.
test('own tiles keep a place for their button and for what they would bring', () => {
  const position = day()
  position.seats['1']!.bonuses = [18, 21]
  const places = (legal: string[]) => {
    const hand = handOf(position, legal)
    const { body } = render(Player, {
      props: { seen: seen(position), position, seat: '1', hand },
    })
    return ['class="small"', '<em>'].map((part) => body.split(part).length - 1)
  }
  expect(places([])).toEqual([2, 1])
  expect(places(['key arc', 'use 18'])).toEqual([2, 1])
})

// Purse and rows showed a tile's token, gone after the turn, like one to keep.
test('tokens of this turn alone are told apart in the purse', () => {
  const position = day({ temporary: { wood: 1 } })
  position.seats['1']!.tokens = { wood: 2, gold: 1 }
  const purse = () => read(Purse, { position, seat: '1' })
  expect(purse()).toMatch(/\[wood\] *2 *\[for this turn\] *\+1 *for this turn *wood/)
  position.to_move = '2'
  expect(purse()).not.toContain('this turn')
})

// Russian and Polish said "3 франки" and "10 klucze".
test('what lies behind a screen is called as its number wants', () => {
  const own = (language: Language, francs: number, keys: number) => {
    const words = saying(language).paris
    return `${francs} ${words.francs({ n: francs })}, ${keys} ${words.keys_left({ n: keys })}`
  }
  expect(own('ru', 3, 10)).toBe('3 франка, 10 ключей')
  expect(own('pl', 1, 2)).toBe('1 frank, 2 klucze')
  expect(own('fr', 1, 1)).toBe('1 franc, 1 clé')
})

// Prestige could be sold only when the turn had nothing else to ask, and beside a large board never.
test('prestige is sold where it lies, at any moment of the turn that allows it', () => {
  const position = day()
  const me = (legal: string[]) =>
    read(Player, { seen: seen(position), position, seat: '1', hand: handOf(position, legal) })
  const label = 'Sell silver prestige for 2 francs'
  expect(me(['key arc', 'sell silver*'])).toContain(`[${label}]`)
  expect(me(['key arc'])).not.toContain(label)
  // The reserve has buttons for resources.
  expect(me(['key arc', 'sell wood'])).not.toContain('Sell')
})

/* ---------- what nobody used ---------- */

// A tile forgotten in the last turn; or a reminder where it can be used later, too.
test('before the last turn ends it is said which tiles can still be used', () => {
  const last = day({ stage: 'end', ending: 'this round' })
  const told = 'You can still use 2 tiles: 3, E2'
  expect(notices(last, ['end', 'use 3', 'use E2 gold', 'use E2 wood'])).toContain(told)
  expect(notices(last, ['end'])).not.toContain('You can still use')
  expect(notices(day({ stage: 'end' }), ['end', 'use 3'])).not.toContain('You can still use')
  expect(notices(day({ stage: 'act', ending: 'this round' }), ['use 3'])).not.toContain('still use')
})

// Tiles that let keys meet are of no use after the act, and were pointed out only then.
test('in the last turn it is said before the act which tiles only that can use', () => {
  const act = day({ stage: 'act', ending: 'this round' })
  const legal = ['move arc cha5', 'use 3', 'use 9', 'use 16']
  expect(notices(act, legal)).toContain('You can still use 2 tiles: 9, 16')
  expect(notices(day({ stage: 'act' }), legal)).not.toContain('still use')
  expect(notices(act, ['move arc cha5', 'use 3'])).not.toContain('still use')
  expect(notices({ ...act, stage: 'bonus' }, ['bonus 3', 'use 3'])).not.toContain('still use')
})

test('before the last turn ends it is said what unsold tokens would bring', () => {
  const tie = day({ stage: 'end', ending: 'this round', unsold: { francs: 5, vp: 0 } })
  expect(notices(tie, ['end', 'sell wood'])).toContain(
    'Your tokens would still sell for 5 francs; francs break ties',
  )
  const points = day({ stage: 'end', ending: 'this round', unsold: { francs: 5, vp: 10 } })
  expect(notices(points, ['end', 'sell wood'])).toContain(
    'Your tokens would still sell for 5 francs: 10 VP at the end',
  )
  // Tokens may still pay for the act.
  const act = day({ stage: 'act', ending: 'this round', unsold: { francs: 5, vp: 0 } })
  expect(notices(act, ['key arc', 'sell wood'])).not.toContain('Your tokens')
  expect(notices(day({ stage: 'end' }), ['end'])).not.toContain('Your tokens')
})

/* ---------- the score sheet ---------- */

// It spoke of tile 27 also where an edition gives its effect to another one, to two, or to none.
test('the score sheet names the tiles that pay for francs', () => {
  const shipped = day().bonus_effects
  const other: Position['bonus_effects'][number] = { effect: 'points', vp: 1 }
  const sheet = (...keeping: number[]) => {
    const bonus_effects = shipped.map((tile, i) =>
      keeping.includes(i + 1)
        ? { effect: 'kept_francs' as const, vp: 1 }
        : tile.effect === 'kept_francs'
          ? other
          : tile,
    )
    const position = day({ bonus_effects })
    return read(Score, { seen: seen(position), position, box: shippedBox })
  }
  expect(sheet(27)).toContain('Francs (tile 27)')
  expect(sheet(4)).toContain('Francs (tile 4)')
  expect(sheet(4, 27)).toContain('Francs (tiles 4, 27)')
  expect(sheet()).not.toContain('Francs')
})
