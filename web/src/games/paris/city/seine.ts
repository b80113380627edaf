// The Seine: from the south-east to the Arc, around the Left Bank, and out to the south-west; its
// quays, islands, bridges and boats.

import { crossings, polar, river, riverAngles } from '../geometry'
import { tree } from './gardens'
import type { Plan } from './layers'
import type { Random } from './random'
import { houses } from './roofs'
import { band, inset, type Point, type Polygon, shifted, unit } from './shapes'

/** Radius, angle and width of the water along its way. */
const course: readonly (readonly [r: number, angle: number, width: number])[] = [
  [1100, 120, 58],
  [960, 124, 58],
  [850, 127, 58],
  [750, 131, 62],
  [665, 136, 58],
  [600, 142.5, 46],
  [555, 147.5, 36],
  [515, 150, 26],
  [470, 150, 18],
  [420, 150, 13],
  [350, 150, 11],
  [280, 150, 10.5],
  [210, 150, 10],
  [150, 150, 9.5],
  [118, 151, 9],
  [105, 155, 8.5],
  [101, 163, 8],
  [101, 172, 8],
  [101, 180, 8],
  [101, 188, 8],
  [101, 197, 8],
  [105, 205, 8.5],
  [118, 209, 9],
  [150, 210, 9.5],
  [210, 210, 10],
  [280, 210, 10.5],
  [350, 210, 11],
  [420, 210, 13],
  [470, 210, 18],
  [515, 210, 26],
  [560, 213, 36],
  [610, 219, 46],
  [670, 227, 54],
  [745, 235, 56],
  [850, 240, 58],
  [1000, 244, 58],
]

/** A smooth way through all points (Catmull-Rom), `steps` to each. */
function smooth(points: readonly (readonly number[])[], steps: number): number[][] {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!
  return points.slice(0, -1).flatMap((_, i) =>
    Array.from({ length: steps }, (_, k) => {
      const t = k / steps
      return at(i).map((b, n) => {
        const [a, c, d] = [at(i - 1)[n]!, at(i + 1)[n]!, at(i + 2)[n]!]
        return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
      })
    }),
  )
}

const way = smooth(
  course.map(([r, angle, width]) => [...polar(r, angle), width]),
  6,
)
const line: Point[] = way.map(([x, y]) => [x!, y!])
const width = (i: number) => way[i]![2]!

/** Where the water flows at a point of its way. */
const direction = (i: number) => unit(line[i + 1]![0] - line[i]![0], line[i + 1]![1] - line[i]![1])

/** How far a point is from the water's edge; below zero it is wet. The north has no river. */
export function fromWater([x, y]: Point): number {
  let nearest = Infinity
  if (y > 0)
    for (const [a, b, wide] of way as [number, number, number][])
      nearest = Math.min(nearest, Math.sqrt((a - x) ** 2 + (b - y) ** 2) - wide / 2)
  return nearest
}

function bridge(plan: Plan, at: Point, along: Point, wide: number, deck: number) {
  const [ux, uy] = along
  const half = wide / 2
  const deckAt = (from: number, to: number): Polygon => [
    [at[0] + uy * half + ux * from, at[1] - ux * half + uy * from],
    [at[0] + uy * half + ux * to, at[1] - ux * half + uy * to],
    [at[0] - uy * half + ux * to, at[1] + ux * half + uy * to],
    [at[0] - uy * half + ux * from, at[1] + ux * half + uy * from],
  ]
  plan.polygon('deckShade', shifted(deckAt(-deck / 2, deck / 2), 2.4, 2))
  plan.polygon('deck', deckAt(-deck / 2, deck / 2))
  plan.polygon('parapet', deckAt(-deck / 2 - 0.6, -deck / 2 + 0.5))
  plan.polygon('parapet', deckAt(deck / 2 - 0.5, deck / 2 + 0.6))
}

/** An island in the stream: pointed at both ends, quays around it, trees at its tips. */
function island(plan: Plan, random: Random, from: number, to: number, share: number) {
  const part = line.slice(from, to + 1)
  const shape = band(part, (i) => {
    const t = Math.min(0.98, Math.max(0.02, i / (to - from)))
    return width(from + i) * share * Math.sin(Math.PI * t) ** 0.6
  })
  plan.polygon('parapet', shape)
  plan.polygon('deck', inset(shape, 1))
  const inner = band(line.slice(from + 2, to - 1), (i) => width(from + 2 + i) * share - 9)
  houses(plan, random, inner, 8, false)
  for (const i of [from + 1, to - 1]) tree(plan, random, line[i]!, 2.8)
}

/** Small light lines that follow the stream. */
function ripples(plan: Plan, random: Random) {
  for (let i = 2; i < line.length - 6; i++)
    for (const aside of [-0.32, 0, 0.3]) {
      if (random() > (width(i) > 20 ? 0.5 : 0.15)) continue
      const [x, y] = line[i]!
      const [ux, uy] = direction(i)
      const off = width(i) * (aside + random(-0.08, 0.08))
      const [a, b] = [x - uy * off, y + ux * off]
      const long = random(5, 11)
      const at = (along: number, side: number): Point => [
        a + ux * along - uy * side,
        b + uy * along + ux * side,
      ]
      plan.polygon('ripple', [at(0, 0), at(long / 2, 0.6), at(long, 0), at(long / 2, -0.6)])
    }
}

function boat(plan: Plan, i: number, aside: number) {
  const [x, y] = line[i]!
  const [ux, uy] = direction(i)
  const off = width(i) * aside
  const at = (along: number, side: number): Point => [
    x - uy * (off + side) + ux * along,
    y + ux * (off + side) + uy * along,
  ]
  const hull = [at(-8, -1.6), at(6, -1.8), at(9, 0), at(6, 1.8), at(-8, 1.6)]
  plan.polygon('deckShade', shifted(hull, 1.5, 1.2))
  plan.polygon('boat', hull)
  plan.polygon('deck', [at(-5, -0.9), at(2, -0.9), at(2, 0.9), at(-5, 0.9)])
}

/** Bridges and boats outside the city, by the points of the way. */
const farBridges = [19, 24, 31, 36, 179, 186, 193]
const boats = [
  [22, 0.36],
  [28, -0.2],
  [183, -0.2],
  [190, 0.22],
] as const

export function seine(plan: Plan, random: Random) {
  plan.polygon(
    'bed',
    band(line, (i) => width(i) + 4),
  )
  plan.polygon('water', band(line, width))
  ripples(plan, random)
  island(plan, random, 17, 27, 0.42)
  for (const angle of riverAngles)
    for (const r of crossings) bridge(plan, polar(r, angle), polar(1, angle), river + 2, 6)
  for (const i of farBridges) bridge(plan, line[i]!, direction(i), width(i) + 7, 7)
  for (const [i, aside] of boats) boat(plan, i, aside)
}
