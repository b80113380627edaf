// A move of either game in words, for advice at a table and for moves that are compared.

import { turnWords } from '../lumiere/sentences'
import type { Locales, TranslationFunctions } from '../messages/i18n-types'
import { type ReviewWords, reviewWords } from './words'

export type InWords = (
  say: TranslationFunctions,
  position: unknown,
  edition: string | undefined,
  name: string,
  move: string,
) => string

/** How a piece of La Cité is turned, the end of its move, in words; nothing for moves that turn nothing. */
export function turnText(
  say: TranslationFunctions,
  { turns, flipped }: ReviewWords,
  move: string,
): string {
  const [, quarters, over, facing] = / (?:r([0-3])(f?)|(north|east|south|west))$/.exec(move) ?? []
  if (facing) return turnWords(say, facing)
  return quarters
    ? [turns[Number(quarters) as 0 | 1 | 2 | 3], ...(over ? [flipped] : [])].join(', ')
    : ''
}

export const withTurn = (sentence: string, turn: string) =>
  turn ? `${sentence} (${turn})` : sentence

export async function sentenceFor(game: string, language: Locales): Promise<InWords> {
  if (game !== 'paris') {
    const [{ moveSentence }, words] = await Promise.all([
      import('../lumiere/sentences'),
      reviewWords(language),
    ])
    return (say, _position, _edition, name, move) =>
      withTurn(moveSentence(say, name, move), / r0$/.test(move) ? '' : turnText(say, words, move))
  }
  const [{ moveSentence }, { boxOf }] = await Promise.all([
    import('../paris/sentences'),
    import('../paris/box'),
  ])
  return (say, position, edition, name, move) =>
    moveSentence(say, boxOf(edition), position as Parameters<typeof moveSentence>[2], name, move)
}
