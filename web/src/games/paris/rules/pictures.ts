// The positions that the book shows: the whole board of a real game, as the engine wrote it, and a
// district made to be read.

import {
  type DistrictId,
  type Position,
  type Seat,
  type Spot,
  type Type,
  values,
} from '../position'
import { shippedBox, tilesOf, typeAt } from '../box'
import real from './position.json'

/** A whole board, or one district of it. */
export interface Picture {
  position: Position
  lens: DistrictId | null
}

/** It was written before positions said what the tiles do. */
const board = { ...real, ...tilesOf(3) } as unknown as Position
const tokens = ['bronze*', 'silver*', 'gold*', 'wood', 'marble', 'gold'] as const

/**
 * Montmartre with these buildings, and keys by their places; a token lies wherever no key has come.
 */
function montmartre(
  built: readonly number[],
  keys: Record<string, Seat[]>,
  sums: number[],
  ranks: number[],
  vp?: number[],
): Picture {
  const places: Record<string, Spot> = { 'bank:mon': { keys: keys['bank:mon'] ?? [] } }
  values.forEach((value, i) => {
    const name = `mon${value}`
    places[name] = {
      ...(built.includes(value) && { building: typeAt(shippedBox, 'mon', value) as Type }),
      ...(keys[name] ? { keys: keys[name] } : { token: tokens[i]! }),
    }
  })
  for (const [name, seats] of Object.entries(keys))
    if (name.includes('@')) places[name] = { keys: seats }
  const district = {
    places,
    sums,
    ranks,
    ...(vp && { vp_tile: vp, pays: ranks.map((rank) => vp[rank - 1] ?? 0) }),
  }
  return { position: { ...board, districts: { ...board.districts, mon: district } }, lens: 'mon' }
}

const pictures: Record<string, Picture> = {
  board: { position: board, lens: null },
  district: montmartre([1, 3, 5], {}, [0, 0, 0], [0, 0, 0]),
  moved: montmartre([1, 2, 5, 8], { mon2: ['1'], 'bank:mon': ['2'] }, [2, 0, 0], [1, 0, 0]),
  majority: montmartre(
    [1, 2, 3, 4, 5, 8],
    { mon2: ['1'], 'mon@11': ['1'], mon5: ['2'], mon8: ['2'], mon3: ['3'] },
    [13, 13, 3],
    [1, 2, 3],
    [20, 10, 5],
  ),
}

export default pictures
