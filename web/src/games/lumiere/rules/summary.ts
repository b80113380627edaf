// La Cité de la Lumière on one page, in the words of the book.

import { type Chapter, list, picture, rulings, show, text } from '../../../rules/book'

export const summary: readonly Chapter[] = [
  { id: 'goal', blocks: text('goal_1', 'goal_2') },
  { id: 'setup', blocks: text('setup_1', 'setup_2', 'box_rest') },
  {
    id: 'streets',
    blocks: [
      ...text('streets_1'),
      list('streets_lay', 'streets_take'),
      ...rulings('L1', 'L2', 'L3'),
    ],
  },
  {
    id: 'roofs',
    blocks: [
      ...text('roofs_1'),
      list('roofs_build', 'roofs_card'),
      ...rulings('L4', 'L5', 'L6', 'L7', 'L8', 'L16'),
    ],
  },
  { id: 'light', blocks: [...text('light_1'), picture('lit'), ...rulings('L14')] },
  {
    id: 'postcards',
    blocks: [show('postcards'), ...rulings('L9', 'L10', 'L11', 'L12', 'L13', 'L17')],
  },
  {
    id: 'scoring',
    blocks: [list('score_lit', 'score_group', 'score_unbuilt', 'score_cards'), ...rulings('L15')],
  },
]
