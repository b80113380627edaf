// A gas lamp among zinc roofs, at night.

import { fill, framed, grid, house, line, type Paint, words } from '../../drawing/poster'

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

export default nightPoster() + words('#0d1728', '#f5ecd7', 'La Cité', 'de la Lumière')
