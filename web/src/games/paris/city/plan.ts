// The map of the city behind the board, made of a few rules and one seed: avenues from the Arc, ring
// boulevards, terraces with gardens where landmarks may stand, the Seine, and the roofs of the
// suburbs beyond the bonus track. Nothing of a position is in it.

import { avenue, crossings, fullRings, polar, riverAngles, street } from '../geometry'
import {
  alongArc,
  alongRay,
  garden,
  grove,
  harbour,
  lamp,
  planted,
  railway,
  tree,
  vineyard,
} from './gardens'
import { Plan } from './layers'
import { type Random, seeded } from './random'
import { builtBlock } from './roofs'
import { fromWater, seine } from './seine'
import { blockOf, type Cell, degrees, inset } from './shapes'

/** How far the map reaches from the Arc before it has faded. */
export const reach = 740

const avenues = [30, 90, 150, 210, 270, 330]
const dry = avenues.filter((angle) => !riverAngles.includes(angle))

/** A circle, fine enough for the eye. */
const circle = (r: number) => Array.from({ length: 90 }, (_, i) => polar(r, i * 4))

/** Whether a cell keeps its feet dry. */
const isDry = ({ r0, r1, a0, a1 }: Cell) =>
  [r0, (r0 + r1) / 2, r1].every((r) =>
    [a0, (a0 + a1) / 2, a1].every((a) => fromWater(polar(r, a)) > 6),
  )

/** Beyond the track: blocks between avenues and boulevards that get smaller and less regular. */
function suburbs(plan: Plan, random: Random) {
  for (let sector = 0; sector < 12; sector++) {
    const [from, to] = [sector * 30, sector * 30 + 30]
    let r0 = 516
    while (r0 < reach) {
      const high = random(34, 52)
      const many = Math.round(((to - from) * Math.PI * r0) / 180 / random(52, 74))
      const cuts = Array.from({ length: many + 1 }, (_, i) =>
        i === 0 || i === many
          ? from + (30 * i) / many
          : from + (30 * (i + random(-0.2, 0.2))) / many,
      )
      for (let i = 0; i < many; i++) {
        const edge = (at: number) => (at === 0 || at === many ? 0.55 : 0)
        const cell = { r0, r1: r0 + high, a0: cuts[i]! + edge(i), a1: cuts[i + 1]! - edge(i + 1) }
        if (!isDry(cell)) {
          if (r0 > 520) quayside(plan, random, cell)
        } else if (random() < 0.1) garden(plan, random, cell, 6)
        else builtBlock(plan, random, cell, 6)
      }
      r0 += high + (random() < 0.3 ? 11 : 6.5)
    }
  }
  for (const angle of Array.from({ length: 12 }, (_, i) => i * 30))
    for (const aside of [-4.2, 4.2])
      for (const at of alongRay(angle, 520, reach, 9.5, aside))
        if (fromWater(at) > 4) tree(plan, random, at, random(1.9, 2.5))
}

/** Near the water a block gives way to trees. */
function quayside(plan: Plan, random: Random, { r0, r1, a0, a1 }: Cell) {
  for (let r = r0; r < r1; r += 9)
    for (const at of alongArc(r, a0, a1, 10))
      if (fromWater(at) > 5 && fromWater(at) < 26 && random() < 0.75)
        tree(plan, random, at, random(2, 2.8))
}

type Ground = (plan: Plan, random: Random, cell: Cell, street: number) => void

const rows: Ground = (plan, random, { r0, r1, a0, a1 }, street) => {
  const middle = (r0 + r1) / 2 + 4
  builtBlock(plan, random, { r0: middle + 3, r1, a0, a1 }, street, 12)
  garden(plan, random, { r0, r1: middle - 3, a0, a1 }, street, false)
}
const block: Ground = (plan, random, cell, street) => builtBlock(plan, random, cell, street, 12)

/**
 * What lies at both ends of each district's terrace, from Montmartre clockwise; in the middle is
 * always a garden. Landmarks are built over them.
 */
const quarters: readonly (readonly [Ground, Ground])[] = [
  [rows, (plan, _random, cell, street) => vineyard(plan, cell, street)],
  [harbour, block],
  [block, grove],
  [garden, rows],
  [grove, block],
  [(plan, _random, cell, street) => railway(plan, cell, street), rows],
]

/** Three grounds in a district, one for each landmark that may come. */
function terraces(plan: Plan, random: Random) {
  const [r0, r1] = fullRings.landmark
  quarters.forEach(([left, right], district) =>
    [left, garden, right].forEach((ground, i) => {
      const a0 = district * 60 - 30 + i * 20
      const side = (at: number) => (at % 3 === 0 ? degrees(avenue / 2 - 3, r1) : 0)
      ground(plan, random, { r0, r1, a0: a0 + side(i), a1: a0 + 20 - side(i + 1) }, 7)
    }),
  )
}

/** A square with trees in each district, where its VP tile will lie. */
function squares(plan: Plan, random: Random) {
  const [r0, r1] = fullRings.high
  for (let middle = 0; middle < 360; middle += 60) {
    const square = blockOf({ r0, r1, a0: middle - 7, a1: middle + 30 - degrees(3, r1) }, street, 12)
    plan.polygon('path', square)
    planted(plan, random, inset(square, 4), 0.94)
  }
}

/** Trees on both sides of the avenues, lamps between them and along the boulevards. */
function streets(plan: Plan, random: Random) {
  const [inner, outer] = [fullRings.bank[0] + 4, fullRings.name[1]]
  for (const angle of dry)
    for (const aside of [-4, 4]) {
      for (const at of alongRay(angle, inner, outer, 9, aside))
        tree(plan, random, at, random(1.8, 2.3))
      for (const at of alongRay(angle, inner + 9, outer, 36, aside)) lamp(plan, at)
    }
  for (const angle of riverAngles)
    for (const aside of [-8, 8])
      for (const at of alongRay(angle, inner + 9, outer, 36, aside)) lamp(plan, at)
  for (const r of crossings)
    for (let i = 0; i < 6; i++)
      for (const at of alongArc(r, i * 60 - 24, i * 60 + 24, 44)) lamp(plan, at, 0.8)
  for (let i = 0; i < 12; i++)
    for (const aside of [-4.2, 4.2])
      for (const at of alongRay(i * 30, 528, reach, 38, aside))
        if (fromWater(at) > 2) lamp(plan, at)
}

/** The whole map; the same for everybody. */
export function drawCity(seed = 1900): Plan {
  const plan = new Plan()
  const random = seeded(seed)
  plan.polygon('land', circle(reach * 1.5))
  plan.polygon('street', circle(508))
  seine(plan, random)
  suburbs(plan, random)
  terraces(plan, random)
  squares(plan, random)
  streets(plan, random)
  return plan
}
