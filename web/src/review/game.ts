// A game that is looked at again: its record, its positions, who sat where. Places in it are
// counted in moves.

import type { Replayed } from '../engine/study'
import type { SeenTable } from '../client/client.svelte'
import type { Say } from '../messages/say'
import { distinctSeats } from '../table/names'

export interface ReviewedGame {
  record: string
  /** The text of the corrected edition that it was played with; empty for the shipped one. */
  edition: string
  replayed: Replayed
  /** The table that it was played at; null for a file. */
  table: string | null
  /** The own seat there. */
  you: string | null
}

/** A game as it is read: no two of Belle's players have the same name. */
export const reviewedGame = (
  say: Pick<Say, 'levels'>,
  { replayed, ...game }: ReviewedGame,
): ReviewedGame => ({
  ...game,
  replayed: { ...replayed, seats: distinctSeats(say, replayed.seats) },
})

/** Whose view is shown: everybody's at once, or that of one seat, by its place in `seats`. */
export type Viewpoint = 'all' | number

export const lastPly = ({ replayed }: ReviewedGame) => replayed.plies.length

const momentAt = ({ replayed }: ReviewedGame, ply: number) =>
  ply === 0 ? replayed.start : replayed.plies[ply - 1]!

/**
 * The position after so many moves, as the board shows it: what lies open is the same for
 * everybody.
 */
export const positionAt = (game: ReviewedGame, ply: number) => momentAt(game, ply).position

/** What is shown of one seat: its own view where that may be seen. */
export function positionOfSeat(
  game: ReviewedGame,
  ply: number,
  seat: number,
  viewpoint: Viewpoint,
): object {
  const { seen, position } = momentAt(game, ply)
  return seen?.[viewpoint === 'all' ? seat : viewpoint] ?? position
}

/** The move that led to a position; none to the first. */
export const moveBefore = ({ replayed }: ReviewedGame, ply: number) =>
  ply === 0 ? undefined : replayed.plies[ply - 1]

export const nameOfSeat = ({ replayed }: ReviewedGame, seat: string) =>
  replayed.seats.find((one) => one.seat === seat)?.name ?? seat

/** The game as a table that is over, for the components that draw one. */
export function asTable(game: ReviewedGame, ply: number): SeenTable {
  const { replayed, edition } = game
  return {
    event: 'table',
    table: game.table ?? '',
    length: 0,
    since: 0,
    stage: 'over',
    you: null,
    receivedAt: 0,
    settings: {
      game: replayed.settings.game,
      seats: replayed.settings.seats,
      options: replayed.settings.options,
      ...(edition && { edition }),
    },
    chairs: replayed.seats.map(({ seat, name }) => ({ seat, name, kind: 'person' as const })),
    ply,
    position: positionAt(game, ply),
    to_move: null,
    log: replayed.plies.slice(0, ply).map(({ seat, line }) => `move ${seat} ${line}`),
    chat: [],
    online: replayed.seats.map(({ seat }) => seat),
  }
}

/**
 * The record up to a place, for a game that goes on from there: no more moves, no result, no seal.
 */
export function recordUpTo({ record, replayed }: ReviewedGame, ply: number): string {
  const header = record
    .split('\n')
    .filter((line) => /^(belle-record|game|edition|option|seat|deal) /.test(line))
  return [
    ...header,
    ...replayed.plies.slice(0, ply).map(({ seat, line }) => `move ${seat} ${line}`),
    '',
  ].join('\n')
}
