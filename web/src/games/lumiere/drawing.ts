// The night map as SVG, in layers: cobbles, roofs, the veil of night, the light that lifts it, then
// everything that must be read. Every function draws from what the position says and nothing else.

import { at, inset, inward, middle, outlines, path, rounded } from './outline'
import {
  type Building,
  type Facing,
  nameOf,
  type Piece,
  type PieceName,
  type Position,
  type Seat,
  side,
  type Space,
  spaceOf,
  steps,
} from './position'

export const signOf = { orange: 'sun', blue: 'moon' } as const

/* ---------- the ground ---------- */

interface Stone {
  joint: string
  stone: string
  worn: string
  sign: string
}
const stones: Record<string, Stone> = {
  o: { joint: '#4c2513', stone: '#b05f32', worn: '#c9743f', sign: '#ffc298' },
  b: { joint: '#16305a', stone: '#3f72b3', worn: '#5a90d2', sign: '#d3e6fa' },
  m: { joint: '#37244c', stone: '#80609b', worn: '#9b7ab6', sign: '#ecdff5' },
  L: { joint: '#1b2431', stone: '#4a5563', worn: '#586473', sign: '' },
}

/** Stones laid in rings around the middle: the Orange paving, a sun at its heart. */
const rings = (c: Stone) =>
  [27, 41, 55, 69]
    .map((r, i) => {
      const n = 10 + i * 6,
        length = (2 * Math.PI * r) / n
      const ring = (colour: string, dash: string, turn: number) =>
        `<circle cx="50" cy="50" r="${r}" fill="none" stroke="${colour}" stroke-width="11.5" stroke-dasharray="${dash}" transform="rotate(${turn} 50 50)"/>`
      return (
        ring(c.stone, `${length - 2.4} 2.4`, i * 13) +
        ring(c.worn, `${length - 2.4} ${length * 2 + 2.4}`, i * 13 + (360 / n) * i)
      )
    })
    .join('')

/** Stones laid in scales, like water: the Blue paving, a crescent at its heart. */
const scales = (c: Stone) =>
  Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 6 }, (_, i) => {
      const x = i * 25 - (row % 2) * 12.5,
        y = row * 12.5 - 6
      return `<path d="M${x - 12.5} ${y}a12.5 12.5 0 0 0 25 0Z" fill="${(i * 5 + row * 3) % 4 ? c.stone : c.worn}" stroke="${c.joint}" stroke-width="2.4"/>`
    }).join(''),
  )
    .reverse()
    .join('')

/** Stones laid in lozenges: the mixed paving, half sun and half moon. */
const lozenges = (c: Stone) =>
  Array.from({ length: 49 }, (_, i) => {
    const u = i % 7,
      v = Math.floor(i / 7),
      x = (u - v) * 16.6 + 50,
      y = (u + v) * 16.6 - 50
    return `<path d="M${x} ${y - 15}l15 15-15 15-15-15Z" fill="${(u * 3 + v * 2) % 5 ? c.stone : c.worn}"/>`
  }).join('')

/** Plain square setts under a streetlight. */
const setts = (c: Stone) =>
  Array.from(
    { length: 25 },
    (_, i) =>
      `<rect x="${(i % 5) * 20 + 1.5}" y="${Math.floor(i / 5) * 20 + 1.5}" width="17" height="17" rx="3" fill="${i % 4 ? c.stone : c.worn}"/>`,
  ).join('')

const medallion = (c: Stone, glyph: string) =>
  `<circle cx="50" cy="50" r="20.5" fill="${c.joint}"/><use href="#${glyph}" x="33" y="33" width="34" height="34" color="${c.sign}"/>`

const paving: Record<string, (c: Stone) => string> = {
  o: (c) => rings(c) + medallion(c, 'sun'),
  b: (c) => scales(c) + medallion(c, 'moon'),
  m: (c) => lozenges(c) + medallion(c, 'both'),
  L: setts,
}

