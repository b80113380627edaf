// A move of La Cité in words, for advice at the table and for moves that are compared.

import type { Language, Say } from '../../../messages/say'
import type { InWords } from '../../../review/drawn'
import { withTurn } from '../../../review/sentences'
import { type ReviewWords, reviewWords } from '../../../review/words'
import { moveSentence, turnWords } from '../sentences'

/** How a piece is turned, the end of its move, in words; nothing for moves that turn nothing. */
export function turnText(say: Say, { turns, flipped }: ReviewWords, move: string): string {
  const [, quarters, over, facing] = / (?:r([0-3])(f?)|(north|east|south|west))$/.exec(move) ?? []
  if (facing) return turnWords(say, facing)
  return quarters
    ? [turns[Number(quarters) as 0 | 1 | 2 | 3], ...(over ? [flipped] : [])].join(', ')
    : ''
}

export async function inWords(language: Language): Promise<InWords> {
  const words = await reviewWords(language)
  return (say, _position, _edition, name, move) =>
    withTurn(moveSentence(say, name, move), / r0$/.test(move) ? '' : turnText(say, words, move))
}
