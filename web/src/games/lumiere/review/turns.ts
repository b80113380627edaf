// How the piece of a move lies, in words: for hints and for moves that are compared.

import type { Say } from '../../../messages/say'
import type { ReviewWords } from '../../../review/words'
import { turnWords } from '../sentences'

/** How a piece is turned, the end of its move, in words; nothing for moves that turn nothing. */
export function turnText(say: Say, { turns, flipped }: ReviewWords, move: string): string {
  const [, quarters, over, facing] = / (?:r([0-3])(f?)|(north|east|south|west))$/.exec(move) ?? []
  if (facing) return turnWords(say, facing)
  return quarters
    ? [turns[Number(quarters) as 0 | 1 | 2 | 3], ...(over ? [flipped] : [])].join(', ')
    : ''
}
