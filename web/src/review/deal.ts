// What can be said of a deal that a viewer wants verified, and the sign beside it.

import type { Checked } from '../engine/study'
import { compared, promised, type Seal } from '../client/seals'
import type { Deal } from './words'

/**
 * The engine's check of a record, together with what this browser was shown and added before the
 * dealing.
 */
export function verdictOn(
  { ok, deal }: Pick<Checked, 'ok' | 'deal'>,
  record: string,
  own: Seal[],
): Deal {
  if (!ok || deal === 'wrong') return 'wrong'
  if (!promised(record) && own.length === 0) return 'none'
  const verdict = compared(record, own)
  return deal === 'none' && verdict !== 'wrong' ? 'closed' : verdict
}

/**
 * A tick says that nobody could choose the deal. That is known only to whose own chance is in it.
 */
export const signOf = (deal: Deal) =>
  deal === 'verified' ? 'tick' : deal === 'wrong' ? 'warning' : 'nothing'
