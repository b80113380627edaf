// What the engine tells about a position (engine/lumiere/shapes.h), and reading it.

import type { CardId, PieceName, Seat } from './protocol'

export type * from './protocol'

export const seats: readonly Seat[] = ['orange', 'blue']
export const rivalOf = (seat: Seat): Seat => (seat === 'orange' ? 'blue' : 'orange')

// In the order of the box. A postcard that is missing here does not compile.
const box: Record<CardId, true> = {
  moulin: true,
  penseur: true,
  fontaine: true,
  lumiere: true,
  levitation: true,
  metro: true,
  jardin: true,
  sacre: true,
  peintre: true,
  chartier: true,
  bouquinistes: true,
  lampadaire: true,
}
export const cardIds = Object.keys(box) as readonly CardId[]

/** The piece that a postcard lays; null if it lays none. */
export const pieceOf: Record<CardId, PieceName | null> = {
  moulin: 'dancer',
  penseur: 'statue',
  fontaine: 'fountain',
  lumiere: 'large_streetlight',
  levitation: null,
  metro: null,
  jardin: null,
  sacre: null,
  peintre: 'painter',
  chartier: null,
  bouquinistes: 'annex',
  lampadaire: 'streetlight',
}

/** A space: x to the right, y downwards from the top row; a1 is the bottom left one. */
export type Space = readonly [x: number, y: number]

export const side = 8
export const nameOf = ([x, y]: Space) => 'abcdefgh'[x] + String(side - y)
export const spaceOf = (name: string): Space => [
  'abcdefgh'.indexOf(name[0] ?? ''),
  side - Number(name[1]),
]
export const onBoard = ([x, y]: Space) => x >= 0 && y >= 0 && x < side && y < side
export const same = (a: Space, b: Space) => a[0] === b[0] && a[1] === b[1]
export const steps: readonly Space[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]
