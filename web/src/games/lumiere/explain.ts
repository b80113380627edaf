// What the engine answers to `explain` (engine/lumiere/shapes.h): the numbers of a move, or the
// word for what forbids it.

import { Refused } from '../../client/connection'
import type { Effect } from './protocol'

export type { Effect, SeatEffect } from './protocol'

/**
 * Why a wish is not legal: the engine's word for it, the space, roof or postcard at fault, and the
 * ruling that says so.
 */
export interface Fault {
  word: string
  at: string
  ruling: string
}

/** What the engine says about a wish. */
export type Answer = { effect: Effect } | { fault: Fault }

/** The fault of a refused wish; null where the table, not the game, said no. */
export function readFault(error: unknown): Fault | null {
  if (!(error instanceof Refused) || error.problem.field !== 'move') return null
  return {
    word: error.problem.word ?? 'other',
    at: error.problem.at ?? '',
    ruling: error.problem.ruling ?? '',
  }
}
