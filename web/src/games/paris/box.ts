// The components of the box as the edition gives them: names, amounts and prices, and no rule.

import shipped from '../../../editions/game-brewer-2020.json'
import type { DistrictId, Prestige, Resource, Token, Type } from './position'
import { values } from './position'
import type { Glyph } from './drawing'

export interface Box {
  districts: Record<DistrictId, string>
  banks: Record<DistrictId, number>
  buildings: Record<DistrictId, Type[]>
  landmarks: Record<string, { title: string; cost: Resource[]; slots: Prestige[] }>
  prestige_points: Record<Prestige, number>
  bonus: Record<string, { francs?: number; vp?: number }>
  end_tiles: string[]
  buy: Record<Resource, number>
  sell: Record<Token, number>
}

export const shippedBox = shipped as unknown as Box

/** The box of a table: the shipped one, or the corrected edition that the table carries. */
export function boxOf(edition?: string): Box {
  if (!edition) return shippedBox
  try {
    return { ...shippedBox, ...JSON.parse(edition) }
  } catch {
    return shippedBox
  }
}

export const typeAt = (box: Box, district: DistrictId, value: number): Type =>
  box.buildings[district][values.indexOf(value as 1)]!

/** The value whose buildings a tile rewards. */
export const rewarded: Record<number, number> = { 6: 1, 11: 2, 15: 3, 18: 4, 26: 5, 28: 8 }

/** The face of a bonus tile: which drawing, and the number on it. */
export function faceOf(box: Box, number: number): [Glyph, string | number] {
  const { francs = 0, vp = 0 } = box.bonus[number] ?? {}
  if (rewarded[number]) return ['block', rewarded[number]]
  const faces: Record<number, [Glyph, string | number]> = {
    1: ['coin', francs],
    2: ['wood', ''],
    3: ['marble', ''],
    4: ['gold', ''],
    5: ['coin', francs],
    7: ['sun', vp],
    8: ['laurel', ''],
    9: ['ownkey', ''],
    10: ['cube', ''],
    12: ['coinsun', vp],
    13: ['keyplus', francs],
    14: ['keyplus', francs],
    16: ['rivalkey', ''],
    17: ['hand', ''],
    19: ['laurel', 2],
    20: ['stack', ''],
    21: ['cube', 2],
    22: ['sun', vp],
    23: ['laurelpair', ''],
    24: ['cubepair', ''],
    25: ['back', ''],
    27: ['coinsun', 1],
    29: ['arch', vp],
    30: ['types', ''],
  }
  return faces[number] ?? ['coin', '']
}

/** What an end-game tile gives: a token, any token of a family, or an amount. */
export const endTile = (box: Box, name: string) => box.end_tiles[Number(name.slice(1)) - 1] ?? ''
