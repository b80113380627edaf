// Paris: two to four players, by day.

import type { Game, TieBreakText } from '../game'
import drawing from './poster'
import type { Position, TieBreakWord } from './position'

export default {
  name: 'paris',
  title: (say) => say.paris.title(),
  inShort: (say) => say.paris.in_short(),
  poster: { drawing, label: (say) => say.paris.poster() },
  scene: 'day',
  sides: null,
  seatClass: (seat) => `seat${seat}`,
  options: [
    {
      name: 'setup',
      label: (say) => say.paris.setup.tokens(),
      values: [
        ['basic', (say) => say.paris.setup.basic()],
        ['shuffled', (say) => say.paris.setup.shuffled()],
      ],
    },
    {
      name: 'districts',
      label: (say) => say.paris.setup.districts(),
      values: [
        ['printed', (say) => say.paris.setup.printed()],
        ['free', (say) => say.paris.setup.free()],
      ],
    },
    {
      name: 'screens',
      label: (say) => say.paris.setup.screens(),
      values: [
        ['closed', (say) => say.paris.setup.closed()],
        ['open', (say) => say.paris.setup.opened()],
      ],
    },
  ],
  beat: (move) =>
    move === 'end' || move.endsWith(' -') ? 0 : /^(key|move|flag) /.test(move) ? 1 : 0.7,
  progress: (say, { position }) => say.paris.round({ n: (position as Position).round }),
  tieBreaks: {
    francs: (say, numbers) => say.paris.tie_breaks.francs({ numbers }),
    values: (say, numbers) => say.paris.tie_breaks.values({ numbers }),
  } satisfies Record<TieBreakWord, TieBreakText>,

  table: () => import('./Game.svelte'),
  moves: () => import('./Moves.svelte'),
  box: () => import('./Box.svelte'),
  rules: () => import('./rules'),
  rulings: () => import('./rulings'),
  coach: () => import('./learn'),
  review: () => import('./review/drawn'),
  ending: () => import('./ending'),
  moveText: async () => (await import('./moveText')).moveText,
  plans: async (language) => (await import('./hint/advice')).planWords(language),
} satisfies Game
