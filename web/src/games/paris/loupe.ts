// Where the lens under the finger lies, and what of the board it shows.

/** Its glass, in pixels; lens.css has the same. */
export const glass = 176
/** Between the finger and the glass, so that the finger covers nothing. */
const above = 48

/** The place on the board, in units of the board, of a point in a room that shows it whole. */
export function unitsAt(
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  x: number,
  y: number,
): { x: number; y: number } {
  const unit = 1052 / Math.min(width, height)
  return { x: (x - left - width / 2) * unit, y: (y - top - height / 2) * unit }
}

/** Above the finger; beside it where the window ends. */
export function loupeAt(x: number, y: number, windowWidth: number): { x: number; y: number } {
  const top = y - above - glass
  const left = Math.max(4, Math.min(x - glass / 2, windowWidth - glass - 4))
  if (top >= 4) return { x: left, y: top }
  return { x: x > windowWidth / 2 ? x - above - glass : x + above, y: 4 }
}
