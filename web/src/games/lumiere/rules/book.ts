// The rules of La Cité de la Lumière, chapter by chapter. The rulings are those that the engine
// cites.

import {
  type Chapter,
  dealt,
  example,
  list,
  picture,
  rulings,
  show,
  text,
} from '../../../rules/book'
import { cardIds } from '../position'

/** What is put on the table before the first move, in this order. */
export const places = [
  'place_map',
  'place_cards',
  'place_pieces',
  'place_pool',
  'place_kit',
  'place_tiles',
  'place_hand',
  'place_start',
] as const

export const book: readonly Chapter[] = [
  { id: 'goal', blocks: [...text('goal_1', 'goal_2'), picture('finished')] },
  {
    id: 'box',
    sections: ['s1'],
    blocks: [
      ...text('box_1'),
      list('box_own', 'box_mixed', 'box_light'),
      ...text('box_tiles', 'box_roofs'),
      show('roofs'),
      ...text('box_rest'),
    ],
  },
  {
    id: 'setup',
    sections: ['s2'],
    blocks: [...text('setup_1', 'setup_2'), dealt('dealt', places)],
  },
  {
    id: 'streets',
    sections: ['s3'],
    blocks: [
      ...text('streets_1'),
      list('streets_lay', 'streets_take'),
      picture('paving'),
      ...rulings('L1', 'L2', 'L3'),
      ...text('streets_hint'),
    ],
  },
  {
    id: 'roofs',
    sections: ['s4'],
    blocks: [
      ...text('roofs_1'),
      list('roofs_build', 'roofs_card'),
      picture('built'),
      ...rulings('L4', 'L5', 'L6', 'L7', 'L8', 'L16'),
    ],
  },
  {
    id: 'light',
    blocks: [
      ...text('light_1'),
      picture('lit'),
      example('light_example'),
      ...rulings('L14'),
      picture('large'),
    ],
  },
  {
    id: 'postcards',
    blocks: [
      ...text('postcards_1'),
      show('postcards'),
      picture('statue'),
      ...rulings('L9', 'L10', 'L11', 'L12', 'L13', 'L17'),
    ],
  },
  {
    id: 'scoring',
    sections: ['s5'],
    blocks: [
      ...text('scoring_1'),
      list('score_lit', 'score_group', 'score_unbuilt', 'score_cards'),
      example('score_example'),
      example('score_night'),
      ...rulings('L15'),
    ],
  },
  { id: 'notation', sections: ['s6'], blocks: [...text('notation_1', 'notation_2')] },
]

/** The anchors of what the book shows: each postcard has its own. */
export const shown = (what: string): readonly string[] => (what === 'postcards' ? cardIds : [])

/** Words beside those of the blocks: what each postcard does. */
export const more: readonly string[] = cardIds.map((id) => `card_${id}`)
