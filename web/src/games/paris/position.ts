// What the engine tells about a position (engine/paris/position.h).

export type Seat = '1' | '2' | '3' | '4'

export type DistrictId = 'mon' | 'vil' | 'bel' | 'ger' | 'cha' | 'bat'
/** Clockwise from twelve; the order is cosmetic. */
export const districtIds: readonly DistrictId[] = ['mon', 'vil', 'bel', 'ger', 'cha', 'bat']

export type Type = 'café' | 'restaurant' | 'residence' | 'hotel' | 'bakery' | 'theater'
export type Resource = 'wood' | 'marble' | 'gold'
export type Prestige = 'bronze*' | 'silver*' | 'gold*'
export type Token = Resource | Prestige
export const resources: readonly Resource[] = ['wood', 'marble', 'gold']
export const prestige: readonly Prestige[] = ['bronze*', 'silver*', 'gold*']
export const tokenKinds: readonly Token[] = [...resources, ...prestige]
export type Tokens = Partial<Record<Token, number>>

export const values = [1, 2, 3, 4, 5, 8] as const

export interface Spot {
  building?: Type
  tile?: string
  token?: Token
  keys?: Seat[]
}

export interface District {
  places: Record<string, Spot>
  sums: number[]
  ranks: number[]
  vp_tile?: number[]
  pays?: number[]
}

export interface Score {
  play: number
  tile27?: number
  districts: number
  total?: number
}

export interface Player {
  vp: number
  keys: number
  reserve_keys: number
  meeple: number
  end_tiles: number
  used_end_tiles?: string[]
  francs?: number
  tokens?: Tokens
  bonuses?: number[]
  score: Score
}

export type Stage = 'draw' | 'place' | 'act' | 'bonus' | 'prestige' | 'vp' | 'end' | 'over'

export interface Position {
  viewer: Seat | null
  start: Seat
  to_move: Seat | null
  stage: Stage
  ending: null | 'next round' | 'this round'
  options: { screens: 'closed' | 'open'; districts: 'printed' | 'free' }
  arc: Seat[]
  districts: Record<DistrictId, District>
  landmarks: number[]
  vp_tiles: number[][]
  reserve: Tokens
  track: number[]
  copies: number[]
  piles: { left: number; top?: DistrictId }[]
  gone?: string[]
  drawn?: { tile: string; building: Type }
  target?: string
  joins?: ('own' | 'rivals')[]
  temporary: Tokens
  end_supply: number
  end_tiles_left?: string[]
  end_tiles?: string[]
  seats: Partial<Record<Seat, Player>>
  winners?: Seat[]
}

export const seatsOf = (position: Pick<Position, 'seats'>) => Object.keys(position.seats) as Seat[]

/** A place of the notation, read: `arc`, `bank:mon`, `mon5`, `mon@12`. */
export type Place =
  | { kind: 'arc' }
  | { kind: 'bank'; district: DistrictId }
  | { kind: 'building'; district: DistrictId; value: number }
  | { kind: 'landmark'; district: DistrictId; value: number }

export function readPlace(text: string): Place {
  if (text === 'arc') return { kind: 'arc' }
  if (text.startsWith('bank:')) return { kind: 'bank', district: text.slice(5) as DistrictId }
  const district = text.slice(0, 3) as DistrictId
  if (text[3] === '@') return { kind: 'landmark', district, value: Number(text.slice(4)) }
  return { kind: 'building', district, value: Number(text.slice(3)) }
}

export const spotAt = (position: Position, place: string): Spot | undefined => {
  const read = readPlace(place)
  if (read.kind === 'arc') return { keys: position.arc }
  return position.districts[read.district]?.places[place]
}

/** The landmarks of a district, by rising value. */
export const landmarksIn = (position: Position, district: DistrictId) =>
  Object.keys(position.districts[district].places)
    .filter((name) => name.includes('@'))
    .map((name) => Number(name.slice(4)))
    .sort((a, b) => a - b)

/** Seats with a key in a district, the first of the standing first. */
export function standing(
  district: Pick<District, 'sums' | 'ranks' | 'pays'>,
): { seat: Seat; sum: number; rank: number; pays: number }[] {
  return district.ranks
    .map((rank, i) => ({
      seat: String(i + 1) as Seat,
      sum: district.sums[i]!,
      rank,
      pays: district.pays?.[i] ?? 0,
    }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => a.rank - b.rank)
}
