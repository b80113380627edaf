// Two lithographs, 300 × 440 each: flat colour, one light, one whiplash frame.

const fill = (d: string, colour: string, more = '') => `<path d="${d}" fill="${colour}" ${more}/>`
const line = (d: string, colour: string, width = 1.5) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const grid = (n: number, make: (i: number) => string) =>
  Array.from({ length: n }, (_, i) => make(i)).join('')

interface Paint {
  wall: string
  zinc: string
  seam: string
  dormer: string
  pane: string
  lit: string
  rail: string
  brick: string
}

/** A zinc mansard house seen from the street: x, ground y, width, storeys, which windows are lit. */
function house(
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
const framed = (colour: string) =>
  `<g>${iron(colour)}</g><g transform="translate(300 0) scale(-1 1)">${iron(colour)}</g>`.replaceAll(
    'id="frame"',
    '',
  )

function nightPoster() {
  const near: Paint = {
    wall: '#1b2c49',
    zinc: '#51667a',
    seam: '#3c5064',
    dormer: '#3a4d62',
    pane: '#0d1728',
    lit: '#ffd27a',
    rail: '#0d1728',
    brick: '#2b3a54',
  }
  const far: Paint = {
    ...near,
    wall: '#243a5d',
    zinc: '#5f7893',
    seam: '#4c647d',
    dormer: '#46607e',
    pane: '#1a2d4b',
    rail: '#1a2d4b',
    brick: '#3b506f',
  }
  const stars: [number, number][] = [
    [60, 120],
    [92, 84],
    [120, 140],
    [186, 96],
    [250, 150],
    [228, 118],
    [146, 70],
    [74, 170],
    [262, 200],
  ]
  const streetlamp = `<g transform="translate(150 236) scale(1.32)"><circle r="98" fill="url(#poster-glow)" class="screened"/><circle r="46" fill="url(#poster-core)"/>
    ${fill('M-17-24H17L10 14H-10Z', '#fff1cc')}${fill('M0 10C-8 4-6-6 0-16 6-6 8 4 0 10Z', '#f2a93b')}
    ${line('M-17-24H17L10 14H-10ZM-21-24C-13-33-6-33 0-46 6-33 13-33 21-24ZM-6-24-4 14M6-24 4 14', '#0a1220', 3)}
    ${line('M0 14V170M-34 44C-16 46-6 38 0 20 6 38 16 46 34 44C42 43 42 33 35 33M-34 44C-42 43-42 33-35 33', '#0a1220', 4)}${fill('M-9 170C-8 150-5 130-5 100H5C5 130 8 150 9 170ZM-16 170H16V180H-16Z', '#0a1220')}</g>`
  return `<defs><linearGradient id="dusk" x2="0" y2="1"><stop offset="0" stop-color="#0e1d38"/><stop offset=".7" stop-color="#2a4a76"/></linearGradient>
    <radialGradient id="poster-glow"><stop offset="0" stop-color="#ffc663" stop-opacity=".85"/><stop offset=".5" stop-color="#f2952b" stop-opacity=".34"/><stop offset="1" stop-color="#f2a93b" stop-opacity="0"/></radialGradient>
    <radialGradient id="poster-core"><stop offset="0" stop-color="#fff3d0"/><stop offset="1" stop-color="#ffd27a" stop-opacity="0"/></radialGradient></defs>
    <rect width="300" height="440" fill="url(#dusk)"/>${stars.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.5" fill="#dbe7f2"/>`).join('')}
    <use href="#moon" x="196" y="120" width="44" height="44" color="#dbe7f2"/>
    ${house(72, 330, 74, 4, far, (i, r) => (i * 3 + r) % 5 === 1)}${house(158, 330, 70, 3, far, (i, r) => (i + r * 2) % 5 === 2)}
    ${house(-20, 350, 104, 4, near, (i, r) => i > 2 && (i + r) % 2 === 0)}${house(216, 350, 110, 4, near, (i, r) => i < 3 && (i + r) % 2 === 1)}
    ${fill('M0 350C60 336 240 336 300 350V440H0Z', '#16263f')}${grid(6, (i) => line(`M${-20 + i * 6} ${356 + i * 14}q${85 - i} -${14 - i} ${170 - i * 6} 0t${170 - i * 6} 0`, '#2a4063', 1.4))}
    ${streetlamp}${framed('#7fa393')}`
}

function dayPoster() {
  const near: Paint = {
    wall: '#e9d9b5',
    zinc: '#7d94a0',
    seam: '#6a818d',
    dormer: '#93a5ae',
    pane: '#4f6a78',
    lit: '#4f6a78',
    rail: '#8a6f4a',
    brick: '#b5644a',
  }
  const far: Paint = {
    ...near,
    wall: '#efe3c6',
    zinc: '#a3b8bd',
    seam: '#93a9ae',
    dormer: '#b3c4c7',
    pane: '#8aa3aa',
    rail: '#b9a47c',
    brick: '#c98a70',
  }
  const tower =
    fill(
      'M150 112l5 0 3 70c3 46 16 88 40 128h-22c-10-18-38-18-48 0h-22c24-40 37-82 40-128l3-70Z',
      '#6e5a4a',
    ) +
    fill('M136 310c6-14 28-14 34 0Z', '#f0dcae') +
    line('M152.5 112V92M141 184h23M134 232h37M122 282h61', '#4d3f34', 2.4) +
    line(
      'M146 190l14 36M160 190l-14 36M138 238l30 38M168 238l-30 38M148 130l9 24M157 130l-9 24M147 156l11 24M158 156l-11 24',
      '#a58c72',
      1.2,
    )
  const balloon = `<g transform="translate(222 128)">${fill('M0-30C22-30 28-8 18 8 13 16 7 20 5 26H-5C-7 20-13 16-18 8-28-8-22-30 0-30Z', '#b5483a')}${fill('M0-30C9-30 11-8 8 8 6 16 3 20 2 26H-2C-3 20-6 16-8 8-11-8-9-30 0-30Z', '#f5ecd7')}${line('M-5 26-4 38M5 26 4 38', '#22304a', 1)}${fill('M-6 38H6V46H-6Z', '#8a5a34')}</g>`
  const tree = (x: number, y: number, r: number) =>
    fill(`M${x - 2} ${y}h4v${r + 16}h-4Z`, '#6e5a4a') +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#6f9069"/><circle cx="${x - r * 0.35}" cy="${y + r * 0.3}" r="${r * 0.6}" fill="#5d7e5b"/>`
  return `<defs><linearGradient id="morning" x2="0" y2="1"><stop offset="0" stop-color="#bfd6d8"/><stop offset=".6" stop-color="#f5ecd7"/></linearGradient></defs>
    <rect width="300" height="440" fill="url(#morning)"/>
    <g transform="translate(150 190)">${grid(24, (i) => (i % 2 ? '' : fill(`M0 0L-22-300H22Z`, '#f7e3b4', `opacity=".6" transform="rotate(${i * 15})"`)))}<circle r="84" fill="#f3cf86"/><circle r="84" fill="none" stroke="#e5b45c" stroke-width="2"/></g>
    ${tower}${balloon}
    ${house(34, 326, 66, 2, far)}${house(204, 326, 66, 2, far)}${house(-24, 344, 92, 3, near)}${house(232, 344, 92, 3, near)}
    ${tree(92, 318, 15)}${tree(212, 318, 15)}${tree(116, 322, 10)}${tree(189, 322, 10)}
    ${fill('M0 344C80 332 220 332 300 344V440H0Z', '#d9c394')}${fill('M128 336h46l60 104H66Z', '#efe0bd')}${line('M151 342v10M151 362v14M151 388v18', '#c2a873', 3)}
    ${framed('#3b5a50')}`
}

const words = (paper: string, ink: string, top: string, bottom = '') =>
  `<path d="M10 362H290V440H10Z" fill="${paper}"/><g text-anchor="middle" fill="${ink}"><text x="${bottom ? 150 : 153}" y="${bottom ? 394 : 418}" class="poster-title${bottom ? '' : ' large'}">${top}</text>${bottom ? `<text x="150" y="423" class="poster-title">${bottom}</text>` : ''}</g>`

export const posters = {
  lumiere: nightPoster() + words('#0d1728', '#f5ecd7', 'La Cité', 'de la Lumière'),
  paris: dayPoster() + words('#f5ecd7', '#22304a', 'Paris'),
}
