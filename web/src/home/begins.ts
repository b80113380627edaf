// Who makes the first move. The form speaks of places: the first is the visitor's own, or the first
// name at one screen. A record knows chance or a seat, so whoever lost is turned into a place here.

import type { Chair, Summary } from '../client/protocol'

/**
 * Who of two lost their last game at such a table: the one with a result that changed last. Null if
 * there is none, or if they shared the victory.
 *
 * `placeOf`: where the owner of a chair sits at the new table; anything but 0 and 1 for a stranger.
 */
export function loserOfLast(
  tables: readonly Summary[],
  game: string,
  placeOf: (chair: Chair) => number,
): number | null {
  const last = tables
    .filter(({ stage, about }) => {
      const places = about.chairs.map(placeOf).sort()
      return stage === 'over' && about.game === game && about.winners && places.join(' ') === '0 1'
    })
    .reduce<Summary | null>((a, b) => (a && a.changed >= b.changed ? a : b), null)
  const lost = last?.about.chairs.filter(({ seat }) => !last.about.winners!.includes(seat)) ?? []
  return lost[0] ? placeOf(lost[0]) : null
}

/**
 * The place that begins, of so many; null where chance decides, also if what was chosen (`chance`,
 * `loser` or a place) is not to be had at this table.
 */
export function beginnerOf(chosen: string, places: number, loser: number | null): number | null {
  if (chosen === 'loser') return loser
  const place = Number(chosen)
  return place < places ? place : null
}

/**
 * What a table is told of it. A seat that was named stays so in the games that follow; where the
 * loser begins, each game says who begins the next, which only a table of the page can know.
 */
export function startOf(
  seat: string | undefined,
  chosen: string,
  where: 'page' | 'network',
): { start?: string; first?: string } {
  if (!seat) return {}
  return chosen === 'loser' && where === 'page' ? { first: seat } : { start: seat }
}
