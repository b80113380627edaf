// The options of a game's rules: what was agreed last time is offered again.

import type { Game } from '../games'
import { keep, kept } from '../kept'

type Options = Record<string, string>

export const usualOptions = ({ options }: Game): Options =>
  Object.fromEntries(options.map(({ name, values }) => [name, values[0]![0]]))

export const agreedBefore = ({ options }: Game): Options =>
  Object.fromEntries(options.map(({ name, values }) => [name, kept(name, values[0]![0])]))

/** Whether something else than the usual is agreed. */
export const unusual = (game: Game, agreed: Options) =>
  Object.entries(usualOptions(game)).some(([option, word]) => agreed[option] !== word)

export function keepAgreed(options: Options) {
  for (const [option, word] of Object.entries(options)) keep(option, word)
}

/** How many may sit at a table of a game, as the server says. */
export const seatCounts = ({ seats, fewest_seats }: { seats: string[]; fewest_seats: number }) =>
  seats.map((_, i) => i + 1).filter((n) => n >= fewest_seats)
