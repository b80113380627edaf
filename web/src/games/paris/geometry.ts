// Where things lie on the round board. One unit is one SVG unit; the centre of the Arc is 0,0;
// angles are degrees clockwise from twelve, inside a district from its middle.

import { type DistrictId, districtIds, type Place, type Seat } from './position'

export type Ring = readonly [inner: number, outer: number]

export interface Rings {
  bank: Ring
  low: Ring
  mid: Ring
  high: Ring
  landmark: Ring
  name: Ring
  track: Ring
}

export const fullRings: Rings = {
  bank: [105, 151],
  low: [158, 218],
  mid: [225, 285],
  high: [292, 352],
  landmark: [359, 420],
  name: [423, 447],
  track: [454, 502],
}
/** On a phone the names are larger, and the landmarks give way. */
export const compactRings: Rings = { ...fullRings, landmark: [358, 402], name: [404, 448] }
export const arcRadius = 97

/** Width of a street. */
export const street = 7

export const buildingSpaces: readonly {
  value: number
  ring: 'low' | 'mid' | 'high'
  from: number
  to: number
}[] = [
  { value: 1, ring: 'low', from: -30, to: 0 },
  { value: 2, ring: 'low', from: 0, to: 30 },
  { value: 3, ring: 'mid', from: -30, to: -10 },
  { value: 4, ring: 'mid', from: -10, to: 10 },
  { value: 5, ring: 'mid', from: 10, to: 30 },
  { value: 8, ring: 'high', from: -30, to: -7 },
]

const rad = (angle: number) => (angle * Math.PI) / 180
export const polar = (r: number, angle: number): [x: number, y: number] => [
  r * Math.sin(rad(angle)),
  -r * Math.cos(rad(angle)),
]
export const xy = (r: number, angle: number) =>
  polar(r, angle)
    .map((v) => v.toFixed(1))
    .join(' ')
export const moved = (r: number, angle: number, more = '') => `translate(${xy(r, angle)})${more}`
export const middleOf = (ring: Ring) => (ring[0] + ring[1]) / 2
export const middleAngle = (district: DistrictId) => districtIds.indexOf(district) * 60
/** Names of the lower districts are set the other way round, so that they are never upside down. */
export const upsideDown = (angle: number) => Math.cos(rad(angle)) < -0.1

/** A city block: a piece of a ring with parallel streets on its sides and softly cut corners. */
export function block([r0, r1]: Ring, a0: number, a1: number, gap = street, cut = 7): string {
  const side = (r: number) => (Math.asin(gap / 2 / r) * 180) / Math.PI
  const turn = (r: number) => ((cut / r) * 180) / Math.PI
  const [o, i] = [side(r1), side(r0)]
  return (
    `M${xy(r1, a0 + o + turn(r1))}A${r1} ${r1} 0 0 1 ${xy(r1, a1 - o - turn(r1))}` +
    `Q${xy(r1, a1 - o)} ${xy(r1 - cut, a1 - side(r1 - cut))}L${xy(r0 + cut, a1 - side(r0 + cut))}` +
    `Q${xy(r0, a1 - i)} ${xy(r0, a1 - i - turn(r0))}A${r0} ${r0} 0 0 0 ${xy(r0, a0 + i + turn(r0))}` +
    `Q${xy(r0, a0 + i)} ${xy(r0 + cut, a0 + side(r0 + cut))}L${xy(r1 - cut, a0 + side(r1 - cut))}Q${xy(r1, a0 + o)} ${xy(r1, a0 + o + turn(r1))}z`
  )
}

/** The text of a district's name runs along this. */
export function nameLine(rings: Rings, angle: number, compact: boolean): string {
  const flip = upsideDown(angle)
  const r = rings.name[0] + (compact ? (flip ? 33 : 11) : flip ? 18 : 6)
  const [a, b] = flip ? [angle + 29, angle - 29] : [angle - 29, angle + 29]
  return `M${xy(r, a)}A${r} ${r} 0 0 ${flip ? 0 : 1} ${xy(r, b)}`
}

/**
 * Where the landmarks of a district begin and end: 20° each, or all sixty shared by more than
 * three.
 */
export const landmarkWidth = (many: number) => (many > 3 ? 60 / many : 20)

export const bankSlot = (seat: Seat, players: number, compact: boolean) =>
  players > 3
    ? -8 + (Number(seat) - 1) * 9.5
    : compact
      ? 4 + (Number(seat) - 1) * 10
      : -5 + (Number(seat) - 1) * 12.5
export const arcSlot = (seat: Seat, players: number) =>
  players > 3 ? 45 + (Number(seat) - 1) * 90 : 60 + (Number(seat) - 1) * 120
export const trackAngle = (space: number) => space * 12 - 6

/**
 * Where a key stands, for arrows and price tags; `turn` turns the board (the lens shows a district
 * at twelve).
 */
export function pointOf(
  place: Place,
  standing: readonly number[],
  turn = 0,
  off = 0,
): [number, number] {
  if (place.kind === 'arc') return [0, 0]
  const middle = middleAngle(place.district) - turn
  if (place.kind === 'bank') return polar(middleOf(fullRings.bank), middle + off * 30)
  if (place.kind === 'landmark') {
    const width = landmarkWidth(standing.length)
    const at = standing.indexOf(place.value)
    return polar(
      middleOf(fullRings.landmark),
      at < 0 ? middle + 20 : middle - 30 + width * (at + 0.5 + off),
    )
  }
  const { ring, from, to } = buildingSpaces.find(({ value }) => value === place.value)!
  return polar(middleOf(fullRings[ring]), middle + (from + to) / 2 + (to - from) * off)
}
