// With free districts a drawn tile that fits nowhere leaves the game without a move of its own: the
// draws of the log, and the tiles that the engine says they lost.

import type { PlayedMove } from '../../table/log'
import type { LeftGame, Position } from './protocol'

export interface ToldMove extends PlayedMove {
  lost?: LeftGame
}

/** A seat draws once a round as long as there are tiles: its draws are numbered by the rounds. */
export function toldMoves(
  { left_game }: Pick<Position, 'left_game'>,
  moves: readonly PlayedMove[],
): readonly ToldMove[] {
  if (!left_game) return moves
  const rounds: Record<string, number> = {}
  return moves.map((one) => {
    if (!one.move.startsWith('draw ')) return one
    const round = (rounds[one.seat] = (rounds[one.seat] ?? 0) + 1)
    const lost = left_game.find((tile) => tile.seat === one.seat && tile.round === round)
    return lost ? { ...one, lost } : one
  })
}

/** What was lost since a seat ended its last turn; its own tile comes last. */
export const lostSince = (moves: readonly ToldMove[], seat: string): LeftGame[] =>
  moves
    .slice(moves.findLastIndex((one) => one.seat === seat && one.move === 'end') + 1)
    .flatMap(({ lost }) => lost ?? [])
