// What the posters of the games are made of: lithographs, 300 × 440 each: flat colour, one light,
// one whiplash frame.

export const fill = (d: string, colour: string, more = '') =>
  `<path d="${d}" fill="${colour}" ${more}/>`
export const line = (d: string, colour: string, width = 1.5) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
export const grid = (n: number, make: (i: number) => string) =>
  Array.from({ length: n }, (_, i) => make(i)).join('')

export interface Paint {
  wall: string
  zinc: string
  seam: string
  dormer: string
  pane: string
  lit: string
  rail: string
  brick: string
}

/**
 * A zinc mansard house seen from the street: x, ground y, width, storeys, which windows are lit.
 */
export function house(
  x: number,
  ground: number,
  width: number,
  storeys: number,
  c: Paint,
  lit: (i: number, row: number) => boolean = () => false,
) {
  const height = storeys * 26,
    top = ground - height,
    bays = Math.floor(width / 17),
    step = width / bays
  const slope = `M${x - 2} ${top}L${x + 7} ${top - 26}H${x + width - 7}L${x + width + 2} ${top}Z`
  const pots = [0.18, 0.74]
    .map(
      (t) =>
        `M${x + width * t} ${top - 26}v-13h13v13ZM${x + width * t + 1.5} ${top - 39}v-7h3.5v7ZM${x + width * t + 7.5} ${top - 39}v-5h3.5v5Z`,
    )
    .join('')
  const pane = (px: number, py: number, on: boolean) =>
    fill(`M${px - 3.5} ${py + 13}V${py + 3}q3.5-4.5 7 0v10Z`, on ? c.lit : c.pane)
  const dormers = grid(
    bays - 1,
    (i) =>
      fill(`M${x + step * (i + 1) - 6} ${top - 2}v-12q6-7 12 0v12Z`, c.dormer) +
      pane(x + step * (i + 1), top - 15, lit(i, -1)),
  )
  const windows = grid(storeys, (row) =>
    grid(bays, (i) => pane(x + step * (i + 0.5), top + row * 26 + 6, lit(i, row))),
  )
  const rails = grid(storeys, (row) =>
    line(`M${x} ${top + row * 26 + 21}H${x + width}`, c.rail, 1.2),
  )
  return (
    fill(pots, c.brick) +
    fill(slope, c.zinc) +
    line(
      grid(bays, (i) => `M${x + step * (i + 0.5)} ${top - 1}v-24`),
      c.seam,
      0.8,
    ) +
    dormers +
    fill(`M${x} ${top}H${x + width}V${ground}H${x}Z`, c.wall) +
    windows +
    rails +
    line(`M${x - 3} ${top}H${x + width + 3}`, c.rail, 2)
  )
}

const iron = (colour: string) => {
  const side = `M10 438V96C10 46 24 20 60 14S120 10 150 10`
  const curl =
    'M10 150C14 96 28 66 58 62c22-3 26 22 9 25-11 2-15-11-6-14M96 11C64 18 46 34 42 62c-2 18 10 30 24 25'
  return `<g id="frame">${line(side, colour, 3)}${line(curl, colour, 1.8)}${fill('M10 96c12-2 18 4 19 14-11 1-18-4-19-14ZM60 14c10-2 17 2 19 10-9 2-16-1-19-10Z', colour)}</g>`
}
export const framed = (colour: string) =>
  `<g>${iron(colour)}</g><g transform="translate(300 0) scale(-1 1)">${iron(colour)}</g>`.replaceAll(
    'id="frame"',
    '',
  )

export const words = (paper: string, ink: string, top: string, bottom = '') =>
  `<path d="M10 362H290V440H10Z" fill="${paper}"/><g text-anchor="middle" fill="${ink}"><text x="${bottom ? 150 : 153}" y="${bottom ? 394 : 418}" class="poster-title${bottom ? '' : ' large'}">${top}</text>${bottom ? `<text x="150" y="423" class="poster-title">${bottom}</text>` : ''}</g>`
