// Who sits at a table, and how its game ended, in words.

import type { SeenTable } from '../client/client.svelte'
import type { Game } from '../games'
import type { Language, Say } from '../messages/say'
import { speech } from '../messages/speech.svelte'

export const nameAt = (seen: Pick<SeenTable, 'chairs'>, seat: string) =>
  seen.chairs.find((chair) => chair.seat === seat)?.name ?? seat

/** What stands beside the name at a seat: whose it is, or that its person is elsewhere. */
export function presence(say: Say, seen: SeenTable, seat: string): string {
  if (seen.you === seat) return say.table.you()
  const belle = seen.chairs.some((chair) => chair.seat === seat && chair.kind === 'belle')
  if (belle) return say.table.house_player()
  return seen.online.includes(seat) ? '' : say.table.away()
}

export interface Ending {
  title: string
  why: string
  /** The seats that have won. */
  won: string[]
  /** Whether it was played to its end, so that there is something to count. */
  finished: boolean
}

/** What a position tells of any game that is over. */
interface Decided {
  winners?: readonly string[]
  /** After equal totals: what was compared, in this order, among those who were still level. */
  tie_breaks?: readonly { by: string; seats: Readonly<Record<string, number>> }[]
}

/** What was compared after equal totals, with the numbers, and whether it decided. */
function tieBreaks(say: Say, game: Game, seen: SeenTable): string {
  const { tie_breaks = [], winners = [] } = seen.position as Decided
  if (tie_breaks.length === 0) return ''
  const compared = tie_breaks.map(({ by, seats }) =>
    game.tieBreaks[by]?.(
      say,
      Object.entries(seats)
        .map(([seat, n]) => `${nameAt(seen, seat)} ${n}`)
        .join(', '),
    ),
  )
  const { equal, decides, level } = say.result
  return [equal(), ...compared, winners.length === 1 ? decides() : level()].join(' ')
}

/** How a game ended: by the last line of the log that tells it, else by its position. */
export function ending(say: Say, game: Game, seen: SeenTable): Ending {
  const { winners } = seen.position as Decided
  const finished = winners !== undefined
  const lines = seen.log.map((line) => line.split(' '))
  const left = lines.findLast(([word]) => word === 'resign' || word === 'timeout')
  const result = lines.findLast(([word]) => word === 'result')?.slice(1)
  const won = (result ?? winners ?? []).filter((word) =>
    seen.chairs.some(({ seat }) => seat === word),
  )
  const why = !left
    ? tieBreaks(say, game, seen)
    : left[0] === 'resign'
      ? say.result.resigned({ name: nameAt(seen, left[1]!) })
      : say.result.timeout({ name: nameAt(seen, left[1]!) })
  if (won.length === 0) return { title: say.result.none(), why, won, finished }
  if (won.length > 1) return { title: say.result.shared(), why, won, finished }
  return {
    title:
      won[0] === seen.you ? say.result.you_win() : say.result.wins({ name: nameAt(seen, won[0]!) }),
    why,
    won,
    finished,
  }
}

/** Milliseconds left for each seat now, from an event that came some time ago. */
export function timeLeft(
  seen: Pick<SeenTable, 'clock' | 'chairs' | 'to_move' | 'due' | 'receivedAt'>,
  now: number,
): Record<string, number> {
  if (!seen.clock) return {}
  return Object.fromEntries(
    seen.chairs.map(({ seat }, i) => {
      const left = seen.clock!.left[i] ?? 0
      const runs = seen.clock!.running && (seen.due ?? seen.to_move) === seat
      return [seat, Math.max(0, left - (runs ? now - seen.receivedAt : 0))]
    }),
  )
}

/** So many days or hours, as short as the language writes them. */
const spell = (language: Language, unit: 'day' | 'hour', n: number) =>
  new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: language === 'en' || language === 'it' ? 'narrow' : 'short',
  }).format(n)

/** 9:05, 1:02:03, or 2d 3h; nothing of it is broken over two lines. */
export function clockText(milliseconds: number, language = speech.language): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const pad = (n: number) => String(n).padStart(2, '0')
  if (seconds >= 86400)
    return [
      spell(language, 'day', Math.floor(seconds / 86400)),
      spell(language, 'hour', Math.floor((seconds % 86400) / 3600)),
    ]
      .join(' ')
      .replace(/\s/g, '\u00a0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return hours > 0
    ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}`
    : `${minutes}:${pad(seconds % 60)}`
}
