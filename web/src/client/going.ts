// The unfinished games at tables of this browser, in short, for the list of one's own games: the
// journals themselves are read only when such a table is opened.

import { keep, kept } from '../kept'
import { playedMoves } from '../table/log'
import type { SeenTable } from './client.svelte'
import type { Summary } from './protocol'

export function goingGames(): Summary[] {
  try {
    const games: unknown = JSON.parse(kept('games', '[]'))
    return Array.isArray(games) ? games : []
  } catch {
    return []
  }
}

const others = (table: string) => goingGames().filter((one) => one.table !== table)

export function forgetGame(table: string) {
  const left = others(table)
  if (left.length < goingGames().length) keep('games', JSON.stringify(left))
}

/** What a player sees of their table now; where several share the screen, nothing of a move of their own. */
export function keepGame(seen: SeenTable) {
  const last = playedMoves(seen.log).at(-1)
  const persons = seen.chairs.filter(({ kind }) => kind === 'person').length
  if (!seen.you || (persons > 1 && last?.seat === seen.you)) return
  const { edition, ...settings } = seen.settings
  const game: Summary = {
    table: seen.table,
    stage: seen.stage,
    changed: seen.receivedAt,
    you: seen.you,
    about: {
      game: settings.game,
      settings,
      corrected_edition: edition !== undefined,
      chairs: seen.chairs,
      ...(seen.to_move ? { to_move: seen.to_move } : {}),
      ...(last ? { last } : {}),
    },
  }
  keep('games', JSON.stringify([game, ...others(seen.table)]))
}
