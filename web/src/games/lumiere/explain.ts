// What the engine answers to `explain` (engine/lumiere/explain.h): the numbers of a move, or the word for what forbids it.

import { Refused } from '../house/connection'
import type { Score, Seat } from './position'

export type Gain = { change: number } & Partial<Record<keyof Omit<Score, 'total'>, number>>

export interface Effect {
  seats: Partial<Record<Seat, Gain>>
  covers?: string[]
  /** The streetlights that light the new building. */
  lamps?: string[]
  newly_lit?: string[]
}

/** Why a wish is not legal: the engine's word for it, the space, roof or postcard at fault, and the ruling that says so. */
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
