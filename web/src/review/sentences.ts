// The moves of a review in words: one alone, two that are compared, and a line that is expected.

import type { Say } from '../messages/say'
import type { Drawn } from './drawn'
import { type ReviewedGame } from './game'
import type { Decision } from './report'
import type { ReviewWords } from './words'

/** Of what is expected to follow, no more than so many moves are said. */
const most = 4

export const withTurn = (sentence: string, turn: string) =>
  turn ? `${sentence} (${turn})` : sentence

type Wording = Pick<Drawn, 'sentence' | 'turn'>

/**
 * The played move and the better one; how the pieces are turned is said where else both would sound
 * the same.
 */
export function comparison(
  { sentence, turn }: Wording,
  say: Say,
  words: ReviewWords,
  game: ReviewedGame,
  { ply, move, best }: Decision,
  seat: string,
): { played: string; better: string } {
  const [played, better] = [
    sentence(say, game, ply + 1, seat, move),
    sentence(say, game, ply, seat, best!.move),
  ]
  if (played !== better) return { played, better }
  return {
    played: withTurn(played, turn(say, words, move)),
    better: withTurn(better, turn(say, words, best!.move)),
  }
}

/** What is expected to follow on the better move, each move with the name of who makes it. */
export function expectedLine(
  { sentence }: Wording,
  say: Say,
  game: ReviewedGame,
  { ply, best }: Decision,
  seats: { seat: string }[],
): string[] {
  const { line, movers } = best!
  return line
    .slice(1, 1 + most)
    .map((move, i) => sentence(say, game, ply, seats[movers[i + 1]!]!.seat, move))
}
