// Paris on one page, in the words of the book.

import { type Chapter, list, rulings, show, text } from '../../../rules/book'

export const summary: readonly Chapter[] = [
  { id: 'setup', blocks: [...text('setup_1'), ...rulings('P1')] },
  {
    id: 'turn',
    blocks: [
      list('turn_draw', 'turn_act', 'turn_free'),
      ...text('turn_acts'),
      list('act_key', 'act_move', 'act_end'),
      ...rulings('P2'),
    ],
  },
  {
    id: 'moving',
    blocks: [
      list('from_arc', 'from_bank', 'from_building'),
      ...text('moving_target', 'moving_landmark', 'moving_price'),
    ],
  },
  {
    id: 'benefits',
    blocks: [
      list('gain_token', 'gain_bonus', 'gain_vp', 'gain_prestige', 'gain_fourth'),
      ...rulings('P8', 'P15'),
    ],
  },
  { id: 'bonus', blocks: [show('bonus'), ...rulings('P4', 'P5', 'P9', 'P10', 'P11', 'P12')] },
  { id: 'trade', blocks: [show('trade'), ...rulings('P14')] },
  { id: 'flags', blocks: [...text('flags_1'), show('end_tiles'), ...rulings('P13')] },
  {
    id: 'end',
    blocks: [
      ...text('end_1'),
      list('end_27', 'end_districts', 'end_ties'),
      ...text('end_two', 'end_winner'),
    ],
  },
]
