// How well editions know what they say.

import { readEdition } from '../rules/rulings'
import { at, type Path, shipped, type Standing, type Tree } from './edition.svelte'

const fromBest: readonly Standing[] = ['printed', 'reported', 'reconstructed']

/** Of several facts together the least known counts; what has no mark is our own. */
export function leastKnown(marks: Tree | undefined): Standing {
  if (typeof marks === 'string') return marks as Standing
  const ranks = Object.values(marks ?? {}).map((mark) => fromBest.indexOf(leastKnown(mark)))
  return fromBest[Math.max(...ranks)] ?? 'reconstructed'
}

/** How well an edition of a game knows a part of it: a corrected one, or else the shipped one. */
export const standingIn = (game: string, path: Path, edition?: string): Standing =>
  leastKnown(
    at(readEdition(edition) as Tree, ['standing', ...path]) ??
      at(shipped[game], ['standing', ...path]),
  )
