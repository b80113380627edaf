import { afterEach, expect, test, vi } from 'vitest'
import type { SeenTable } from '../src/client/client.svelte'
import { forgetGame, goingGames, keepGame } from '../src/client/going'
import { isMyTurn, news, unfinished, withChanged } from '../src/client/own'
import type { Chair, Summary } from '../src/client/protocol'
import { signed } from '../src/client/sign'
import { ago, detailsOf, rivals, span, stateOf } from '../src/home/gameLine'
import { games } from '../src/games'
import { languages, saying } from './saying'

afterEach(() => vi.unstubAllGlobals())

const chairs: Chair[] = [
  { seat: 'orange', kind: 'person', name: 'Alice', named: false },
  { seat: 'blue', kind: 'person', name: 'Bruno', named: false },
]
const [first, second] = games.map(({ name }) => name)
const game = (table: string, about: Partial<Summary['about']>, more: Partial<Summary> = {}) => ({
  table,
  stage: 'playing' as const,
  changed: 1000,
  you: 'orange',
  about: {
    game: first!,
    settings: { game: first!, seats: 2 },
    corrected_edition: false,
    chairs,
    ...about,
  },
  ...more,
})

// A turn that waits below games where nothing is to be done; time that runs out at the end of a list.
test('my turn stands first, the shortest time before all', () => {
  const all = [
    game('theirs', { to_move: 'blue' }, { changed: 9000 }),
    game('over', {}, { stage: 'over' }),
    game('waits', { chairs: [chairs[0]!, { seat: 'blue', kind: 'open' }] }, { stage: 'waiting' }),
    game('belle', {
      to_move: 'orange',
      chairs: [chairs[0]!, { seat: 'blue', kind: 'belle', name: 'Gamin', level: 'gamin' }],
    }),
    game('slow', { to_move: 'orange' }, { changed: 5000 }),
    game('slower', { to_move: 'orange' }, { changed: 7000 }),
    game('soon', { to_move: 'orange', deadline: 2000 }, { changed: 8000 }),
  ]
  expect(unfinished(all).map(({ table }) => table)).toEqual([
    'soon',
    'slow',
    'slower',
    'belle',
    'theirs',
    'waits',
  ])
})

// A seat that was given up, and whose turn Belle plays, calls nobody.
test('a turn that Belle plays for us is not ours', () => {
  expect(isMyTurn(game('t', { to_move: 'orange' }))).toBe(true)
  const left: Chair[] = [
    { seat: 'orange', kind: 'belle', name: 'Flâneur', level: 'flaneur', left: 'Alice' },
    chairs[1]!,
  ]
  expect(isMyTurn(game('t', { to_move: 'orange', chairs: left }))).toBe(false)
})

// One is called twice for one turn, or never, because the game began with it.
test('news is a game that begins, and a turn that comes', () => {
  const waits = game('t', {}, { stage: 'waiting' })
  const mine = game('t', { to_move: 'orange' })
  const theirs = game('t', { to_move: 'blue' })
  const told = (before: Summary[], now: Summary[]) => news(before, now).map(({ what }) => what)
  expect(told([waits], [mine])).toEqual(['begins'])
  expect(told([theirs], [mine])).toEqual(['turn'])
  expect(told([], [mine])).toEqual(['turn'])
  expect(told([mine], [mine])).toEqual([])
  expect(told([mine], [theirs])).toEqual([])
  expect(withChanged([theirs, game('other', {})], [mine]).map(({ table }) => table)).toEqual([
    't',
    'other',
  ])
})

test('a game is told in a line: rival, turn, time, last move', () => {
  const say = saying('en')
  const told = () => 'Bruno takes L4'
  const one = game('t', {
    to_move: 'orange',
    deadline: 1000 + 3 * 86400000,
    last: { seat: 'blue', move: 'take L4' },
  })
  expect(rivals(say, one)).toBe('Bruno')
  expect(stateOf(say, one)).toBe('Your turn')
  expect(detailsOf(say, one, told, 1000 + 7200000, 'en')).toEqual([
    '2 days left',
    'Bruno takes L4',
    '2 hours ago',
  ])
  expect(stateOf(say, game('t', { to_move: 'blue' }))).toBe('Bruno’s turn')
  expect(detailsOf(say, game('t', { to_move: 'blue' }), told, 1000, 'en')[0]).toBe('no move yet')
  const days = languages.map((language) => span(2 * 86400000, language).replace('\u00a0', ' '))
  expect(days.sort()).toEqual(['2 days', '2 dni', '2 giorni', '2 jours', '2 дня'])
  expect(ago(0, 30000, 'en')).toBe('now')
})

// A list of Paris that shows nothing because the words ask for a position.
test('every game tells its last move without a position', async () => {
  const moves: Record<string, string[]> = {
    [first!]: ['take L4', 'lay c5 r2', 'pass', 'card moulin -'],
    [second!]: ['draw 1', 'place mon5', 'key bank:mon', 'flag ?', 'bonus 3', 'end', 'use 4'],
  }
  for (const { name, moveText } of games) {
    const tell = await moveText()
    for (const language of languages)
      for (const move of moves[name]!)
        expect(tell(saying(language), 'Bruno', move), move).toMatch(/Bruno/)
  }
})

test('the sign in the tab has the number of games that await', () => {
  expect(signed(0)).toBe('/favicon.svg')
  expect(decodeURIComponent(signed(3))).toMatch(/>3<\/text>/)
  expect(decodeURIComponent(signed(12))).toMatch(/>9\+<\/text>/)
})

const storage = () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  return kept
}
const seen = (table: string, more: Partial<SeenTable> = {}) =>
  ({
    table,
    stage: 'playing',
    you: 'orange',
    settings: { game: first!, seats: 2 },
    chairs: [chairs[0]!, { seat: 'blue', kind: 'belle', name: 'Gamin', level: 'gamin' }],
    to_move: 'orange',
    log: ['move orange lay a1 r0', 'move blue pass', 'undo 1', 'move blue take T4'],
    receivedAt: 5,
    ...more,
  }) as SeenTable

// Home knew one unfinished game of this browser alone, and neither its level, its turn nor its last move.
test('games of this browser are kept in short until they are over', () => {
  const kept = storage()
  keepGame(seen('local-a', { settings: { game: first!, seats: 2, edition: '{"long": true}' } }))
  keepGame(seen('local-b'))
  keepGame(seen('local-a', { to_move: 'blue' }))
  expect(goingGames().map(({ table }) => table)).toEqual(['local-a', 'local-b'])
  const [a, b] = goingGames()
  expect([isMyTurn(a!), isMyTurn(b!)]).toEqual([false, true])
  expect(rivals(saying('en'), b!)).toBe('Gamin')
  expect(b!.about.last).toEqual({ seat: 'blue', move: 'take T4' })
  forgetGame('local-a')
  expect(goingGames().map(({ table }) => table)).toEqual(['local-b'])
  kept.set('belle.games', 'broken')
  expect(goingGames()).toEqual([])
})

// A move that only its mover may read, told on the page that the others at this screen look at next.
test('where several share the screen nothing is kept of what one of them sees of their own move', () => {
  storage()
  const mine = seen('local-c', { chairs, log: ['move orange flag louvre'] })
  keepGame(mine)
  expect(goingGames()).toEqual([])
  keepGame({ ...mine, you: 'blue', log: ['move orange flag ?'] })
  expect(goingGames()[0]!.about.last).toEqual({ seat: 'orange', move: 'flag ?' })
  keepGame({ ...mine, you: null })
  expect(goingGames()).toHaveLength(1)
})
