// What the engine tells about a position (engine/paris/shapes.h), and reading it.

import type {
  BonusTile,
  District,
  DistrictId,
  EndTile,
  Position,
  Seat,
  Spot,
  Token,
} from './protocol'

export type * from './protocol'

/** What a bonus tile does (engine/paris/effects.h), with the amounts of this table. */
export type BonusEffect =
  | { effect: 'francs'; francs: number }
  | { effect: 'points'; vp: number }
  | { effect: 'francs_and_points'; francs: number; vp: number }
  | { effect: 'token'; token: Token }
  | { effect: 'any_resources'; tokens: number }
  | { effect: 'any_prestige'; tokens: number }
  | { effect: 'join_own' }
  | { effect: 'join_rivals' }
  | { effect: 'extra_key'; francs: number }
  | { effect: 'any_tile' }
  | { effect: 'step_back'; spaces: number }
  | { effect: 'per_building'; value: number; vp: number }
  | { effect: 'per_landmark'; vp: number }
  | { effect: 'per_tile'; vp: number }
  | { effect: 'per_type'; vp: number[] }
  | { effect: 'prestige_pairs'; vp: number }
  | { effect: 'resource_pairs'; vp: number }
  | { effect: 'kept_francs'; vp: number }

export type EndEffect =
  | { effect: 'token'; token: Token }
  | { effect: 'any_resource' }
  | { effect: 'any_prestige' }
  | { effect: 'points'; vp: number }
  | { effect: 'francs'; francs: number }

/** The engine tells of no tile that has no case above: a new effect does not compile before. */
type Among<T extends All, All> = T
export type Declared = [
  Among<BonusTile['effect'], BonusEffect['effect']>,
  Among<EndTile['effect'], EndEffect['effect']>,
]

/** What the tiles do: bonus tiles from 1 on, end-game tiles from E1 on, as the rulings have it. */
export type Tiles = Pick<Position, 'bonus_effects' | 'end_effects' | 'rulings'>
export const bonusEffect = (tiles: Tiles, number: number) =>
  tiles.bonus_effects[number - 1] as BonusEffect
/** The numbers of the bonus tiles with this effect: an edition may give it to any, or to none. */
export const tilesWith = (tiles: Tiles, effect: BonusEffect['effect']) =>
  tiles.bonus_effects.flatMap((tile, i) => (tile.effect === effect ? [i + 1] : []))
export const endEffect = (tiles: Tiles, name: string) =>
  tiles.end_effects[Number(name.slice(1)) - 1] as EndEffect

/** Clockwise from twelve; the order is cosmetic. */
export const districtIds: readonly DistrictId[] = ['mon', 'vil', 'bel', 'ger', 'cha', 'bat']

export type Resource = 'wood' | 'marble' | 'gold'
export type Prestige = 'bronze*' | 'silver*' | 'gold*'
export const resources: readonly Resource[] = ['wood', 'marble', 'gold']
export const prestige: readonly Prestige[] = ['bronze*', 'silver*', 'gold*']
export const tokenKinds: readonly Token[] = [...resources, ...prestige]

export const values = [1, 2, 3, 4, 5, 8] as const

export const seatsOf = (position: Pick<Position, 'seats'>) => Object.keys(position.seats) as Seat[]

/** A place of the notation, read: `arc`, `bank:mon`, `mon5`, `mon@12`; `mon@11b` is an 11, too. */
export type Place =
  | { kind: 'arc' }
  | { kind: 'bank'; district: DistrictId }
  | { kind: 'building'; district: DistrictId; value: number }
  | { kind: 'landmark'; district: DistrictId; value: number }

export function readPlace(text: string): Place {
  if (text === 'arc') return { kind: 'arc' }
  if (text.startsWith('bank:')) return { kind: 'bank', district: text.slice(5) as DistrictId }
  const district = text.slice(0, 3) as DistrictId
  if (text[3] === '@') return { kind: 'landmark', district, value: parseInt(text.slice(4)) }
  return { kind: 'building', district, value: Number(text.slice(3)) }
}

export const spotAt = (position: Position, place: string): Spot | undefined => {
  const read = readPlace(place)
  if (read.kind === 'arc') return { keys: position.arc }
  return position.districts[read.district]?.places[place]
}

/**
 * The key of a landmark in its edition, `11` or `11b`, by its place in a move or on the board. Of
 * two equal ones in the supply the second has a name of its own; alone there, or on the board, each
 * goes by its value.
 */
export function landmarkKey(
  { districts, landmark_keys = [] }: Pick<Position, 'districts' | 'landmark_keys'>,
  place: string,
): string {
  const name = place.slice(4)
  if (name.endsWith('b')) return name
  return (
    districts[place.slice(0, 3) as DistrictId].places[place]?.landmark ??
    landmark_keys.find((key) => parseInt(key) === Number(name)) ??
    name
  )
}

/** The landmarks in the supply, by their keys. */
export const supplyKeys = ({ landmarks, landmark_keys }: Position) =>
  landmark_keys ?? landmarks.map(String)

/** How a move names a landmark of the supply: the way back from its key. */
export const landmarkName = (position: Position, key: string) =>
  supplyKeys(position).filter((one) => parseInt(one) === parseInt(key)).length > 1
    ? key
    : String(parseInt(key))

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
