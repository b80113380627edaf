// Every drawing of the table of Paris, on a grid around 0,0. Line drawings take the colour of the
// text; solid parts take their colours from paris.css.

import type { Seat } from './position'

const line = (d: string, extra = '') => `<path class="ln" d="${d}"/>${extra}`

export const buildings = {
  // 26 × 26
  café: line(
    'M-9-3h15v5a7 7 0 0 1-7 7h-1a7 7 0 0 1-7-7zM6-1h2.500a3 3 0 0 1 0 6H5.600M-11 12h19M-4-6c-2-2 2-3 0-6M1-6c-2-2 2-3 0-6',
  ),
  bakery: line(
    'M-12 3.500c0-6 5-9.5 12-9.500s12 3.5 12 9.500c0 2-1.5 3.5-3.5 3.500h-17c-2 0-3.5-1.5-3.5-3.500zM-6.5-3.500l2.5 5M-.8-4.800l2 5.300M4.8-4l2 4.5',
  ),
  residence: line(
    'M-11-2l3-8.500h16l3 8.500zM-9.5-2v13h19v-13M-2.5 11V4.500h5V11M-6 1.500v3.500M6 1.500v3.500M-3-6.300h6',
  ),
  restaurant: line(
    'M-11 6a11 11 0 0 1 22 0zM-13 9.800h26M-6.5 2.500a7 7 0 0 1 4-4',
    `<circle class="ln" cx="0" cy="-7" r="2"/>`,
  ),
  hotel: line(
    'M-12 10v-17M-12 5h24v5M12 5V2.500a4 4 0 0 0-4-4H-3V5',
    `<circle class="ln" cx="-7.5" cy="0.5" r="2.6"/>`,
  ),
  theater: line(
    'M-10-9.500c6.5 2.8 13.5 2.8 20 0V-1c0 6-4.5 10.8-10 12-5.5-1.2-10-6-10-12zM-6-2.800c1.1-1.5 3-1.5 4.1 0M1.9-2.800c1.1-1.5 3-1.5 4.1 0',
    `<path class="solid" d="M-5 2.500c2.8 4.5 7.2 4.5 10 0z"/>`,
  ),
}

export const emblems = {
  // the district on the back of a building tile, 30 × 30
  mon: line(
    'M-4.5 13l1.7-12h5.600l1.7 12zM0-3l-9-8.5 3.2-1.600M0-3l9-8.5 1.2 3.400M0-3l-8.5 7.5-1.6-3M0-3l8.5 7.5-2.8 2M-7 13H7',
    `<circle class="solid" cx="0" cy="-3" r="1.9"/>`,
  ),
  vil: line(
    'M-13 3h26l-4 6.500h-18zM-6 3v-5h8v5M5 3v-13M5-10c4 2 6 5 6 9H5M-13 13c2.2-1.8 4.3-1.8 6.5 0s4.3 1.8 6.5 0 4.3-1.8 6.5 0 4.3 1.8 6.5 0',
  ),
  bel: line(
    'M0 14V-1M-5 14H5M-4.5-10h9l-2 9h-5zM-6-10h12l-3.5-4h-5zM-3.5 4c-4 0-5 3-3 5M3.5 4c4 0 5 3 3 5',
  ),
  ger: line(
    'M0-7c-3.5-2.6-8-3-13-2.500V9c5-.5 9.5 0 13 2.500C3.5 9 8 8.5 13 9V-9.500C8-10 3.5-9.6 0-7zM0-7v18.500M-9.5-4.500c2.3-.1 4.3.2 6 1M-9.5 0c2.3-.1 4.3.2 6 1M9.5-4.500c-2.3-.1-4.3.2-6 1M9.5 0c-2.3-.1-4.3.2-6 1',
  ),
  cha: line(
    'M-12 8h24l-2.5 5.500h-19zM-6.5 1h13L4.5 4h-9zM0 8V-8M0-8c-1.5-4-6-4-7 1M0-8c1.5-4 6-4 7 1M-4 1c-1-5-7-4-7 2M4 1c1-5 7-4 7 2',
  ),
  bat: line(
    'M-11 6V-3H4V6M4 6V-9h8V6M-7-3v-6h4v6M2-9h12M-13 6h26M6.5-5.500h3v4h-3zM-9-12.500c1.5-1.5 4-1 5 0',
    `<circle class="ln" cx="-7" cy="9.5" r="3.5"/><circle class="ln" cx="7" cy="9.5" r="3.5"/><circle class="ln" cx="0" cy="9.5" r="3.5"/>`,
  ),
}

