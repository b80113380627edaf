// The tower, a balloon and a boulevard, by day.

import { fill, framed, grid, house, line, type Paint, words } from '../../drawing/poster'

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

export default dayPoster() + words('#f5ecd7', '#22304a', 'Paris')
