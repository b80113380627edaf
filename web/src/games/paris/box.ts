// The components of the box as the edition gives them: names and prices, and no rule. What the tiles do, the
// engine tells with the position.

import shipped from '../../../../editions/game-brewer-2020.json'
import { filled } from '../../editions/complete'
import type { Tree } from '../../editions/edition.svelte'
import { readEdition } from '../../rules/rulings'
import type { DistrictId, Prestige, Resource, Rulings, Tiles, Token, Type } from './position'
import { bonusEffect, endEffect, values } from './position'
import { type Glyph, glyphs, landmarks, monument, tokens } from './drawing'

export interface Box {
  districts: Record<DistrictId, string>
  banks: Record<DistrictId, number>
  buildings: Record<DistrictId, Type[]>
  landmarks: Record<string, { title: string; cost: Resource[]; slots: Prestige[] }>
  /** That a building of value 8 costs; 1, where an edition says nothing. */
  wood_for_eight?: number
  prestige_points: Record<Prestige, number>
  zones: number[]
  buy: Record<Resource, number>
  sell: Record<Token, number>
  vp_tiles: number[][]
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

/** The drawing of a landmark; a neutral one of those that the shipped box does not know. */
export function artOf(title = ''): string {
  const known = Object.entries(shippedBox.landmarks).find(([, one]) => one.title === title)
  return (known && landmarks[Number(known[0])]) ?? monument
}

export const typeAt = (box: Box, district: DistrictId, value: number): Type =>
  box.buildings[district][values.indexOf(value as 1)]!

/** The tiles of an edition, as its file has them. */
export interface Printed {
  bonus: Readonly<Record<string, object>>
  end_tiles: readonly string[]
  rulings: Rulings
}

/** What the tiles of an edition do at a table of so many players. */
export function tilesFor({ bonus, end_tiles, rulings }: Printed, players: number): Tiles {
  const amount = (vp: unknown) => (Array.isArray(vp) && vp.length === 3 ? vp[players - 2] : vp)
  const effects = Object.values(bonus).map((tile) =>
    'vp' in tile ? { ...tile, vp: amount(tile.vp) } : tile,
  )
  const end = end_tiles.map((text) => {
    const [count, unit] = text.split(' ')
    if (unit === 'VP') return { effect: 'points', vp: Number(count) }
    if (unit === 'francs') return { effect: 'francs', francs: Number(count) }
    return text.startsWith('any')
      ? { effect: text.replace(' ', '_') }
      : { effect: 'token', token: text }
  })
  return { bonus_effects: effects, end_effects: end, rulings } as Tiles
}

/** The same for the edition that a table carries, or the shipped one. */
export const tilesOf = (players: number, edition?: string) =>
  tilesFor(filled(readEdition(edition) as Tree, shipped) as unknown as Printed, players)

/** The face of a tile, by its name in the notation: a drawing. */
export function faceDrawing(tiles: Tiles, name: string): string {
  if (!name.startsWith('E')) {
    const [glyph, on] = faceOf(tiles, Number(name))
    return glyphs[glyph](on)
  }
  const tile = endEffect(tiles, name)
  switch (tile.effect) {
    case 'token':
      return tokens[tile.token]
    case 'any_resource':
      return glyphs.cube()
    case 'any_prestige':
      return glyphs.laurel()
    case 'points':
      return glyphs.sun(tile.vp)
    case 'francs':
      return glyphs.coin(tile.francs)
  }
}

/** The face of a bonus tile: which drawing, and the number on it. */
export function faceOf(tiles: Tiles, number: number): [Glyph, string | number] {
  const tile = bonusEffect(tiles, number)
  switch (tile.effect) {
    case 'francs':
      return ['coin', tile.francs]
    case 'points':
      return ['sun', tile.vp]
    case 'francs_and_points':
      return ['coinsun', tile.vp]
    case 'token':
      return tile.token.endsWith('*')
        ? ['laurel', '']
        : [tile.token as 'wood' | 'marble' | 'gold', '']
    case 'any_resources':
      return ['cube', tile.tokens === 1 ? '' : tile.tokens]
    case 'any_prestige':
      return ['laurel', tile.tokens === 1 ? '' : tile.tokens]
    case 'join_own':
      return ['ownkey', '']
    case 'join_rivals':
      return ['rivalkey', '']
    case 'extra_key':
      return ['keyplus', tile.francs]
    case 'any_tile':
      return ['hand', '']
    case 'step_back':
      return ['back', '']
    case 'per_building':
      return ['block', tile.value]
    case 'per_landmark':
      return ['arch', tile.vp]
    case 'per_tile':
      return ['stack', '']
    case 'per_type':
      return ['types', '']
    case 'prestige_pairs':
      return ['laurelpair', '']
    case 'resource_pairs':
      return ['cubepair', '']
    case 'kept_francs':
      return ['coinsun', tile.vp]
  }
}
