// How the parts of the table lie in a window. The map is what is played on: it gets all that the
// others can spare, and everything to act with stays in sight.

import { settings } from '../../settings/settings.svelte'

/**
 * - `columns`: players, map, cards, from left to right;
 * - `wide`: a low laptop: the map over the whole height, players and cards at its right;
 * - `beside`: an upright or small landscape: the map, and one column with a sheet at a time;
 * - `low`: a phone on its side: the same, the bar on its edge, sheets over the map;
 * - `stacked`: an upright window: map above, sheets over the map;
 * - `tall`: so long that the sheets have room below.
 */
export type Arrangement = 'columns' | 'wide' | 'beside' | 'low' | 'stacked' | 'tall'

/**
 * Bar, players, turn and tabs above and below a map as wide as the window, and two rows of cards;
 * all of them larger in a large window and in the largest text, and on more lines in a narrow one.
 */
const belowSquare = (width: number) =>
  Math.max(width < 360 ? 560 : settings.text === 'largest' ? 490 : 430, 0.4 * width)

export function arrangementOf(width: number, height: number): Arrangement {
  if (height >= width) return height - width >= belowSquare(width) ? 'tall' : 'stacked'
  if (width >= 1240 && width >= 1.4 * height) {
    if (height >= 700) return 'columns'
    if (height >= 560) return 'wide'
  }
  return height >= 720 ? 'beside' : 'low'
}

/** Where a sheet (cards, pool, score) lies over the map, and only while it is asked for. */
export const folds = (arrangement: Arrangement) =>
  arrangement === 'low' || arrangement === 'stacked'
