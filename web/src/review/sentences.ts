// A move of either game in words, for advice at a table.

import type { TranslationFunctions } from '../messages/i18n-types'

export type InWords = (say: TranslationFunctions, position: unknown, edition: string | undefined, name: string, move: string) => string

export async function sentenceFor(game: string): Promise<InWords> {
  if (game !== 'paris') {
    const { moveSentence, turnWords } = await import('../lumiere/sentences')
    return (say, _position, _edition, name, move) => {
      const turn = /(r[1-3]f?|north|east|south|west)$/.exec(move)?.[0]
      return moveSentence(say, name, move) + (turn ? ` (${turnWords(say, turn)})` : '')
    }
  }
  const [{ moveSentence }, { boxOf }] = await Promise.all([import('../paris/sentences'), import('../paris/box')])
  return (say, position, edition, name, move) => moveSentence(say, boxOf(edition), position as Parameters<typeof moveSentence>[2], name, move)
}
