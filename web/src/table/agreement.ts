// What was agreed at a table before its game, in words: the game, its options, the edition, the time.

import type { Settings } from '../client/protocol'
import { gameOf } from '../games'
import type { Say } from '../messages/say'

export type Agreed = readonly [what: string, how: string]

export function timeOf(say: Say, clock: Settings['clock']): string {
  if (!clock) return say.setup.no_clock()
  return 'days' in clock
    ? say.setup.days({ n: clock.days })
    : say.setup.minutes({ n: Math.round(clock.bank / 60), s: clock.increment ?? 0 })
}

/** Who begins; nothing where chance decides every time, as it usually does. */
function beginner(say: Say, settings: Settings, name: (seat: string) => string): Agreed[] {
  const seat = settings.first ?? settings.options?.['start']
  if (!seat || seat === 'random')
    return settings.loser_starts ? [[say.setup.begins(), say.setup.last()]] : []
  const side = gameOf(settings.game).sides?.[seat]?.(say)
  return [[say.setup.begins(), [name(seat), side].filter(Boolean).join(' · ')]]
}

/** Line by line; `name` is what the person on a seat is called, empty where nobody sits. */
export function agreement(say: Say, settings: Settings, name: (seat: string) => string): Agreed[] {
  const game = gameOf(settings.game)
  const words = say.own.invitation
  return [
    [words.game(), game.title(say)],
    ...(game.sides ? [] : [[words.players(), String(settings.seats)] as const]),
    [words.time(), timeOf(say, settings.clock)],
    ...game.options.map(({ name: option, label, values, byHand }) => {
      const word = settings.options?.[option] ?? values[0]![0]
      const called = values.find(([value]) => value === word)?.[1] ?? byHand?.label
      return [label(say), called?.(say) ?? word] as const
    }),
    ...beginner(say, settings, name),
    ...(settings.edition ? [[words.edition(), words.corrected()] as const] : []),
  ]
}
