// The options of a game's rules: what was agreed last time is offered again.

import { keep, kept } from '../kept'

const usual: Record<string, Record<string, string>> = {
  lumiere: { postcards: 'first-game' },
  paris: { setup: 'basic', districts: 'printed', screens: 'closed' },
}

export const agreedBefore = (game: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(usual[game] ?? {}).map(([option, word]) => [option, kept(option, word)]),
  )

/** Whether something else than the usual is agreed. */
export const unusual = (game: string, options: Record<string, string>) =>
  Object.entries(usual[game] ?? {}).some(([option, word]) => options[option] !== word)

export function keepAgreed(options: Record<string, string>) {
  for (const [option, word] of Object.entries(options)) keep(option, word)
}
