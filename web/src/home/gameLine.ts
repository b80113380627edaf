// An own game in the words of a list: against whom, whose turn, how much time, what was played last.

import type { Summary } from '../client/protocol'
import type { MoveText } from '../games/game'
import type { Language, Say } from '../messages/say'
import { isMyTurn } from '../client/own'
import { opponents } from '../me/history'
import { chairsOf } from '../table/names'

const units = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** The largest unit that is full, rounded down: 2 days, 5 hours. */
export function span(milliseconds: number, language: Language): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const [unit, size] = units.find(([, least]) => seconds >= least) ?? units.at(-1)!
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(seconds / size),
  )
}

/** 2 days ago, or now, as the language says it. */
export function ago(then: number, now: number, language: Language): string {
  const since = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const seconds = Math.max(0, (now - then) / 1000)
  const [unit, size] = units.slice(0, 3).find(([, least]) => seconds >= least) ?? ['second', 60]
  return since.format(-Math.floor(seconds / size), unit)
}

export function rivals(say: Say, one: Summary): string {
  return opponents(one).join(', ') || say.lobby.nobody()
}

/** Whose turn it is, or that a player is awaited. */
export function stateOf(say: Say, one: Summary): string {
  if (one.stage === 'waiting') return say.own.waiting()
  if (isMyTurn(one)) return say.own.your_turn()
  const mover = chairsOf(one).find(({ seat }) => seat === one.about.to_move)
  return mover?.name ? say.own.turn_of({ name: mover.name }) : say.lobby[one.stage]()
}

/** What stands below: time left, the last move and when it was. */
export function detailsOf(
  say: Say,
  one: Summary,
  moveText: MoveText | undefined,
  now: number,
  language: Language,
): string[] {
  const { deadline, last } = one.about
  if (one.stage === 'waiting') return [ago(one.changed, now, language)]
  const name = last && chairsOf(one).find(({ seat }) => seat === last.seat)?.name
  return [
    ...(deadline ? [say.own.left({ time: span(deadline - now, language) })] : []),
    ...(last && moveText && name
      ? [moveText(say, name, last.move)]
      : last
        ? []
        : [say.own.no_move()]),
    ago(one.changed, now, language),
  ]
}