export const landmarks: Record<number, string> = {
  // 52 × 40, feet at y = 17
  16: line(
    'M0-20v6M-1.6-14h3.200M-1.6-14C-2.2-3-6 8-13 17h6.500c.4-5.6 3-8.6 6.5-8.600s6.1 3 6.5 8.600H13C6 8 2.2-3 1.6-14M-5.6 3.500h11.200M-3.2-4.500h6.400M-4.8 3.500l7.4-8M4.8 3.500l-7.4-8',
  ),
  15: line(
    'M-25 17V3h14v14M11 17V3h14v14M-11 17V-3h22v20M-11-3l3.5-11h15L11-3zM-25 3l2.5-5h11.500M25 3l-2.5-5H11M-4 17V9a4 4 0 0 1 8 0v8M-7.5 1v4M7.5 1v4M-20.5 7v5M-15.5 7v5M15.5 7v5M20.5 7v5M-3-14v-4h6v4',
  ),
  14: line(
    'M-16 17v-33h10v33M6 17v-33h10v33M-6-4H6M-16-4h10M6-4h10M-13-12.500v5M-9-12.500v5M9-12.500v5M13-12.500v5M-3.5 17v-4a3.5 3.5 0 0 1 7 0v4M-13 17v-5M13 17v-5M-6-8H6',
    `<circle class="ln" cx="0" cy="3" r="4"/>`,
  ),
  13: line(
    'M-7-2c-1.5-8 2-13 7-17 5 4 8.5 9 7 17M-7-2H7v5H-7zM-19 4c-.5-5 1.5-7.5 4-9.5 2.5 2 4.5 4.5 4 9.500zM11 4c-.5-5 1.5-7.5 4-9.5 2.5 2 4.5 4.5 4 9.500zM-22 17V7h44v10zM-10.5 7V3h21v4M-3 17v-4a3 3 0 0 1 6 0v4M0-19v-3M-12 17v-5M12 17v-5',
  ),
  12: line(
    'M-26 17V6h52v11zM-26 6c4-7 11-9 18-9M26 6C22-1 15-3 8-3M-8-3c0-8 3-11 8-13 5 2 8 5 8 13zM-8 6v-9h16v9M0-16v-5M0-21h5l-1.5 1.800L5-17.500H0M-3 17v-6a3 3 0 0 1 6 0v6M-20 9v8M-14 9v8M-8 9v8M8 9v8M14 9v8M20 9v8M-4-3c0-6 1.5-9.5 4-12M4-3c0-6-1.5-9.5-4-12',
  ),
  11: line(
    'M1 8V-19M1-17c8 4 11 11 11 21H1M-1-12c-6 5-8 10-8 16h8M-12 8h26l-4.5 5h-17zM-25 15c3-2 6-2 9 0s6 2 9 0 6-2 9 0 6 2 9 0 6-2 9 0',
  ),
  10: line(
    'M-19 17V5M-26 5h14v-15h-14zM19 17V5M26 5H12v-15h14zM-8 17h16l-2-4H-6zM0 13V0M0 0c-1.5-5-6-4.5-6.5 1M0 0c1.5-5 6-4.5 6.5 1M-23-10v15M-15.5-10v15M15.5-10v15M23-10v15',
  ),
  9: line(
    'M-25 17V1h50v16zM-25 1v-5h50v5M-13-4c1-7 6-10 13-10s12 3 13 10M-2-14v-3h4v3M-22-4v-4h6v4M22-4v-4h-6v4M-19 4v13M-11.5 4v13M-4 4v13M4 4v13M11.5 4v13M19 4v13M0-17v-4',
  ),
}

/** A landmark that is none of these. */
export const monument = line(
  'M-23 17h46M-20 17V0h40v17M-24 0L0-15 24 0zM-13 3v14M-5 3v14M5 3v14M13 3v14',
  `<circle class="ln" cx="0" cy="-5.500" r="2.500"/>`,
)

/* Resources are solids, prestige are laurel medals: two families, told apart by shape before
   colour. */
export const tokens = {
  // 24 × 24
  wood: `<g class="tok wood"><rect x="-12" y="-7.5" width="24" height="7" rx="2"/><rect x="-12" y="1" width="24" height="7" rx="2"/><path d="M-8-4H0M4-4h4M-8 4.500h3M0 4.500h8"/></g>`,
  marble: `<g class="tok marble"><path class="face" d="M-11-4l6-6h16v12l-6 6h-16z"/><path d="M-11-4H5v12M5-4l6-6M-8 4c3-1 3-4 6-5s2-2 3-3"/></g>`,
  gold: `<g class="tok goldbar"><path class="face" d="M-7.5-6h15L12 7h-24z"/><path d="M-4.5-2.500h9M-7 3.500H7"/></g>`,
  'bronze*': medal('bronze', 1),
  'silver*': medal('silver', 2),
  'gold*': medal('goldp', 3),
}
/* One, two or three bars: colour is never the only sign. The bare disc is the slot on a
   landmark. */
