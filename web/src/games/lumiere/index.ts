// La Cité de la Lumière: two players, by gaslight.

import type { Game, TieBreakText } from '../game'
import drawing from './poster'
import type { Position, TieBreakWord } from './position'

export default {
  name: 'lumiere',
  title: (say) => say.lumiere.title(),
  inShort: (say) => say.lumiere.in_short(),
  poster: { drawing, label: (say) => say.lumiere.poster() },
  scene: 'night',
  sides: { orange: (say) => say.lumiere.orange(), blue: (say) => say.lumiere.blue() },
  seatClass: (seat) => seat,
  options: [
    {
      name: 'postcards',
      label: (say) => say.lumiere.setup.postcards(),
      values: [
        ['first-game', (say) => say.lumiere.setup.first_game()],
        ['random', (say) => say.lumiere.setup.random()],
      ],
      byHand: {
        label: (say) => say.lumiere.setup.by_hand(),
        form: () => import('./ChooseEight.svelte'),
      },
    },
  ],
  beat: () => 1,
  progress: (say, { position }) => say.lumiere[(position as Position).phase](),
  tieBreaks: {
    free_spaces: (say, numbers) => say.lumiere.tie_breaks.free_spaces({ numbers }),
  } satisfies Record<TieBreakWord, TieBreakText>,

  table: () => import('./Game.svelte'),
  moves: () => import('./Moves.svelte'),
  box: () => import('./Box.svelte'),
  rules: () => import('./rules'),
  rulings: () => import('./rulings'),
  coach: () => import('./learn'),
  review: () => import('./review/drawn'),
  ending: () => import('./ending'),
  moveText: async () => (await import('./sentences')).moveSentence,
  plans: async (language) => (await import('./hint/advice')).planWords(language),
} satisfies Game
