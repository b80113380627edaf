// A move of Paris in words, for advice at the table.

import type { InWords } from '../../../review/drawn'
import { boxOf } from '../box'
import type { Position } from '../position'
import { moveSentence } from '../sentences'

export const inWords: InWords = (say, position, edition, name, move) =>
  moveSentence(say, boxOf(edition), position as Position, name, move)
