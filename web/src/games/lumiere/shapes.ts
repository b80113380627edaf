// The pieces of the box as the edition gives them, and how they look when turned: the notation's
// geometry, no rule.

import shipped from '../../../../editions/devir-2019.json'
import { type Card, type CardId, type Rulings, side, type Space, spaceOf } from './position'

export interface Box {
  buildings: Record<string, string[]>
  garden: string[]
  flip: boolean
  chimneys: number
  tokens: number
  first_game: string[]
  postcard_vp: Partial<Record<CardId, number | number[]>>
  rulings: Pick<Rulings, 'large_light'>
}

export const shippedBox = shipped as Box

/** A postcard as a box has it. */
export function cardOf(id: CardId, box: Box = shippedBox): Card {
  const vp = box.postcard_vp[id]
  return vp === undefined ? { id } : { id, vp: [vp].flat() }
}

/** The box of a table: the shipped one, or the corrected edition that the table carries. */
export function boxOf(edition?: string): Box {
  if (!edition) return shippedBox
  try {
    const own: Partial<Box> = JSON.parse(edition)
    return {
      ...shippedBox,
      ...own,
      postcard_vp: { ...shippedBox.postcard_vp, ...own.postcard_vp },
      rulings: { ...shippedBox.rulings, ...own.rulings },
    }
  } catch {
    return shippedBox
  }
}

export interface Shape {
  cells: Space[]
  width: number
  height: number
}

/** A shape after `word` (r0 … r3, with f flipped first), its bounding box at 0,0. */
export function turned(rows: string[], word: string): Shape {
  let marks = rows.map((row) => [...row])
  if (word.endsWith('f')) marks = marks.map((row) => row.toReversed())
  for (let turn = Number(word[1] ?? 0); turn > 0; turn--)
    marks = marks[0]!.map((_, x) => marks.map((row) => row[x]!).reverse())
  const cells = marks.flatMap((row, y) =>
    row.flatMap((mark, x) => (mark === '#' ? [[x, y] as const] : [])),
  )
  return { cells, width: marks[0]!.length, height: marks.length }
}

/** The turns that look different; equal ones have the first spelling. */
export function turnsOf(rows: string[], flip: boolean): string[] {
  const seen = new Map<string, string>()
  for (const word of ['r0', 'r1', 'r2', 'r3', ...(flip ? ['r0f', 'r1f', 'r2f', 'r3f'] : [])]) {
    const look = turned(rows, word).cells.join(';')
    if (!seen.has(look)) seen.set(look, word)
  }
  return [...seen.values()]
}

/** The spaces of a shape whose bounding box has its bottom-left corner on `anchor`. */
export function placed(shape: Shape, anchor: string): Space[] {
  const [x, y] = spaceOf(anchor)
  return shape.cells.map(([dx, dy]) => [x + dx, y - shape.height + 1 + dy])
}

/** The four spaces of an area, clockwise from the top left, as a face is read. */
export function areaSpaces(area: string): Space[] {
  const [x, y] = spaceOf(area)
  return [
    [x, y - 1],
    [x + 1, y - 1],
    [x + 1, y],
    [x, y],
  ]
}

/** A face after quarter turns clockwise. */
export const turnedFace = (face: string, turns: number) =>
  [0, 1, 2, 3].map((i) => face[(i - turns + 4) % 4]!).join('')

export const areaOf = ([x, y]: Space): Space => [x - (x % 2), y + ((side - 1 - y) % 2)]
