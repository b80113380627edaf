// What the map is made of: layers in the order in which they are painted, each with the role of its
// colour. Shapes are collected and painted together, thousands in a few strokes.

import type { Point, Polygon } from './shapes'

/** The colours of the map, as the style sheet names them (`--city-…`). */
export const colours = [
  'land',
  'street',
  'lawn',
  'path',
  'quay',
  'water',
  'foam',
  'court',
  'zinc',
  'slate',
  'tile',
  'dark',
  'bright',
  'tree',
  'lamp',
  'window',
  'dawn',
  'dusk',
] as const
export type Colour = (typeof colours)[number]

/** From the ground up. Shades lie over what is shaded; lamps shine over everything. */
export const layers = {
  land: ['land', 1],
  street: ['street', 1],
  lawn: ['lawn', 1],
  path: ['path', 1],
  rail: ['dark', 0.34],
  bed: ['quay', 1],
  water: ['water', 1],
  ripple: ['foam', 0.5],
  deckShade: ['dark', 0.24],
  boat: ['slate', 1],
  wagon: ['tile', 1],
  parapet: ['quay', 1],
  deck: ['street', 1],
  shadow: ['dark', 0.2],
  court: ['court', 1],
  zinc: ['zinc', 1],
  slate: ['slate', 1],
  tile: ['tile', 1],
  shade3: ['dark', 0.3],
  shade2: ['dark', 0.2],
  shade1: ['dark', 0.1],
  light1: ['bright', 0.16],
  light2: ['bright', 0.34],
  wall: ['dark', 0.26],
  window: ['window', 1],
  leafShade: ['dark', 0.2],
  leaf: ['tree', 1],
  leafLight: ['bright', 0.22],
  glow: ['lamp', 0.38],
  lamp: ['lamp', 1],
} as const satisfies Record<string, readonly [Colour, number]>
export type Layer = keyof typeof layers

export type Disc = readonly [x: number, y: number, r: number]
export interface Shapes {
  polygons: Polygon[]
  discs: Disc[]
}

/** A map that is being drawn. */
export class Plan {
  readonly shapes = new Map<Layer, Shapes>(
    (Object.keys(layers) as Layer[]).map((layer) => [layer, { polygons: [], discs: [] }]),
  )
  polygon(layer: Layer, polygon: Polygon) {
    this.shapes.get(layer)!.polygons.push(polygon)
  }
  disc(layer: Layer, [x, y]: Point, r: number) {
    this.shapes.get(layer)!.discs.push([x, y, r])
  }
}
