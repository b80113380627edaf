// The numbers of a score that is counted part by part, and how fast that goes.

import type { Part } from './ended'

/** What each seat has when so many parts are counted. */
export const sumsUpTo = (parts: readonly Part[], counted: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) =>
    parts.slice(0, counted).reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
  )

/** How much longer or shorter the steps are at each speed that a visitor can set. */
const factors: Readonly<Record<string, number>> = { slow: 1.6, normal: 1, fast: 0.5 }

/** Milliseconds for a part; many parts go faster, so that nobody waits for long. */
export function pace(parts: number, speed = 'normal') {
  const factor = factors[speed] ?? 1
  return {
    first: 700 * factor,
    step: Math.max(380, Math.min(900, 9000 / Math.max(1, parts))) * factor,
    last: 1600 * factor,
  }
}
