// What the engine answers to `explain` (engine/paris/explain.h): the numbers of a move, or the word for what forbids it.

import { Refused } from '../house/connection'
import type { DistrictId, Seat, Tokens } from './position'

export interface SeatEffect {
  francs?: [before: number, after: number]
  vp?: [before: number, after: number]
  tokens?: Tokens
  temporary?: Tokens
  keys?: number
  reserve_keys?: number
  bonus?: number
  play?: number
  tile27?: number
  districts?: number
}

export interface Effect {
  price?: { francs: number; value: number; from: number; tokens?: Tokens }
  bonus?: number
  slots?: Tokens
  fourth_key?: boolean
  points?: number
  seats?: Partial<Record<Seat, SeatEffect>>
  district?: { id: DistrictId; sums: number[]; ranks: number[]; pays?: number[] }
}

/** Why a wish is not legal: the engine's word for it, what it is about, how much is missing, and the ruling that says so. */
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
