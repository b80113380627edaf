// Signs and iron-work that the whole page shares: symbols, so that they take the colour of the text
// around them.

const ray = (i: number, n: number, from: number, to: number, half: number) => {
  const at = (angle: number, radius: number) =>
    `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`
  const a = (i / n) * 2 * Math.PI
  return `M${at(a - half, from)}L${at(a, to)}L${at(a + half, from)}Z`
}
const rays = (n: number, from: number, to: number, half: number) =>
  Array.from({ length: n }, (_, i) => ray(i, n, from, to, half)).join('')

const line = (d: string, width = 1.8) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

const art = {
  sun: [
    '-12 -12 24 24',
    `<circle r="5" fill="currentColor"/><path d="${rays(8, 6.4, 11.4, 0.27)}" fill="currentColor"/>`,
  ],
  moon: [
    '-12 -12 24 24',
    `<path d="M3.4-10A10.4 10.4 0 1 0 10 4.6 8.6 8.6 0 1 1 3.4-10Z" fill="currentColor"/>`,
  ],
  both: [
    '-12 -12 24 24',
    `<path d="M0-5A5 5 0 0 0 0 5Z" fill="currentColor"/><path d="${[3, 4, 5].map((i) => ray(i, 8, 6.4, 11.4, 0.27)).join('')}" fill="currentColor"/><path d="M1.5-9.6A9.6 9.6 0 0 1 1.5 9.6 11.6 11.6 0 0 0 1.5-9.6Z" fill="currentColor"/>`,
  ],
  lamp: [
    '-12 -14 24 28',
    `<path d="M-5.4-6.4h10.8l-2.2 10.2h-6.4Z" fill="var(--flame,none)" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round"/><path d="M-6.6-6.6C-4-9-2.4-9.4 0-12.2 2.4-9.4 4-9 6.6-6.6M0 3.8V13M-4 13h8M-5.6 8.2C-3 8.4-1.4 7.2 0 5 1.4 7.2 3 8.4 5.6 8.2" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round"/>`,
  ],
  pot: [
    '-12 -12 24 24',
    `<path d="M-8 11V1h16v10Z" fill="currentColor"/><path d="M-8 5.2h16M-2.5 1v4.2M3 5.2V11" stroke="#0d1728" stroke-width="1" opacity=".55"/><path d="M-5.5 1l1-10h3.6l.9 10M1 1l.9-7.4h3.3L6.2 1" fill="currentColor"/>`,
  ],
  left: [
    '0 0 24 24',
    `<path d="M5 12a7.5 7.5 0 1 0 3-6M9 2 7.6 6.4 12 8" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`,
  ],
  right: [
    '0 0 24 24',
    `<path d="M19 12a7.5 7.5 0 1 1-3-6M15 2l1.4 4.4L12 8" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`,
  ],
  undo: [
    '0 0 24 24',
    `<path d="M8.5 5 4 9.5 8.5 14M4.5 9.5H15a4.8 4.8 0 0 1 0 9.6h-4" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`,
  ],
  hint: [
    '0 0 24 24',
    `<path d="M9 17.5c0-3-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5-3 8ZM9.5 21h5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`,
  ],
  card: [
    '0 0 24 24',
    `<path d="M3 5.5h18v13H3ZM12 8.5v7M14.5 15h4M14.5 12.5h4M16 7.5h3v3h-3Z" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/>`,
  ],
  friend: [
    '0 0 24 24',
    `<path d="M10 14a4.5 4.5 0 0 0 6.5.4l3-3a4.6 4.6 0 0 0-6.5-6.5l-1.5 1.5M14 10a4.5 4.5 0 0 0-6.5-.4l-3 3a4.6 4.6 0 0 0 6.5 6.5l1.5-1.5" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"/>`,
  ],
  screen: [
    '0 0 24 24',
    `<path d="M3 5h18v12H3ZM8.5 20.5h7M12 5v12" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round"/>`,
  ],
  learn: [
    '0 0 24 24',
    `<path d="M12 6.5C9.5 4.5 6 4.3 3 5v13c3-.7 6.5-.5 9 1.5 2.5-2 6-2.2 9-1.5V5c-3-.7-6.5-.5-9 1.5ZM12 6.5v13" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/>`,
  ],
  watch: [
    '0 0 24 24',
    `<path d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12Z" fill="none" stroke="currentColor" stroke-width="1.7"/><circle cx="12" cy="12" r="3.2" fill="none" stroke="currentColor" stroke-width="1.7"/>`,
  ],
  /* One whiplash of wrought iron, drawn for a top-left corner; the other corners mirror it. */
  whip: [
    '0 0 120 120',
    `<g fill="none" stroke="currentColor" stroke-linecap="round"><path d="M3 118C3 66 4 36 20 20S66 3 118 3" stroke-width="2.6"/><path d="M3 92C10 58 24 38 46 36c16-1 20 16 8 19-8 2-12-7-5-10" stroke-width="1.8"/><path d="M92 3C64 8 44 16 36 34 30 48 40 66 56 62" stroke-width="1.3"/></g><path d="M20 20c10-3 17 0 20 8-9 3-17 0-20-8Z" fill="currentColor"/><path d="M92 3c-7 2-10 7-9 13 6 0 10-5 9-13Z" fill="currentColor"/>`,
  ],
  sprig: [
    '0 0 200 24',
    `<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-width="1.5"><path d="M2 12C40 12 60 20 84 16c12-2 16-12 8-13-6 0-7 8 0 8"/><path d="M198 12C160 12 140 20 116 16c-12-2-16-12-8-13 6 0 7 8 0 8"/></g><path d="M100 8c4 5 4 9 0 14-4-5-4-9 0-14Z" fill="currentColor"/>`,
  ],
  /* Signs of the table. */
  unfold: ['0 0 24 24', line('M6 9l6 6 6-6')],
  flip: ['0 0 24 24', line('M12 3v18M9 7 4 17h5ZM15 7l5 10h-5Z')],
  put: ['0 0 24 24', line('M6 6l12 12M18 6 6 18')],
  chat: ['0 0 24 24', line('M4 5h16v11H11l-4 4v-4H4Z')],
  menu: ['0 0 24 24', line('M4 7h16M4 12h16M4 17h16')],
  flag: ['0 0 24 24', line('M6 21V4M6 5c4-2 7 2 12 0v9c-5 2-8-2-12 0')],
  again: ['0 0 24 24', line('M19 12a7 7 0 1 1-2.500-5.400M19 3v4.500h-4.500')],
  keep: ['0 0 24 24', line('M12 4v11M7.500 10.500 12 15l4.500-4.500M5 20h14')],
  check: ['0 0 24 24', line('M5 12.500 10 17.500 19 7')],
  gear: [
    '-12 -12 24 24',
    `<circle r="3.600" fill="none" stroke="currentColor" stroke-width="1.8"/><circle r="7.200" fill="none" stroke="currentColor" stroke-width="1.8"/>${line('M0-7.200V-10.500M0 7.200V10.500M7.200 0H10.500M-7.200 0H-10.500M5.100-5.100 7.400-7.400M-5.100 5.100-7.400 7.400M5.100 5.100 7.400 7.400M-5.100-5.100-7.400-7.400', 2.2)}`,
  ],
  person: [
    '0 0 24 24',
    line(
      'M12 12.500a4.300 4.300 0 1 0 0-8.600 4.300 4.300 0 0 0 0 8.600ZM4 20.500c.8-4.300 4-6 8-6s7.200 1.700 8 6',
    ),
  ],
  box: [
    '0 0 24 24',
    line('M3.500 8 12 4l8.500 4v8.500L12 20.500 3.500 16.500ZM3.500 8 12 12l8.500-4M12 12v8.500'),
  ],
  pen: ['0 0 24 24', line('M5 19l1-4L16.500 4.500l3 3L9 18ZM14.500 6.500l3 3')],
  bring: ['0 0 24 24', line('M12 15V4M7.500 8.500 12 4l4.500 4.500M5 20h14')],
  copy: ['0 0 24 24', line('M9 9h11v11H9ZM5 15H4V4h11v1')],
} satisfies Record<string, [box: string, art: string]>

export type Sign = keyof typeof art

export const symbols = Object.entries(art)
  .map(
    ([id, [box, drawing]]) =>
      `<symbol id="${id}" viewBox="${box}" overflow="visible">${drawing}</symbol>`,
  )
  .join('')
