// What the engine answers to `explain`, read into numbers that the page can draw and say in any language.

import type { Score, Seat } from './position'

export interface Gain { change: number; parts: Partial<Record<keyof Omit<Score, 'total'>, number>> }

export interface Effect {
  gains: Partial<Record<Seat, Gain>>
  /** The streetlights that light the new building. */
  lamps: string[]
  newlyLit: number
}

const points = /^(orange|blue): (-?\d+) → (-?\d+) points \((.*)\)$/
const lamps = /^lit by \d+ streetlights? \(([a-h1-8 ]+)\)/
const fresh = /^newly lit: ([a-h1-8 ]+)$/

export function readEffect(lines: readonly string[]): Effect {
  const effect: Effect = { gains: {}, lamps: [], newlyLit: 0 }
  for (const line of lines) {
    const gained = points.exec(line)
    if (gained) {
      const parts: Gain['parts'] = {}
      for (const part of gained[4]!.split(', ')) {
        const [name, number] = part.split(' ')
        parts[name as keyof Gain['parts']] = Number(number)
      }
      effect.gains[gained[1] as Seat] = { change: Number(gained[3]) - Number(gained[2]), parts }
    }
    effect.lamps = lamps.exec(line)?.[1]?.split(' ') ?? effect.lamps
    effect.newlyLit = fresh.exec(line)?.[1]?.split(' ').length ?? effect.newlyLit
  }
  return effect
}

/** Why a wish is not legal, as a word that the message files know, and the space at fault. */
export type Fault =
  | 'edge' | 'streetlight' | 'rival' | 'building' | 'piece' | 'tile' | 'chimneys' | 'metro_one' | 'chartier_one' | 'mixed' | 'colour'
  | 'later' | 'spent' | 'statue_edge' | 'statue_blocked' | 'no_streetlight' | 'no_neighbour' | 'other'

const faults: [RegExp, Fault][] = [
  [/reach over the edge/, 'edge'],
  [/^([a-h][1-8]) is a streetlight/, 'streetlight'],
  [/^([a-h][1-8]) is your rival's colour/, 'rival'],
  [/^a building stands on ([a-h][1-8])/, 'building'],
  [/^a piece lies on ([a-h][1-8])/, 'piece'],
  [/^area ([a-h][1-8]) already has a tile/, 'tile'],
  [/^your seven chimneys/, 'chimneys'],
  [/^Métropolitain covers one streetlight, not ([a-h][1-8])/, 'metro_one'],
  [/^Chartier paves one space, not ([a-h][1-8])/, 'chartier_one'],
  [/^([a-h][1-8]) is mixed/, 'mixed'],
  [/^([a-h][1-8]) is not of your colour/, 'colour'],
  [/^building and postcards begin/, 'later'],
  [/action tokens are spent/, 'spent'],
  [/^the statue would face the edge/, 'statue_edge'],
  [/^the space ahead of the statue, ([a-h][1-8])/, 'statue_blocked'],
  [/^no streetlight stands on ([a-h][1-8])/, 'no_streetlight'],
  [/^([a-h][1-8]) touches no building/, 'no_neighbour'],
]

export function readFault(reason: string): { fault: Fault; at?: string } {
  for (const [pattern, fault] of faults) {
    const found = pattern.exec(reason)
    if (found) return found[1] ? { fault, at: found[1] } : { fault }
  }
  return { fault: 'other' }
}