/** The symbols and lights that all drawings of the map use. */
export const defs = `
  ${Object.entries(stones)
    .map(
      ([kind, c]) =>
        `<symbol id="ground-${kind}" viewBox="0 0 100 100"><rect width="100" height="100" fill="${c.joint}"/>${paving[kind]!(c)}</symbol>`,
    )
    .join('')}
  <linearGradient id="zinc" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#a9bac2"/><stop offset="1" stop-color="#8b9da6"/></linearGradient>
  ${[
    ['', 150],
    ['-large', 262],
  ]
    .map(
      ([name, r]) => `
  <radialGradient id="lift${name}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${r}"><stop offset="0" stop-color="#000"/><stop offset=".62" stop-color="#000" stop-opacity=".8"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>
  <radialGradient id="warm${name}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${r}"><stop offset="0" stop-color="#ffe0b0"/><stop offset=".6" stop-color="#ffd9a0" stop-opacity=".9"/><stop offset="1" stop-color="#ffd9a0" stop-opacity="0"/></radialGradient>
  <radialGradient id="glow${name}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${r}"><stop offset="0" stop-color="#ffd27a" stop-opacity=".78"/><stop offset=".32" stop-color="#f2a93b" stop-opacity=".4"/><stop offset=".75" stop-color="#f2a93b" stop-opacity=".16"/><stop offset="1" stop-color="#f2a93b" stop-opacity="0"/></radialGradient>`,
    )
    .join('')}
  <radialGradient id="halo"><stop offset="0" stop-color="#fff3d0" stop-opacity=".95"/><stop offset=".45" stop-color="#ffd27a" stop-opacity=".5"/><stop offset="1" stop-color="#f2a93b" stop-opacity="0"/></radialGradient>
  <pattern id="refused" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="5" height="14" fill="#ff9a90" fill-opacity=".75"/></pattern>
  <filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="13"/></filter>`

/** What lies on a space, by its letter; a streetlight that was built over still has its setts. */
export const groundAt = (position: Position, [x, y]: Space) => position.ground[y]?.[x] ?? '.'

const everySpace: readonly Space[] = Array.from(
  { length: side * side },
  (_, i) => [i % side, Math.floor(i / side)] as const,
)

const cobbles = (kind: string, x: number, y: number) =>
  `<use href="#ground-${kind === '-' ? 'L' : kind}" x="${x}" y="${y}" width="100" height="100"/>`

export function drawGround(position: Position): string {
  const spaces = everySpace.map((space) => {
    const kind = groundAt(position, space)
    return kind === '.' ? '' : cobbles(kind, at(space[0]), at(space[1]))
  })
  const tiles = Array.from({ length: 16 }, (_, i) => {
    const x = (i % 4) * 2,
      y = (i >> 2) * 2
    return `<rect x="${at(x) + 2}" y="${at(y) + 2}" width="196" height="196" rx="9" class="${groundAt(position, [x, y]) === '.' ? 'tile-gap' : 'tile-edge'}"/>`
  })
  return spaces.join('') + tiles.join('')
}

/* ---------- roofs ---------- */

/** Shades by the direction that a slope looks in from: north lightest, south darkest. */
const slopes: Record<string, string> = {
  '0,1': '#c3d0d6',
  '-1,0': '#7b8d97',
  '0,-1': '#5a6b75',
  '1,0': '#a3b3bb',
}

/**
 * A zinc mansard over one whole polyomino: eaves, four shades of slope, a flat with standing seams.
 */
export function drawRoof(cells: readonly Space[], id: string): string {
  const whole = outlines(cells)
  const ring = (depth: number, radius: number) =>
    whole.map((points) => rounded(inset(points, depth), radius)).join('')
  const faces = whole.flatMap((points) => {
    const eaves = inset(points, 6),
      ridge = inset(points, 27)
    return eaves.map((p, i) => {
      const j = (i + 1) % eaves.length
      return `<path d="M${p}L${eaves[j]}L${ridge[j]}L${ridge[i]}Z" fill="${slopes[inward(p, eaves[j]!).join()]}"/>`
    })
  })
  const seams = cells
    .flatMap(([x, y]) => [17, 50, 83].map((dx) => `M${at(x) + dx} ${at(y)}v100`))
    .join('')
  return `<g class="roof"><clipPath id="eaves-${id}"><path d="${ring(6, 5)}"/></clipPath><clipPath id="flat-${id}"><path d="${ring(31, 2)}"/></clipPath>
    <path d="${ring(6, 5)}" class="roof-shadow"/><g clip-path="url(#eaves-${id})">${faces.join('')}</g>
    <path d="${ring(27, 3)}" class="ridge-line"/><path d="${ring(31, 2)}" fill="url(#zinc)"/>
    <path d="${seams}" clip-path="url(#flat-${id})" class="seams"/><path d="${ring(6, 5)}" class="eaves"/></g>`
}

