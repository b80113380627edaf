// Blocks of houses from above: roofs of zinc, slate or tile around a courtyard, each house a little
// different, the sun on one side and its short shadow on the other.

import type { Layer, Plan } from './layers'
import { planted } from './gardens'
import type { Random } from './random'
import { type Cell, blockOf, inset, type Point, type Polygon, shifted, unit } from './shapes'

/** Where the sun stands: low in the west, a little north, as on the maps of the time. */
const sun: Point = unit(-0.8, -0.6)
/** How far a house throws its shadow. */
export const shadowOf: Point = [3.4, 2.6]

const tones: readonly Layer[] = ['shade3', 'shade2', 'shade1', 'light1', 'light2']

/** A face of a roof whose outward side looks that way. */
function face(plan: Plan, random: Random, polygon: Polygon, [nx, ny]: Point) {
  const light = 0.5 + 0.5 * (nx * sun[0] + ny * sun[1]) + random(-0.12, 0.12)
  plan.polygon(tones[Math.max(0, Math.min(4, Math.floor(light * 5)))]!, polygon)
}

/** Houses on a ground that turns clockwise, as deep as `deep`; a courtyard where there is room. */
export function houses(plan: Plan, random: Random, ground: Polygon, deep: number, yards: boolean) {
  const roof = random() < 0.62 ? 'zinc' : random() < 0.72 ? 'slate' : 'tile'
  const eaves = inset(ground, deep * 0.2)
  const ridge = inset(ground, deep * 0.55)
  const yard = inset(ground, deep)
  plan.polygon('shadow', shifted(ground, ...shadowOf))
  plan.polygon(roof, ground)
  ground.forEach((from, i) => {
    const next = (i + 1) % ground.length
    const to = ground[next]!
    const [ux, uy] = unit(to[0] - from[0], to[1] - from[1])
    const out: Point = [uy, -ux]
    face(plan, random, [from, to, eaves[next]!, eaves[i]!], out)
    face(plan, random, [eaves[i]!, eaves[next]!, ridge[next]!, ridge[i]!], [out[0] / 3, out[1] / 3])
    face(plan, random, [ridge[i]!, ridge[next]!, yard[next]!, yard[i]!], [-out[0], -out[1]])
    // The wall between two houses stands over the roofs, with its chimneys.
    if (random() < 0.55) {
      const [a, b] = [eaves[i]!, yard[i]!]
      plan.polygon('wall', [a, b, [b[0] + ux * 0.9, b[1] + uy * 0.9], [a[0] + ux, a[1] + uy]])
    }
    if (random() < 0.42) {
      const x = (from[0] + to[0]) / 2 - out[0] * deep * 0.14
      const y = (from[1] + to[1]) / 2 - out[1] * deep * 0.14
      const at = (along: number, inward: number): Point => [
        x + ux * along - out[0] * inward,
        y + uy * along - out[1] * inward,
      ]
      plan.polygon('window', [at(-1.2, 0), at(1.2, 0), at(1.2, 1.5), at(-1.2, 1.5)])
    }
  })
  if (yards) plan.polygon('court', yard)
  return yard
}

/** The block of a cell, its houses about as wide as `house`. */
export function builtBlock(plan: Plan, random: Random, cell: Cell, street: number, house = 13) {
  const high = cell.r1 - cell.r0
  const deep = Math.min(random(10, 13), high * 0.42)
  const roomy = high > deep * 2.3
  const yard = houses(plan, random, blockOf(cell, street, house), deep, roomy)
  if (roomy && high > 38 && random() < 0.6) planted(plan, random, inset(yard, 4), 0.5)
}
