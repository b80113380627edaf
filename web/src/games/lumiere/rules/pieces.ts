// What a postcard puts on the map, drawn on a paving of its owner.

import * as draw from '../drawing'
import type { PieceName } from '../position'

/** On 100 × 100. */
export function drawnPiece(piece: PieceName): string {
  const light = draw.isLamp(piece)
  const here = {
    space: 'a8',
    owner: 'orange' as const,
    ...(piece === 'statue' && { facing: 'north' as const }),
  }
  const ground = `<use href="#ground-${light ? 'L' : 'o'}" width="100" height="100"/>`
  return (
    ground +
    (light
      ? draw.drawLamp({
          space: [0, 0],
          added: 'orange',
          ...(piece === 'large_streetlight' && { large: here }),
        })
      : draw.drawPiece(piece, here))
  )
}
