// What the engine answers to `explain` (engine/paris/shapes.h): the numbers of a move, or the word
// for what forbids it.

import { Refused } from '../../client/connection'
import type { Effect } from './protocol'

export type { Effect, SeatEffect } from './protocol'

/**
 * Why a wish is not legal: the engine's word for it, what it is about, how much is missing, and the
 * ruling that says so.
 */
export interface Fault {
  word: string
  at: string
  needs: number
  has: number
  ruling: string
}

export type Answer = { effect: Effect } | { fault: Fault }

/** The fault of a refused wish; null where the table, not the game, said no. */
export function readFault(error: unknown): Fault | null {
  if (!(error instanceof Refused) || error.problem.field !== 'move') return null
  const { word = 'other', at = '', needs = 0, has = 0, ruling = '' } = error.problem
  return { word, at, needs, has, ruling }
}
