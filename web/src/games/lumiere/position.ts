// What the engine tells about a position (engine/lumiere/position.h).

export type Seat = 'orange' | 'blue'
export const seats: readonly Seat[] = ['orange', 'blue']
export const rivalOf = (seat: Seat): Seat => (seat === 'orange' ? 'blue' : 'orange')

export interface Building {
  id: string
  owner: Seat
  spaces: string[]
  lit: number
}

export interface Piece {
  space: string
  owner: Seat
  points?: number
  facing?: Facing
  lit?: string[]
  dark?: string[]
}
export type Facing = 'north' | 'east' | 'south' | 'west'
export type PieceName =
  'dancer' | 'statue' | 'fountain' | 'painter' | 'annex' | 'streetlight' | 'large_streetlight'

export interface Score {
  lit: number
  group: number
  unbuilt: number
  cards: number
  total: number
}

export interface Player {
  reserve: string[]
  tokens: number
  chimneys: number
  tiles: string[]
  score: Score
}

export interface Card {
  id: CardId
  by?: Seat
  held?: boolean
}
export const cardIds = [
  'moulin',
  'penseur',
  'fontaine',
  'lumiere',
  'levitation',
  'metro',
  'jardin',
  'sacre',
  'peintre',
  'chartier',
  'bouquinistes',
  'lampadaire',
] as const
export type CardId = (typeof cardIds)[number]

export interface Position {
  viewer: Seat | null
  to_move: Seat | null
  phase: 'streets' | 'city' | 'over'
  ground: string[]
  buildings: Building[]
  pieces: Partial<Record<PieceName, Piece>>
  pool: string[]
  cards: Card[]
  seats: Record<Seat, Player>
  hand: string | null
  winners?: Seat[]
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
