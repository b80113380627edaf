// Made from the declaration in server/protocol and engine/<game>/shapes.h by `./belle protocol`:
// a change here is lost.

export type Stage = 'draw' | 'place' | 'act' | 'bonus' | 'prestige' | 'vp' | 'end' | 'over'

export type Seat = '1' | '2' | '3' | '4'

export interface Rulings {
  /** What a meeple on space 30 may still take (P12). */
  space_30: 'walk' | 'final'
  /** Which tiles count for never owning two of a number (P5). */
  owned: 'unused' | 'ever'
  /** Whether temporary tokens make pairs (P4). */
  count_as_pairs: 'no' | 'yes'
}

export type Type = 'café' | 'restaurant' | 'residence' | 'hotel' | 'bakery' | 'theater'

export type Token = 'wood' | 'marble' | 'gold' | 'bronze*' | 'silver*' | 'gold*'

export interface Spot {
  /** Of a building's space that is built. */
  building?: Type
  /** With free districts: which tile it is. */
  tile?: string
  /** Its key in an edition with two of equal value: `11`, `11b`. */
  landmark?: string
  /** Beside the space. */
  token?: Token
  /** A seat for each key. */
  keys?: Seat[]
}

export interface District {
  /** By name. */
  places: Record<string, Spot>
  /** By seat. */
  sums: number[]
  /** By seat; 0 without a key here. */
  ranks: number[]
  /** Where it lies: for the first, second and third. */
  vp_tile?: number[]
  /** What it pays now, by seat. */
  pays?: number[]
}

export type Tokens = Partial<Record<Token, number>>

export type BonusEffect =
  | 'francs'
  | 'points'
  | 'francs_and_points'
  | 'token'
  | 'any_resources'
  | 'any_prestige'
  | 'join_own'
  | 'join_rivals'
  | 'extra_key'
  | 'any_tile'
  | 'step_back'
  | 'per_building'
  | 'per_landmark'
  | 'per_tile'
  | 'per_type'
  | 'prestige_pairs'
  | 'resource_pairs'
  | 'kept_francs'

export interface BonusTile {
  effect: BonusEffect
  francs?: number
  token?: Token
  /** Of choice. */
  tokens?: number
  /** Of the buildings that it counts. */
  value?: number
  /** That the meeple goes back at most. */
  spaces?: number
  /** At this table; by types, where they count. */
  vp?: number | number[]
}

export type EndEffect = 'token' | 'any_resource' | 'any_prestige' | 'points' | 'francs'

export interface EndTile {
  effect: EndEffect
  token?: Token
  vp?: number
  francs?: number
}

export type DistrictId = 'cha' | 'bat' | 'mon' | 'vil' | 'bel' | 'ger'

export interface LeftGame {
  tile: string
  building: Type
  /** When it was drawn. */
  round: number
  /** Who drew it. */
  seat: Seat
}

export interface Unsold {
  /** What they would sell for; francs break ties. */
  francs: number
  /** What these francs would be worth at the end. */
  vp: number
}

export interface Score {
  play: number
  /** If the screen is shown; so is the total. */
  tile27?: number
  districts: number
  total?: number
}

export interface Player {
  vp: number
  /** Behind the screen. */
  keys: number
  reserve_keys: number
  /** Its space of the track. */
  meeple: number
  /** How many are held. */
  end_tiles: number
  used_end_tiles?: string[]
  /** Bonus tiles that lie used beside the screen, open to all. */
  used_bonuses: number[]
  /** If the screen is shown; so are tokens and bonuses. */
  francs?: number
  tokens?: Tokens
  /** The numbers of the bonus tiles. */
  bonuses?: number[]
  /** As if the game ended now. */
  score: Score
}

export type TieBreakWord = 'francs' | 'values'

export interface TieBreak {
  /** What is compared: the more wins. */
  by: TieBreakWord
  /** How many each of those has that are still level. */
  seats: Partial<Record<Seat, number>>
}

export interface Position {
  /** What is asked. */
  stage: Stage
  /** Null for a spectator. */
  viewer: Seat | null
  /** Who began. */
  start: Seat
  /** Null after the end. */
  to_move: Seat | null
  /** From 1; after the end, the last one. */
  round: number
  /** After which round the game is over. */
  ending: 'next round' | 'this round' | null
  options: { screens: 'closed' | 'open'; districts: 'printed' | 'free' }
  /** The readings in force. */
  rulings: Rulings
  /** Whose keys stand there. */
  arc: Seat[]
  districts: {
    cha: District
    bat: District
    mon: District
    vil: District
    bel: District
    ger: District
  }
  /** The values of those in the supply. */
  landmarks: number[]
  /** Their keys in an edition with two of equal value. */
  landmark_keys?: string[]
  /** Those in the supply. */
  vp_tiles: number[][]
  reserve: Tokens
  /** The bonus number on each space. */
  track: number[]
  /** How many lie there. */
  copies: number[]
  /** What the bonus tiles do, by their numbers from 1. */
  bonus_effects: BonusTile[]
  /** What the end-game tiles do, from E1. */
  end_effects: EndTile[]
  /** How many tiles are left, and the district on top. */
  piles: { left: number; top?: DistrictId }[]
  /** Tiles that left the game. */
  gone?: string[]
  /** The same, by the turns in which they were drawn. */
  left_game?: LeftGame[]
  /** The tile to be placed. */
  drawn?: { tile: string; building: Type }
  /** Where the key just moved stands. */
  target?: string
  /** Whose keys it may meet this turn. */
  joins?: ('own' | 'rivals')[]
  /** Of the seat to move. */
  temporary: Tokens
  /** For the seat to move, in its last turn: tokens that it still has. */
  unsold?: Unsold
  /** How many end-game tiles are left. */
  end_supply: number
  /** Which, if the viewer has seen them as they are now. */
  end_tiles_left?: string[]
  /** The viewer's. */
  end_tiles?: string[]
  seats: Partial<Record<Seat, Player>>
  /** Once the game is over. */
  winners?: Seat[]
  /**
   * After equal totals: what was compared, in this order. If the last is level, too, the victory is
   * shared.
   */
  tie_breaks?: TieBreak[]
}

export interface SeatEffect {
  /** Before and after. */
  francs?: [number, number]
  /** Before and after. */
  vp?: [number, number]
  /** The change; so are the others. */
  tokens?: Tokens
  temporary?: Tokens
  keys?: number
  reserve_keys?: number
  /** The tile taken. */
  bonus?: number
  /** Parts of the score if it ended now. */
  play?: number
  tile27?: number
  districts?: number
}

export interface Effect {
  /** Of a key's move. */
  price?: { francs: number; value: number; from: number; tokens?: Tokens }
  /** The meeple may then move on, for so many francs. */
  bonus?: number
  /** Of the landmark reached, prestige tokens. */
  slots?: Tokens
  /** The move brings the right to a VP tile. */
  fourth_key?: true
  /** What the tile gives now, of tiles that are used for points. */
  points?: number
  /** Those for whom something changes; of a draw nothing is told. */
  seats?: Partial<Record<Seat, SeatEffect>>
  /** Where a key arrives or a VP tile is put, as it is then. */
  district?: { id: DistrictId; sums: number[]; ranks: number[]; pays?: number[] }
}
