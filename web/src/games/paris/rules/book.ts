// The rules of Paris, chapter by chapter. The rulings are those that the engine cites.

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

/** What is put on the table before the first turn, in this order. */
export const places = [
  'place_board',
  'place_track',
  'place_meeples',
  'place_piles',
  'place_landmarks',
  'place_vp',
  'place_flags',
  'place_purse',
  'place_reserve',
  'place_start',
] as const

export const book: readonly Chapter[] = [
  { id: 'goal', blocks: [...text('goal_1', 'goal_2'), picture('board')] },
  {
    id: 'box',
    sections: ['s1'],
    blocks: [
      ...text('box_1'),
      picture('district'),
      ...text('box_tokens'),
      show('tokens'),
      ...text('box_landmarks'),
      show('landmarks'),
      ...text('box_vp'),
      show('vp_tiles'),
    ],
  },
  {
    id: 'setup',
    sections: ['s2'],
    blocks: [
      ...text('setup_1'),
      ...rulings('P1'),
      ...text('setup_2'),
      list('setup_shuffled', 'setup_free', 'setup_screens'),
      dealt('dealt', places),
    ],
  },
  {
    id: 'turn',
    sections: ['s3'],
    blocks: [
      ...text('turn_1'),
      list('turn_draw', 'turn_act', 'turn_free'),
      ...text('turn_acts'),
      list('act_key', 'act_move', 'act_end'),
      ...rulings('P2', 'P3', 'P6'),
    ],
  },
  {
    id: 'moving',
    sections: ['s4'],
    blocks: [
      ...text('moving_1'),
      list('from_arc', 'from_bank', 'from_building'),
      ...text('moving_target', 'moving_landmark', 'moving_price'),
      example('price_building'),
      example('price_landmark'),
      picture('moved'),
    ],
  },
  {
    id: 'benefits',
    blocks: [
      ...text('benefits_1'),
      list('gain_token', 'gain_bonus', 'gain_vp', 'gain_prestige', 'gain_fourth'),
      example('prestige_example'),
      ...rulings('P7', 'P8', 'P15'),
    ],
  },
  {
    id: 'bonus',
    blocks: [
      ...text('bonus_1'),
      show('bonus'),
      ...text('bonus_2'),
      ...rulings('P4', 'P5', 'P9', 'P10', 'P11', 'P12'),
      example('bonus_example'),
    ],
  },
  { id: 'trade', blocks: [...text('trade_1'), show('trade'), ...rulings('P14')] },
  { id: 'flags', blocks: [...text('flags_1'), show('end_tiles'), ...rulings('P13')] },
  {
    id: 'end',
    sections: ['s5'],
    blocks: [
      ...text('end_1'),
      list('end_27', 'end_districts', 'end_ties'),
      picture('majority'),
      example('end_example'),
      ...text('end_two', 'end_winner'),
    ],
  },
  { id: 'notation', sections: ['s6'], blocks: [...text('notation_1')] },
]

export const shown = (what: string): readonly string[] =>
  what === 'bonus' ? Array.from({ length: 30 }, (_, i) => `tile${i + 1}`) : []

export const more: readonly string[] = []