const cellsOf = (building: Building) => building.spaces.map(spaceOf)

/** The garden is a building whose roof is glass. */
export const drawGlass = (position: Position) =>
  position.buildings
    .filter((b) => b.id === 'garden')
    .map((b) => `<path d="${path(cellsOf(b), 27, 4)}" class="glasshouse"/>`)
    .join('')

/** Dormers, one in the slope of each outer edge of each space. */
export function drawWindows(cells: readonly Space[], lit: boolean): string {
  const own = new Set(cells.map(String))
  return cells
    .flatMap(([x, y]) =>
      steps.map(([dx, dy], way) => {
        if (own.has(`${x + dx},${y + dy}`)) return ''
        const turn = [90, -90, 180, 0][way]
        return `<g transform="translate(${middle([x, y])}) rotate(${turn}) translate(0 -33)" class="window${lit ? ' lit' : ''}"><path d="M-14-9H14L11 8H-11Z" class="dormer"/><path d="M-10-6H-1.5V5H-8.5ZM10-6H1.5V5H8.5Z" class="pane"/></g>`
      }),
    )
    .join('')
}

function drawChimney(space: Space, seat: Seat): string {
  const base =
    seat === 'orange'
      ? '<circle r="21"/>'
      : '<rect x="-19" y="-19" width="38" height="38" rx="5" transform="rotate(45) scale(.9)"/>'
  return `<g transform="translate(${middle(space)})" class="chimney ${seat}"><rect x="-31" y="-15" width="62" height="30" rx="3" class="bricks"/><path d="M-31-5H31M-31 5H31M-26-15v10M26 5v10M-29-5v10M29-5v10" class="mortar"/><g class="pot">${base}</g><use href="#${signOf[seat]}" x="-13" y="-13" width="26" height="26"/></g>`
}

const drawTally = (space: Space, size: number, lamps: number) =>
  `<g transform="translate(${middle(space)})" class="tally${lamps ? '' : ' dark'}"><rect x="-25" y="-15" width="50" height="30" rx="15"/><text y="7">${size}×${lamps}</text></g>`

/** Whose it is, and size × streetlights. The annex keeps its own sign. */
export function drawMarks(position: Position): string {
  const annex = position.pieces.annex?.space
  return position.buildings
    .map((b) => {
      const cells = b.spaces.filter((name) => name !== annex).map(spaceOf)
      return drawChimney(cells[0]!, b.owner) + drawTally(cells.at(-1)!, b.spaces.length, b.lit)
    })
    .join('')
}

/* ---------- light ---------- */

/**
 * A pool is a quatrefoil, because a lamp lights the four spaces at its sides and none at its
 * corners.
 */
const pool =
  'M-50-50C-66-112-44-152 0-152S66-112 50-50C112-66 152-44 152 0S112 66 50 50C66 112 44 152 0 152S-66 112-50 50C-112 66-152 44-152 0S-112-66-50-50Z'

export interface Lamp {
  space: Space
  added?: Seat
  large?: Piece
}

export function lampsOf(position: Position): Lamp[] {
  const { streetlight, large_streetlight: large } = position.pieces
  return everySpace
    .filter((space) => groundAt(position, space) === 'L')
    .map((space) => {
      const name = nameOf(space)
      return {
        space,
        ...(streetlight?.space === name && { added: streetlight.owner }),
        ...(large?.space === name && { added: large.owner, large }),
      }
    })
}

/** The spaces that the large streetlight lights, seen from its own. */
const largePool = ({ space, large }: Lamp) =>
  [space, ...large!.lit!.map(spaceOf)]
    .map(([x, y]) => `M${at(x - space[0]) - 50} ${at(y - space[1]) - 50}h100v100h-100Z`)
    .join('')