function disc(kind: string, bars: 1 | 2 | 3) {
  const d = { 1: 'M0-4v8', 2: 'M-2.3-4v8M2.3-4v8', 3: 'M-3.6-4v8M0-4v8M3.6-4v8' }[bars]
  return `<g class="tok ${kind}"><circle class="face" r="8.3"/><path class="bars" d="${d}"/></g>`
}
function medal(kind: string, bars: 1 | 2 | 3) {
  const sprig =
    'M-2 11.5C-9.5 10-12.5 3-10.5-5c-1.8-2-1.8-4-.3-6 1.5 2 1.5 4 .3 6M-11.4 1c-2.3-.5-3.4-2-3.6-4.200M-9 6.800c-2.3.3-4-.7-5-2.6'
  return `<g class="tok"><path class="laurel" d="${sprig}"/><path class="laurel" transform="scale(-1 1)" d="${sprig}"/></g>${disc(kind, bars)}`
}
export const slots = {
  'bronze*': disc('bronze', 1),
  'silver*': disc('silver', 2),
  'gold*': disc('goldp', 3),
}

/* A seat is a colour and a bow: trefoil, ring, lozenge, heart. */
const bows: Record<Seat, string> = {
  1: `<path d="M0-20a5.4 5.4 0 0 1 5 7.300A5.4 5.4 0 1 1 1.5-4h-3a5.4 5.4 0 1 1-3.5-8.700A5.4 5.4 0 0 1 0-20z"/><circle class="hole" cy="-14.5" r="1.8"/><circle class="hole" cx="-5.4" cy="-7.8" r="1.8"/><circle class="hole" cx="5.4" cy="-7.8" r="1.8"/>`,
  2: `<circle cy="-11.5" r="8.3"/><circle class="hole" cy="-11.5" r="3.9"/>`,
  3: `<path d="M0-21.500L9.5-12 0-2.5-9.5-12z"/><path class="hole" d="M0-16l4 4-4 4-4-4z"/>`,
  4: `<path d="M0-3C-6-7-9.5-11-9.5-15c0-5.5 7-6.5 9.5-1.5 2.5-5 9.5-4 9.5 1.500C9.5-11 6-7 0-3z"/><circle class="hole" cx="-4.3" cy="-14" r="1.9"/><circle class="hole" cx="4.3" cy="-14" r="1.9"/>`,
}
export const key = (seat: Seat, cls = '') =>
  `<g class="key seat${seat} ${cls}"><path d="M-1.9-5h3.800v14.500h5.600v3.200H4.600v2.600H1.900V19h-3.800z"/>${bows[seat]}</g>`
export const bow = (seat: Seat) =>
  `<g class="key seat${seat}" transform="translate(0 11.5)">${bows[seat]}</g>`
export const meeple = (seat: Seat) =>
  `<g class="meeple seat${seat}"><path d="M-4.4-14.500V-22h8.800v7.500h3.400v2.600h-2.600a5.3 5.3 0 0 1-2 6.600C7.5-2.5 9.5 4 11 11h-22C-9.5 4-7.5-2.5-3.2-5.300a5.3 5.3 0 0 1-2-6.600h-2.600v-2.600z"/><path class="band" d="M-4.4-14.500h8.8"/><g class="badge" transform="translate(0 10) scale(.52)">${bows[seat]}</g></g>`

const sunPath =
  Array.from({ length: 24 }, (_, i) => {
    const r = i % 2 ? 10.5 : 14,
      a = (i * Math.PI) / 12
    return `${i ? 'L' : 'M'}${(r * Math.sin(a)).toFixed(1)} ${(-r * Math.cos(a)).toFixed(1)}`
  }).join('') + 'z'
export const sun = (n: string | number = '') =>
  `<g class="sun"><path d="${sunPath}"/><text>${n}</text></g>`
export const coin = (n: string | number = '') =>
  `<g class="coin"><circle r="13"/><circle class="rim" r="10.7"/><text>${n}</text></g>`

