// Polygons of the map, as points around the Arc.

import { polar } from '../geometry'

export type Point = readonly [x: number, y: number]
export type Polygon = readonly Point[]

/** A cell of the street plan: radii and angles around the Arc. */
export interface Cell {
  r0: number
  r1: number
  a0: number
  a1: number
}

/** The angle of a length along a circle. */
export const degrees = (length: number, r: number) => (length / r) * (180 / Math.PI)

/**
 * The ground of a block in a cell, streets kept free on its sides, corners cut as at every crossing
 * of the boulevards; its long sides have a point about every `house`.
 */
export function blockOf({ r0, r1, a0, a1 }: Cell, street: number, house: number): Polygon {
  const cut = Math.min(5, (r1 - r0) / 4)
  const arc = (r: number, end: number, back: boolean): Point[] => {
    const side = degrees(street / 2 + cut, r)
    const [from, to] = [a0 + side, a1 - side]
    const many = Math.max(1, Math.round(((to - from) * Math.PI * r) / 180 / house))
    const points = Array.from({ length: many + 1 }, (_, i) =>
      polar(r, from + ((to - from) * i) / many),
    )
    const first = polar(r + end, a0 + degrees(street / 2, r + end))
    const last = polar(r + end, a1 - degrees(street / 2, r + end))
    const all = [first, ...points, last]
    return back ? all.reverse() : all
  }
  return [...arc(r1, -cut, false), ...arc(r0, cut, true)]
}

/** The polygon with every side moved inwards; it must turn clockwise on the screen. */
export function inset(polygon: Polygon, by: number): Polygon {
  const n = polygon.length
  return polygon.map(([x, y], i) => {
    const [px, py] = polygon[(i + n - 1) % n]!
    const [nx, ny] = polygon[(i + 1) % n]!
    const [ax, ay] = unit(x - px, y - py)
    const [bx, by2] = unit(nx - x, ny - y)
    const [mx, my] = [-(ay + by2), ax + bx]
    const along = Math.max(0.5, (mx * -ay + my * ax) / Math.hypot(mx, my) || 1)
    const [ux, uy] = unit(mx, my)
    return [x + (ux * by) / along, y + (uy * by) / along]
  })
}

export function unit(x: number, y: number): Point {
  const long = Math.hypot(x, y) || 1
  return [x / long, y / long]
}

export const shifted = (polygon: Polygon, dx: number, dy: number): Polygon =>
  polygon.map(([x, y]) => [x + dx, y + dy])

/** A band along a line of points, as wide as `width` says at each. */
export function band(line: readonly Point[], width: (i: number) => number): Polygon {
  const sides = line.map(([x, y], i) => {
    const [px, py] = line[Math.max(0, i - 1)]!
    const [nx, ny] = line[Math.min(line.length - 1, i + 1)]!
    const [ux, uy] = unit(nx - px, ny - py)
    const half = width(i) / 2
    return [
      [x + uy * half, y - ux * half],
      [x - uy * half, y + ux * half],
    ] as const
  })
  return [...sides.map(([left]) => left), ...sides.map(([, right]) => right).reverse()]
}
