// One's own tables in lists: which of them await the person who asks, and in which order they stand.

import type { Summary } from './protocol'

export const isMyTurn = ({ stage, you, about }: Summary) =>
  stage === 'playing' &&
  you !== undefined &&
  about.to_move === you &&
  about.chairs.some(({ seat, kind }) => seat === you && kind === 'person')

/** The tables with those that have changed in their new state; what was not known before is added. */
export const withChanged = (known: readonly Summary[], changed: readonly Summary[]): Summary[] => [
  ...changed,
  ...known.filter(({ table }) => !changed.some((one) => one.table === table)),
]

const rank = (one: Summary) => {
  if (!isMyTurn(one)) return one.stage === 'playing' ? 2 : 3
  return one.about.chairs.some(({ seat, kind }) => seat !== one.you && kind === 'person') ? 0 : 1
}

/**
 * Those that are not over: first where it is one's turn and a person waits, then where Belle does
 * (the shortest time before those without a clock, the longest wait first), then the others, the
 * last changed first.
 */
export const unfinished = (tables: readonly Summary[]): Summary[] =>
  tables
    .filter(({ stage }) => stage !== 'over')
    .sort((a, b) => {
      if (rank(a) !== rank(b)) return rank(a) - rank(b)
      if (rank(a) > 1) return b.changed - a.changed
      const [soonA, soonB] = [a, b].map(({ about }) => about.deadline ?? Infinity)
      return soonA === soonB ? a.changed - b.changed : soonA! - soonB!
    })

/** Something at an own table that calls its player. */
export interface News {
  one: Summary
  what: 'begins' | 'turn'
}

/** What has become of interest since: a game that has begun, or a turn that has come. */
export const news = (before: readonly Summary[], now: readonly Summary[]): News[] =>
  now.flatMap((one): News[] => {
    const was = before.find(({ table }) => table === one.table)
    if (was?.stage === 'waiting' && one.stage === 'playing') return [{ one, what: 'begins' }]
    return isMyTurn(one) && !(was && isMyTurn(was)) ? [{ one, what: 'turn' }] : []
  })
