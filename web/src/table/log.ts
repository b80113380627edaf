// What a table's log tells, whichever game is played there.

export interface PlayedMove {
  seat: string
  move: string
}

/** The moves of a log, without those that were taken back. */
export function playedMoves(log: readonly string[]): PlayedMove[] {
  const moves: PlayedMove[] = []
  for (const line of log) {
    const [word, seat = '', ...rest] = line.split(' ')
    if (word === 'move') moves.push({ seat, move: rest.join(' ') })
    else if (word === 'undo') moves.length = Math.max(0, moves.length - Number(seat))
  }
  return moves
}
