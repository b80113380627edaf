// A table of one's own in the words of a list: who else sat there, and how it ended.

import type { Summary } from '../client/protocol'
import { chairsOf } from '../table/names'

export const opponents = (one: Summary) =>
  chairsOf(one)
    .filter(({ seat, kind }) => seat !== one.you && kind !== 'open')
    .map(({ name }) => name!)

export type Result = 'won' | 'lost' | 'shared' | 'none' | 'playing' | 'waiting'

export function resultOf({ stage, about, you }: Summary): Result {
  if (stage !== 'over') return stage
  const { winners, chairs } = about
  if (!winners || !you) return 'none'
  // A player who left the table has lost, whatever Belle made of the seat.
  if (!winners.includes(you) || chairs.find(({ seat }) => seat === you)?.left) return 'lost'
  return winners.length > 1 ? 'shared' : 'won'
}
