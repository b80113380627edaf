// Outlines of polyominoes, in map units: one space is 100.

import type { Space } from './position'

export type Point = readonly [number, number]

export const cell = 100
export const at = (n: number) => n * cell
export const middle = ([x, y]: Space): Point => [at(x) + 50, at(y) + 50]

/**
 * The outlines of a set of spaces, clockwise, one point at each corner; a set in several parts has
 * several.
 */
export function outlines(cells: readonly Space[]): Point[][] {
  const own = new Set(cells.map(String))
  const has = (x: number, y: number) => own.has(`${x},${y}`)
  const edges = new Map<string, Point[]>()
  const edge = (fx: number, fy: number, to: Point) => {
    const key = `${fx},${fy}`
    edges.set(key, [...(edges.get(key) ?? []), to])
  }
  for (const [x, y] of cells) {
    if (!has(x, y - 1)) edge(x, y, [x + 1, y])
    if (!has(x + 1, y)) edge(x + 1, y, [x + 1, y + 1])
    if (!has(x, y + 1)) edge(x + 1, y + 1, [x, y + 1])
    if (!has(x - 1, y)) edge(x, y + 1, [x, y])
  }
  const all: Point[][] = []
  while (edges.size > 0) {
    const points: Point[] = []
    const [first] = edges.keys()
    let here: Point = first!.split(',').map(Number) as unknown as Point
    for (;;) {
      const next = edges.get(String(here))
      if (!next) break
      points.push(here)
      const to = next.shift()!
      if (next.length === 0) edges.delete(String(here))
      here = to
    }
    const straight = (a: Point, b: Point, c: Point) =>
      (a[0] === b[0] && b[0] === c[0]) || (a[1] === b[1] && b[1] === c[1])
    all.push(
      points
        .filter((p, i) => !straight(points.at(i - 1)!, p, points[(i + 1) % points.length]!))
        .map(([x, y]): Point => [at(x), at(y)]),
    )
  }
  return all
}

export const inward = ([ax, ay]: Point, [bx, by]: Point): Point => [
  -Math.sign(by - ay) || 0,
  Math.sign(bx - ax) || 0,
]

/** The same outline drawn `depth` further in. */
export const inset = (points: readonly Point[], depth: number): Point[] =>
  points.map((p, i) => {
    const a = inward(points.at(i - 1)!, p)
    const b = inward(p, points[(i + 1) % points.length]!)
    return [p[0] + (a[0] + b[0]) * depth, p[1] + (a[1] + b[1]) * depth]
  })

export function rounded(points: readonly Point[], radius: number): string {
  const toward = (a: Point, b: Point): Point => {
    const d = Math.hypot(b[0] - a[0], b[1] - a[1])
    return [a[0] + ((b[0] - a[0]) / d) * radius, a[1] + ((b[1] - a[1]) / d) * radius]
  }
  return (
    points
      .map((p, i) => {
        const [inX, inY] = toward(p, points.at(i - 1)!)
        const [outX, outY] = toward(p, points[(i + 1) % points.length]!)
        return `${i ? 'L' : 'M'}${inX} ${inY}Q${p} ${outX} ${outY}`
      })
      .join('') + 'Z'
  )
}

/** A whole set of spaces as one path, drawn `depth` further in. */
export const path = (cells: readonly Space[], depth: number, radius: number) =>
  outlines(cells)
    .map((points) => rounded(inset(points, depth), radius))
    .join('')