export const drawPools = (lamps: readonly Lamp[], fill: 'lift' | 'warm' | 'glow') =>
  lamps
    .map(
      (lamp) =>
        `<path d="${lamp.large ? largePool(lamp) : pool}" transform="translate(${middle(lamp.space)})" fill="url(#${fill}${lamp.large ? '-large' : ''})"/>`,
    )
    .join('')

/** Where a building keeps the light of the large streetlight away. */
export const drawShades = (lamps: readonly Lamp[]) =>
  lamps
    .flatMap(({ large }) => large?.dark ?? [])
    .map((name) => {
      const [x, y] = spaceOf(name)
      return `<g transform="translate(${at(x)} ${at(y)})" class="shade"><rect width="100" height="100"/><path d="M0 28 28 0M0 62 62 0M0 96 96 0M34 100 100 34M68 100 100 68"/></g>`
    })
    .join('')

const badge = (seat: Seat) =>
  `<g class="added ${seat}"><circle cx="31" cy="31" r="13"/><use href="#${signOf[seat]}" x="22" y="22" width="18" height="18"/></g>`

export function drawLamp({ space, added, large }: Lamp): string {
  return `<g transform="translate(${middle(space)})" class="lamp"><circle r="${large ? 70 : 56}" fill="url(#halo)"/>${large ? '<circle r="44" class="large-ring"/>' : ''}
    <path d="M0 14V40M-11 41H11M-15 27C-7 28-3 24 0 16 3 24 7 28 15 27" class="iron"/><path d="M-15-17H15L9 14H-9Z" class="glass"/><path d="M0 11C-7 6-5-2 0-11 5-2 7 6 0 11Z" class="flame"/>
    <path d="M-18-17C-11-24-6-24 0-34 6-24 11-24 18-17ZM-5.5-17-3.5 14M5.5-17 3.5 14M-15-17H15L9 14H-9Z" class="iron"/>${added ? badge(added) : ''}</g>`
}

/* ---------- pieces ---------- */

const quarter: Record<Facing, number> = { north: 0, east: 90, south: 180, west: 270 }

type LampName = 'streetlight' | 'large_streetlight'
export const isLamp = (name: PieceName): name is LampName =>
  name === 'streetlight' || name === 'large_streetlight'

const figures: Record<Exclude<PieceName, LampName>, (piece: Piece) => string> = {
  painter: ({ owner }) =>
    `<circle r="36"/><path d="M-17 27-4-20M4-20 17 27M0-20V-28M-21 12H21" class="line"/><path d="M-19-17H19V10H-19Z" class="canvas"/><path d="M-19 4C-10-6-4 2 2-3S14-4 19-8V10H-19Z" class="paint"/><use href="#${signOf[owner]}" x="3" y="-15" width="11" height="11"/>`,
  dancer: () =>
    '<circle r="36"/><path d="M-6-6 22 8C16 22 4 27-8 26-18 25-24 20-26 12Z" class="paint"/><path d="M-6-6 22 8C16 22 4 27-8 26-18 25-24 20-26 12ZM-6-6-12 26M-2-4 2 26M2-2 14 19" class="line thin"/><path d="M-5-7C-2-14 2-16 6-16M4-14 22-24M-4-9-20-16" class="line"/><circle cx="6" cy="-22" r="6" class="canvas bare"/>',
  statue: ({ facing }) =>
    `<circle r="36"/><path d="M0-47 11-33H-11Z" class="facing" transform="rotate(${quarter[facing ?? 'north']})"/><path d="M-18 25V15H18V25Z" class="canvas"/><path d="M-13 15C-14 5-8-1-2-2L10 2 12 15Z" class="canvas"/><circle cx="7" cy="-11" r="7.500" class="canvas bare"/><path d="M-13 15C-14 5-8-1-2-2M10 4 13-3 9-6M-18 25H18" class="line thin"/>`,
  fountain: () =>
    '<circle r="36"/><path d="M-24 16H24C22 24 16 26 10 26H-10C-16 26-22 24-24 16Z" class="paint"/><path d="M-24 16H24C22 24 16 26 10 26H-10C-16 26-22 24-24 16ZM0 16V-12M-12 2H12M0-12C-10-20-20-10-20 8M0-12C10-20 20-10 20 8M0-12C-5-17-11-12-11-3M0-12C5-17 11-12 11-3" class="line thin"/>',
  annex: () =>
    '<rect x="-30" y="-22" width="60" height="44" rx="6" class="stall"/><path d="M-22 10V-10M-16 10V-13M-9 10V-9M-2 10 3-12M8 10V-11M14 10V-13M21 10V-9" class="line books"/><path d="M-26 12H26" class="line thin"/>',
}

