// A move of Paris in words where its position is not known: spaces have their value and district, and
// tiles of the shipped box do what they do with two players.

import type { MoveText } from '../game'
import { shippedBox, tilesOf } from './box'
import type { Position } from './position'
import { moveSentence } from './sentences'

const unseen = {
  ...tilesOf(2),
  arc: [],
  districts: {},
  options: { districts: 'free' },
} as unknown as Position

export const moveText: MoveText = (say, name, move) =>
  moveSentence(say, shippedBox, unseen, name, move)
