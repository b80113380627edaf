// Made from the declaration in server/protocol and engine/<game>/shapes.h by `./belle protocol`:
// a change here is lost.

export interface Rulings {
  /** Whether a space with the Lampadaire or the large streetlight is free (L4). */
  streetlight_pieces: 'cover' | 'free'
  /** How far the large streetlight shines (L14). */
  large_light: 'diamond' | 'cross'
  /** Whether a building may be turned over. */
  flip: boolean
}

export type Seat = 'orange' | 'blue'

export interface Building {
  id: string
  owner: Seat
  spaces: string[]
  /** By how many streetlights. */
  lit: number
  /** What that brings its owner. */
  points: number
}

export type Facing = 'north' | 'east' | 'south' | 'west'

export interface Piece {
  space: string
  owner: Seat
  /** What it brings now. */
  points?: number
  /** Where the statue looks. */
  facing?: Facing
  /** What the large streetlight lights. */
  lit?: string[]
  /** Spaces in its reach that it does not light (L14). */
  dark?: string[]
}

export type PieceName =
  'dancer' | 'statue' | 'fountain' | 'painter' | 'annex' | 'streetlight' | 'large_streetlight'

export type CardId =
  | 'moulin'
  | 'penseur'
  | 'fontaine'
  | 'lumiere'
  | 'levitation'
  | 'metro'
  | 'jardin'
  | 'sacre'
  | 'peintre'
  | 'chartier'
  | 'bouquinistes'
  | 'lampadaire'

export interface Card {
  id: CardId
  /** For each thing that it counts at the end. */
  vp?: number[]
  /** Who played it. */
  by?: Seat
  /** It is still to be used or counted. */
  held?: true
}

export interface Score {
  lit: number
  group: number
  unbuilt: number
  cards: number
  total: number
}

export interface Player {
  /** Buildings. */
  reserve: string[]
  /** Action tokens left. */
  tokens: number
  /** Chimneys left. */
  chimneys: number
  /** The faces of the tiles not laid yet. */
  tiles: string[]
  /** The spaces of the largest group. */
  group: string[]
  /** As if the game ended now. */
  score: Score
}

export type TieBreakWord = 'free_spaces'

export interface TieBreak {
  /** What is compared: the more wins. */
  by: TieBreakWord
  /** How many each of those has that are still level. */
  seats: Partial<Record<Seat, number>>
}

export interface Position {
  /** How the edition reads what tables differ on. */
  rulings: Rulings
  phase: 'streets' | 'city' | 'over'
  /** Null for a spectator. */
  viewer: Seat | null
  /** Null after the end. */
  to_move: Seat | null
  /**
   * Eight rows, row 8 first, a to h: o Orange, b Blue, m mixed, L streetlight, '.' without a tile,
   * '-' a streetlight that was built over.
   */
  ground: string[]
  /** Those that stand. */
  buildings: Building[]
  /** Those that lie on a space. */
  pieces: Partial<Record<PieceName, Piece>>
  /** Buildings. */
  pool: string[]
  /** The eight of this game. */
  cards: Card[]
  seats: { orange: Player; blue: Player }
  /**
   * The face of the viewer's tile: four letters of the ground, clockwise from the top left space.
   */
  hand: string | null
  /** Once the game is over. */
  winners?: Seat[]
  /**
   * After equal totals: what was compared, in this order. If the last is level, too, the victory is
   * shared.
   */
  tie_breaks?: TieBreak[]
}

export interface SeatEffect {
  change: number
  /** The part of the change, if it is not 0; so are the others. */
  lit?: number
  group?: number
  unbuilt?: number
  cards?: number
}

export interface Effect {
  /** Those whose points change. */
  seats: Partial<Record<Seat, SeatEffect>>
  /** The spaces that are built on. */
  covers?: string[]
  /** The streetlights that light the building. */
  lamps?: string[]
  /** Laid spaces that no streetlight lit before. */
  newly_lit?: string[]
}