export const glyphs = {
  // faces of the bonus tiles, 28 × 28
  coin,
  sun,
  wood: () => tokens.wood,
  marble: () => tokens.marble,
  gold: () => tokens.gold,
  block: (n: string | number = '') =>
    `<g class="blk"><path d="M-12 12V-7l4-6H8l4 6v19z"/><text y="7">${n}</text></g>`,
  laurel: (n: string | number = '') =>
    `<g class="tok any"><path class="laurel" d="M-2 11.500C-9.5 10-12.5 3-10.5-5M2 11.500C9.5 10 12.5 3 10.5-5M-11.4 1c-2.3-.5-3.4-2-3.6-4.200M11.4 1c2.3-.5 3.4-2 3.6-4.200M-10.5-5c-1.8-2-1.8-4-.3-6M10.5-5c1.8-2 1.8-4 .3-6"/><text y="5">${n || '?'}</text></g>`,
  cube: (n: string | number = '') =>
    `<g class="tok any"><path class="ln" d="M0-13l11.5 6v13L0 12.5-11.5 6V-7z"/><text y="6">${n || '?'}</text></g>`,
  coinsun: (n: string | number = '') =>
    `<g transform="translate(-7 -4) scale(.74)">${coin()}</g><g transform="translate(6 3)">${sun(n)}</g>`,
  ownkey: () =>
    `<g transform="translate(-6 0) scale(.72)">${key('2', 'ghost')}</g><g transform="translate(6 0) scale(.72)">${key('2', 'ghost')}</g>`,
  rivalkey: () =>
    `<g transform="translate(-6 0) scale(.72)">${key('2', 'ghost')}</g><g transform="translate(6 0) scale(.72)">${key('3', 'ghost')}</g>`,
  keyplus: (n: string | number = '') =>
    `<g transform="translate(-8 0) scale(.78)">${key('2', 'ghost')}</g><g transform="translate(6 0) scale(.86)">${coin(n)}</g>`,
  hand: () => line('M-11 8h22M0-13v14M-6-5l6 7 6-7M-11 3v9h22V3'),
  stack: () => line('M-11-2l11-6 11 6-11 6zM-11 3l11 6 11-6M-11-7l11-6 11 6-11 6z'),
  laurelpair: () =>
    `<g transform="translate(-6 0) scale(.72)">${tokens['silver*']}</g><g transform="translate(7 0) scale(.72)">${tokens['silver*']}</g>`,
  cubepair: () =>
    `<g transform="translate(-6 -4) scale(.72)">${tokens.marble}</g><g transform="translate(6 5) scale(.72)">${tokens.marble}</g>`,
  back: () => line('M11 9c1-9-4-14-13-13M5-11l-8 7 8 6'),
  arch: () => line('M-12 12V-11h24v23H6V2a6 6 0 0 0-12 0v10zM-14-11h28M-12-6h24'),
  types: () =>
    line(
      'M-12-4h7v7h-7zM-3.5-4h7v7h-7zM5-4h7v7H5zM-12-12.500h7v7h-7zM-3.5-12.500h7v7h-7zM5-12.500h7v7H5zM-12 12h24v-7h-24z',
    ),
}

export const arch = `<g class="arch" transform="translate(0 3)"><path class="stone" d="M-25 24V-20h50v44H11V6a11 11 0 0 0-22 0v18z"/>
  <path d="M-28-20h56v-6h-56zM-25-9h50M-28 24h19M9 24h19M-21-20v11M-14-20v11M-7-20v11M0-20v11M7-20v11M14-20v11M21-20v11M-21 0h6v14h-6zM15 0h6v14h-6zM-14.5 6a14.5 14.5 0 0 1 29 0"/></g>`

export const ui = {
  // 22 × 22
  check: line('M-8 0l5 6L8-7'),
  no: line('M-6.5-6.5l13 13', `<circle class="ln" r="9"/>`),
  lock: line('M-7-1H7V9H-7zM-4-1v-4a4 4 0 0 1 8 0v4'),
  close: line('M-6-6L6 6M6-6L-6 6'),
  plus: line('M-7 0H7M0-7V7'),
  prev: line('M3-8l-8 8 8 8'),
  next: line('M-3-8l8 8-8 8'),
  flag: line('M-6 11V-10M-6-10c4-3 8 3 13 0v9c-5 3-9-3-13 0'),
  star: line('M0-10l2.500 7h7l-5.500 4 2 7-6-4-6 4 2-7-5.500-4h7z'),
  supply: line('M-9-8H9V8H-9zM-9 0H9M0-8V8'),
}

/**
 * What stands on the face of each bonus tile: a drawing, and the number on it that the edition
 * gives.
 */
export type Glyph = keyof typeof glyphs
