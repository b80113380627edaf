// Where things lie on the round board. One unit is one SVG unit; the centre of the Arc is 0,0;
// angles are degrees clockwise from twelve, inside a district from its middle.

import { type DistrictId, districtIds, type Place, type Seat } from './position'

/** Widths of the streets at the two sides of a block; half of each is the block's loss. */
export type Gaps = readonly [number, number]
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
  bank: [107, 150],
  low: [159, 217],
  mid: [226, 284],
  high: [293, 351],
  landmark: [360, 420],
  name: [423, 447],
  track: [454, 502],
}
/** On a phone the names are larger, and the landmarks give way. */
export const compactRings: Rings = { ...fullRings, landmark: [359, 402], name: [404, 448] }
export const arcRadius = 95

/** Widths of a street, of an avenue between two districts, and of the Seine with its quays. */
export const street = 9
export const avenue = 14
export const river = 18
/** The Seine runs around the Left Bank: between Saint-Germain and its neighbours. */
export const riverAngles: readonly number[] = [150, 210]
/** Where ring boulevards meet the avenues. */
export const crossings: readonly number[] = [154.5, 221.5, 288.5, 355.5]
/** The widths at both sides of a space that lies between these angles of its district. */
export const sides = (id: DistrictId, from: number, to: number): Gaps =>
  [from, to].map((side) =>
    Math.abs(side) < 30
      ? street
      : riverAngles.includes((middleAngle(id) + side + 360) % 360)
        ? river
        : avenue,
  ) as unknown as Gaps

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
const degrees = (turn: number) => (turn * 180) / Math.PI
export const polar = (r: number, angle: number): [x: number, y: number] => [
  r * Math.sin(rad(angle)),
  -r * Math.cos(rad(angle)),
]
export const xy = (r: number, angle: number) =>
  polar(r, angle)
    .map((v) => v.toFixed(1))
    .join(' ')
/** Where a text stands. Attributes cost a browser less than a transform, at every frame. */
export const placed = (r: number, angle: number) => {
  const [x, y] = polar(r, angle)
  return { x: x.toFixed(1), y: y.toFixed(1) }
}
export const moved = (r: number, angle: number, more = '') => `translate(${xy(r, angle)})${more}`
export const middleOf = (ring: Ring) => (ring[0] + ring[1]) / 2
export const middleAngle = (district: DistrictId) => districtIds.indexOf(district) * 60
/** Names of the lower districts are set the other way round, so that they are never upside down. */
export const upsideDown = (angle: number) => Math.cos(rad(angle)) < -0.1

/** Angles of a block's sides at a radius, `more` units further in. */
const sidesAt = (a0: number, a1: number, gap: number | Gaps) => {
  const [gap0, gap1] = typeof gap === 'number' ? [gap, gap] : gap
  return {
    from: (r: number, more = 0) => a0 + degrees(Math.asin(gap0 / 2 / r)) + degrees(more / r),
    to: (r: number, more = 0) => a1 - degrees(Math.asin(gap1 / 2 / r)) - degrees(more / r),
  }
}

/**
 * A city block: a piece of a ring with parallel streets on its sides and softly cut corners; pushed
 * right and down by `shift`.
 */
export function block(
  [r0, r1]: Ring,
  a0: number,
  a1: number,
  gap: number | Gaps = street,
  cut = 7,
  shift: readonly [number, number] = [0, 0],
): string {
  const { from, to } = sidesAt(a0, a1, gap)
  const at = (r: number, angle: number) =>
    polar(r, angle)
      .map((v, i) => (v + shift[i]!).toFixed(1))
      .join(' ')
  return (
    `M${at(r1, from(r1, cut))}A${r1} ${r1} 0 0 1 ${at(r1, to(r1, cut))}` +
    `Q${at(r1, to(r1))} ${at(r1 - cut, to(r1 - cut))}L${at(r0 + cut, to(r0 + cut))}` +
    `Q${at(r0, to(r0))} ${at(r0, to(r0, cut))}A${r0} ${r0} 0 0 0 ${at(r0, from(r0, cut))}` +
    `Q${at(r0, from(r0))} ${at(r0 + cut, from(r0 + cut))}L${at(r1 - cut, from(r1 - cut))}Q${at(r1, from(r1))} ${at(r1, from(r1, cut))}z`
  )
}

/** The same block, smaller by so much on every side. */
export const smaller = ([r0, r1]: Ring, [gap0, gap1]: Gaps, by: number): [Ring, Gaps] => [
  [r0 + by, r1 - by],
  [gap0 + 2 * by, gap1 + 2 * by],
]

/** Where the sun stands over the board: low in the west, a little north. */
export const sunAngle = 307

/**
 * The four slopes of a roof around its flat top, `wide` each, and how the sun falls on them: from -1,
 * in the shade, to 1.
 */
export function slopes(
  [r0, r1]: Ring,
  a0: number,
  a1: number,
  gaps: Gaps,
  wide: number,
  cut: number,
): [d: string, light: number][] {
  const { from, to } = sidesAt(a0, a1, gaps)
  const light = (angle: number) => Math.cos(rad(angle - sunAngle))
  const [i0, i1] = [r0 + wide, r1 - wide]
  const middle = (a0 + a1) / 2
  return [
    [
      `M${xy(r1, from(r1, cut))}A${r1} ${r1} 0 0 1 ${xy(r1, to(r1, cut))}L${xy(i1, to(i1, wide))}A${i1} ${i1} 0 0 0 ${xy(i1, from(i1, wide))}z`,
      light(middle),
    ],
    [
      `M${xy(r0, from(r0, cut))}A${r0} ${r0} 0 0 1 ${xy(r0, to(r0, cut))}L${xy(i0, to(i0, wide))}A${i0} ${i0} 0 0 0 ${xy(i0, from(i0, wide))}z`,
      light(middle + 180),
    ],
    [
      `M${xy(r0 + cut, from(r0 + cut))}L${xy(r1 - cut, from(r1 - cut))}L${xy(i1, from(i1, wide))}L${xy(i0, from(i0, wide))}z`,
      light(a0 - 90),
    ],
    [
      `M${xy(r0 + cut, to(r0 + cut))}L${xy(r1 - cut, to(r1 - cut))}L${xy(i1, to(i1, wide))}L${xy(i0, to(i0, wide))}z`,
      light(a1 + 90),
    ],
  ]
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
