// Where on the screen the places of the table are just now. What a smaller window does not show has
// another place that stands for it, or none.

import type { Anchor } from './flights'

export interface Point {
  x: number
  y: number
}

/** Where to look for an anchor, the best place first. */
function ways(anchor: Anchor): string[] {
  const [kind, which = ''] = anchor.split(':')
  switch (kind) {
    case 'seat':
      return [
        `.seat-panel.seat${which} .vp`,
        `.seat-panel.me.seat${which}`,
        `.boulevard:has(.me.seat${which}) .purse-line .count`,
        '.ask-leaf',
      ]
    case 'pile':
      return [`.pile:nth-of-type(${which})`, '.pile', '.ask-leaf']
    case 'reserve':
      return ['.stock']
    case 'flags':
      return ['.flag-home']
    case 'vp-tiles':
      return ['.vp-tiles']
    default:
      return [`.plan [data-mark="${CSS.escape(anchor)}"] .touch`]
  }
}

export function pointOfAnchor(table: Element, anchor: Anchor): Point | null {
  for (const way of ways(anchor)) {
    const box = table.querySelector(way)?.getBoundingClientRect()
    if (box && box.width > 0) return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  return null
}