/** A piece on its paving; the lamps are drawn with the light (drawLamp). */
export const drawPiece = (name: PieceName, piece: Piece) =>
  isLamp(name)
    ? ''
    : `<g transform="translate(${middle(spaceOf(piece.space))})" class="piece ${name} ${piece.owner}">${figures[name](piece)}${piece.points === undefined ? '' : `<g class="tally points" transform="translate(24 30)"><rect x="-20" y="-14" width="40" height="28" rx="14"/><text y="7">+${piece.points}</text></g>`}</g>`

export const drawPieces = (position: Position) =>
  Object.entries(position.pieces)
    .map(([name, piece]) => drawPiece(name as PieceName, piece))
    .join('')

/* ---------- what is held ---------- */

/**
 * Corner ticks on every space that some legal placement covers, a peg on the first space of each.
 */
export function drawHints(targets: readonly { cells: Space[] }[], ring = false): string {
  const spaces = new Map(
    targets.flatMap(({ cells }) => cells).map((space) => [String(space), space]),
  )
  const pegs = new Map(targets.map(({ cells }) => [String(cells[0]), cells[0]!]))
  return (
    [...spaces.values()]
      .map(([x, y]) => `<rect x="${at(x) + 11}" y="${at(y) + 11}" width="78" height="78"/>`)
      .join('') +
    [...pegs.values()]
      .map(
        (space) =>
          `<path d="${ring ? 'M0-9 9 0 0 9-9 0Z' : 'M0-15 15 0 0 15-15 0Z'}" transform="translate(${middle(space)})" class="peg"/>`,
      )
      .join('')
  )
}

/** Ticks on the areas where a tile may go. */
export const drawAreaHints = (targets: readonly { cells: Space[] }[]) =>
  [...new Map(targets.map(({ cells }) => [String(cells[0]), cells[0]!])).values()]
    .map(
      ([x, y]) =>
        `<rect x="${at(x) + 14}" y="${at(y) + 14}" width="172" height="172" class="area"/>`,
    )
    .join('')

/** The four spaces of a tile, from its top left corner. */
export const drawFaces = (face: string) =>
  (
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const
  )
    .map(
      ([x, y], i) =>
        cobbles(face[i]!, at(x), at(y)) + (face[i] === 'L' ? drawLamp({ space: [x, y] }) : ''),
    )
    .join('')

const besides = ([ax, ay]: Space, [bx, by]: Space) => Math.abs(ax - bx) + Math.abs(ay - by)

/** A dotted ray from each streetlight to the space of the building that is nearest to it. */
export const drawBeams = (cells: readonly Space[], lamps: readonly Space[]) =>
  lamps
    .map((lamp) => {
      const nearest = cells.toSorted((a, b) => besides(a, lamp) - besides(b, lamp))[0]!
      const [x, y] = middle(nearest)
      return `<path d="M${middle(lamp)}L${x} ${y}" class="beam"/><circle cx="${x}" cy="${y}" r="6" class="beam-end"/>`
    })
    .join('')

/**
 * Where a note hides least: a space beside what is held that is neither lamp nor roof, to the right
 * if there is one.
 */
export function quietSpace(position: Position, cells: readonly Space[]): Space {
  const roofs = new Set(position.buildings.flatMap((b) => b.spaces))
  const own = new Set(cells.map(String))
  const beside = cells
    .flatMap(([x, y]) => steps.map(([dx, dy]): Space => [x + dx, y + dy]))
    .filter(
      (space) =>
        groundAt(position, space) !== '.' ||
        (space[0] >= 0 && space[0] < side && space[1] >= 0 && space[1] < side),
    )
    .filter((space) => !own.has(String(space)))
  const quiet = beside.filter(
    (space) => groundAt(position, space) !== 'L' && !roofs.has(nameOf(space)),
  )
  return (quiet.length > 0 ? quiet : beside).toSorted((a, b) => b[0] - a[0])[0] ?? cells[0]!
}
