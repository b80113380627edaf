// Paints the map of the city once, into a picture that the board then shows.

import { type Colour, type Disc, layers, type Plan } from './layers'

/** What a picture is painted with; both kinds of canvas have it. */
type Brush = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** The same colour, thinner. */
function thin(colour: string, share: number): string {
  const [r, g, b, alpha = 1] = colour.match(/[\d.]+/g)!.map(Number)
  return `rgba(${r}, ${g}, ${b}, ${alpha * share})`
}

/** Light around a lamp, which grows with the lamps nearby. */
function glow(brush: Brush, [x, y, r]: Disc, colour: string, alpha: number) {
  const light = brush.createRadialGradient(x, y, 0, x, y, r)
  light.addColorStop(0, colour)
  light.addColorStop(0.25, thin(colour, 0.45))
  light.addColorStop(1, thin(colour, 0))
  brush.globalAlpha = alpha
  brush.fillStyle = light
  brush.fillRect(x - r, y - r, 2 * r, 2 * r)
}

/** The sun is low in the west: warm on that side, cool on the other. */
function wash(brush: Brush, colours: Record<Colour, string>, reach: number) {
  const light = brush.createLinearGradient(-reach, -reach * 0.75, reach, reach * 0.75)
  light.addColorStop(0, colours.dawn)
  light.addColorStop(1, colours.dusk)
  brush.globalAlpha = 1
  brush.fillStyle = light
  brush.fillRect(-reach, -reach, 2 * reach, 2 * reach)
}

/** The map around the Arc, `reach` units to each side; towards its rim it fades into the table. */
export function paint(
  brush: Brush,
  plan: Plan,
  colours: Record<Colour, string>,
  reach: number,
  pixels: number,
) {
  brush.setTransform(pixels, 0, 0, pixels, reach * pixels, reach * pixels)
  for (const [layer, { polygons, discs }] of plan.shapes) {
    const [colour, alpha] = layers[layer]
    if (layer === 'glow') {
      wash(brush, colours, reach)
      for (const disc of discs) glow(brush, disc, colours[colour], alpha)
      continue
    }
    brush.fillStyle = colours[colour]
    brush.globalAlpha = alpha
    brush.beginPath()
    for (const polygon of polygons) {
      polygon.forEach(([x, y], i) => (i ? brush.lineTo(x, y) : brush.moveTo(x, y)))
      brush.closePath()
    }
    for (const [x, y, r] of discs) {
      brush.moveTo(x + r, y)
      brush.arc(x, y, r, 0, 7)
    }
    brush.fill()
  }
  brush.globalAlpha = 1
  brush.globalCompositeOperation = 'destination-in'
  const rim = brush.createRadialGradient(0, 0, 500, 0, 0, 740)
  rim.addColorStop(0, '#000')
  rim.addColorStop(0.3, '#000c')
  rim.addColorStop(1, '#0000')
  brush.fillStyle = rim
  brush.fillRect(-reach, -reach, 2 * reach, 2 * reach)
}
