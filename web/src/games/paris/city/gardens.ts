// Trees and lamps, lawns and basins.

import { polar } from '../geometry'
import type { Plan } from './layers'
import type { Random } from './random'
import { blockOf, type Cell, degrees, inset, type Point, type Polygon, shifted } from './shapes'

export function tree(plan: Plan, random: Random, [x, y]: Point, r: number) {
  plan.disc('leafShade', [x + r * 0.7, y + r * 0.55], r)
  plan.disc('leaf', [x, y], r)
  plan.disc('leafLight', [x - r * 0.3, y - r * 0.25], r * random(0.45, 0.6))
}

export function lamp(plan: Plan, at: Point, bright = 1) {
  plan.disc('glow', at, 15 * bright)
  plan.disc('lamp', at, 1.2)
}

/** Trees along the sides of a polygon, as thick as `share` says. */
export function planted(plan: Plan, random: Random, polygon: Polygon, share: number) {
  polygon.forEach(([x, y], i) => {
    const [nx, ny] = polygon[(i + 1) % polygon.length]!
    const many = Math.max(1, Math.round(Math.hypot(nx - x, ny - y) / 7))
    for (let k = 0; k < many; k++)
      if (random() < share)
        tree(plan, random, [x + ((nx - x) * k) / many, y + ((ny - y) * k) / many], random(1.9, 2.9))
  })
}

/** A public garden in a cell: lawns between paths, trees around them, a basin in the middle. */
export function garden(plan: Plan, random: Random, cell: Cell, street: number, basin = true) {
  const ground = blockOf(cell, street, 12)
  plan.polygon('path', ground)
  const middle = (cell.a0 + cell.a1) / 2
  const [high, low] = [cell.r1 - cell.r0, (cell.r0 + cell.r1) / 2]
  for (const [a0, a1] of [
    [cell.a0, middle],
    [middle, cell.a1],
  ] as const)
    plan.polygon('lawn', inset(blockOf({ ...cell, a0, a1 }, street, 12), 3.5))
  if (basin) {
    const r = Math.min(7, high * 0.14)
    plan.disc('path', polar(low, middle), r + 4.5)
    plan.disc('bed', polar(low, middle), r + 1)
    plan.disc('water', polar(low, middle), r)
  }
  planted(plan, random, inset(ground, 3), 0.92)
}

/** Trees in straight rows on raked gravel, as in the Tuileries. */
export function grove(plan: Plan, random: Random, cell: Cell, street: number) {
  const ground = blockOf(cell, street, 12)
  plan.polygon('path', ground)
  plan.polygon('lawn', inset(ground, 15))
  for (const deep of [3.5, 10.5]) planted(plan, random, inset(ground, deep), 1)
}

/** Rows of vines on a slope. */
export function vineyard(plan: Plan, cell: Cell, street: number) {
  const ground = blockOf(cell, street, 12)
  plan.polygon('path', ground)
  const side = degrees(street / 2 + 5, cell.r0)
  for (let r = cell.r0 + 6; r < cell.r1 - 4; r += 5.5)
    for (const at of alongArc(r, cell.a0 + side, cell.a1 - side, 3.1)) plan.disc('leaf', at, 1.3)
}

/** A harbour basin with its quays and sheds. */
export function harbour(plan: Plan, random: Random, cell: Cell, street: number) {
  const ground = blockOf(cell, street, 12)
  plan.polygon('path', ground)
  const water = inset(ground, (cell.r1 - cell.r0) * 0.27)
  plan.polygon('bed', inset(water, -2))
  plan.polygon('water', water)
  planted(plan, random, inset(ground, 4), 0.8)
}

/** Tracks of a railway, and a train on one of them. */
export function railway(plan: Plan, cell: Cell, street: number) {
  plan.polygon('path', blockOf(cell, street, 12))
  const side = degrees(street / 2 + 3, cell.r0)
  const [a0, a1] = [cell.a0 + side, cell.a1 - side]
  const arc = (r: number, from: number, to: number, wide: number) =>
    blockOf({ r0: r - wide / 2, r1: r + wide / 2, a0: from, a1: to }, 0, 9)
  for (let r = cell.r0 + 8; r < cell.r1 - 5; r += 9) {
    plan.polygon('rail', arc(r - 1.5, a0, a1, 0.8))
    plan.polygon('rail', arc(r + 1.5, a0, a1, 0.8))
  }
  for (const [track, from, many] of [
    [1, 0.12, 4],
    [4, 0.45, 5],
  ] as const) {
    const r = cell.r0 + 8 + track * 9
    const long = degrees(11, r)
    for (let i = 0; i < many; i++) {
      const at = a0 + (a1 - a0) * from + i * (long + degrees(1.6, r))
      plan.polygon('deckShade', shifted(arc(r, at, at + long, 4.6), 1.4, 1.2))
      plan.polygon(i === 0 ? 'boat' : 'wagon', arc(r, at, at + long, 4.6))
    }
  }
}

/** Trees or lamps on an arc, about every `step`. */
export function alongArc(r: number, a0: number, a1: number, step: number): Point[] {
  const many = Math.max(1, Math.round((((a1 - a0) * Math.PI) / 180) * (r / step)))
  return Array.from({ length: many + 1 }, (_, i) => polar(r, a0 + ((a1 - a0) * i) / many))
}
/** On a street that leads away from the Arc, `aside` of its middle. */
export function alongRay(
  angle: number,
  r0: number,
  r1: number,
  step: number,
  aside: number,
): Point[] {
  const many = Math.max(1, Math.round((r1 - r0) / step))
  return Array.from({ length: many + 1 }, (_, i) => {
    const r = r0 + ((r1 - r0) * i) / many
    return polar(r, angle + (aside / r) * (180 / Math.PI))
  })
}
