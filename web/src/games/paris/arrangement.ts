// How the parts of the table lie in a window. The board is what is played on: it gets all that the
// others can spare, and everything to act with stays in sight.

/**
 * - `columns`: turn and supply at the left, the board, oneself and the others at the right;
 * - `beside`: a tablet on its side: the board, and a column with the turn and one sheet at a time;
 * - `low`: a phone on its side: the same, the bar on its edge, sheets over the board;
 * - `stacked`: an upright window: the board above the turn, sheets over the board;
 * - `tall`: so long that a sheet has room beside the turn.
 */
export type Arrangement = 'columns' | 'beside' | 'low' | 'stacked' | 'tall'

/** Both columns beside the board, with what lies between them. */
const bothColumns = 716
/** The bar of the page, and what lies around the board. */
const aroundBoard = 77
/** From here on everything is in sight, though the board could be larger beside a single column. */
const allInSight = 1366

/** A table in a window of this size, of which something above it takes so much of the height. */
export function arrangementOf(width: number, height: number, above = 0): Arrangement {
  if (height >= width) return width >= 700 && height - width >= 0.56 * width ? 'tall' : 'stacked'
  const boardsWorth = width - bothColumns >= 0.75 * (height - aroundBoard)
  if (height >= 640 && (width >= allInSight || (width >= 1240 && boardsWorth))) return 'columns'
  return height - above >= 700 ? 'beside' : 'low'
}

/** Where a sheet (oneself, the others, the supply) lies over the board while it is asked for. */
export const folds = (arrangement: Arrangement) =>
  arrangement === 'low' || arrangement === 'stacked'

/**
 * How a board of so many pixels is drawn, so that everything on it can be read: whole; with larger
 * letters; or with larger pieces, and a lens under the finger.
 */
export type Detail = 'full' | 'larger' | 'compact'
export const detailOf = (pixels: number): Detail =>
  pixels >= 700 ? 'full' : pixels >= 470 ? 'larger' : 'compact'

export interface Fit {
  columns: number
  /** Answers on a page; all of them, as long as they find room. */
  page: number
  /** Whole rows; title and price; or the least that can be pressed. */
  kind: 'whole' | 'short' | 'chip'
}

/** The least width and height of each kind, and what lies between two. */
const sizes = [
  ['whole', 230, 54],
  ['short', 132, 44],
  ['chip', 66, 44],
] as const
const between = 6

/**
 * How so many answers lie in the place that is kept for them: as large as they can be; where even
 * chips find no room, on pages, each with one place for the way to the next.
 */
export function fitAnswers(count: number, width: number, height: number): Fit {
  let last = { columns: 1, page: 1 }
  for (const [kind, wide, high] of sizes) {
    const across = Math.max(1, Math.floor((width + between) / (wide + between)))
    const down = Math.max(1, Math.floor((height + between) / (high + between)))
    if (across * down >= count)
      return { kind, columns: Math.max(1, Math.ceil(count / down)), page: count }
    last = { columns: across, page: Math.max(1, across * down - 1) }
  }
  return { kind: 'chip', ...last }
}
