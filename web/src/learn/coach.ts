// What the coach says when: each idea once, when it first matters, and never in the way of a move.
// The ideas are the game's own; the order in which they stand is their order of importance.

import type { SeenTable } from '../client/client.svelte'
import type { Language, Say } from '../messages/say'
import type { PlayedMove } from '../table/log'

export interface Moment<Position> {
  position: Position
  you: string
  /** Whether it is the learner's turn. */
  mine: boolean
  /** Every move so far, without those that were taken back. */
  moves: readonly PlayedMove[]
}

export interface Idea<Position> {
  id: string
  /** Whether it matters now. */
  when: (moment: Moment<Position>) => boolean
  /** Whether the learner has shown that it is understood. */
  done?: (moment: Moment<Position>) => boolean
  /** The part of the table that it is about: a word for the style sheet. */
  at?: string
  /** Where the book tells more. */
  rule?: string
  /** The numbers that its words speak of. */
  values?: (moment: Moment<Position>) => Record<string, number | string>
}

/** The words of a coach: a title and a few sentences for each idea. */
export type CoachWords = Readonly<Record<string, readonly [title: string, text: string]>>

/** What a game gives its coach. */
export interface Coach {
  ideas: readonly Idea<any>[] // eslint-disable-line @typescript-eslint/no-explicit-any -- each game's own position
  /** After so many own moves an idea makes way. */
  patience: number
  /** Whether the game needs so much of such a window that the coach begins with its title alone. */
  isSmall: (width: number, height: number, largestText: boolean) => boolean
  /** What the latest move brought, compared with the position before it; empty if nobody can tell. */
  brought: (say: Say, seen: SeenTable, before: unknown, ply: number) => string
  words: (language: Language) => Promise<CoachWords>
}

/** What the learner did, move by move. */
export const own = <Position>({ moves, you }: Moment<Position>, verb: string): PlayedMove[] =>
  moves.filter(({ seat, move }) => seat === you && (move === verb || move.startsWith(`${verb} `)))

/**
 * The ideas that were taken in: those that were dismissed, and those that were acted upon after
 * they had been told.
 */
export function learned<Position>(
  ideas: readonly Idea<Position>[],
  moment: Moment<Position>,
  dismissed: ReadonlySet<string>,
): Set<string> {
  return new Set(
    ideas
      .filter(({ id, done }) => dismissed.has(id) || (done?.(moment) ?? false))
      .map(({ id }) => id),
  )
}

/** The idea to speak of now: the first that matters and was not taken in. */
export function ideaNow<Position>(
  ideas: readonly Idea<Position>[],
  moment: Moment<Position>,
  dismissed: ReadonlySet<string>,
): Idea<Position> | null {
  const known = learned(ideas, moment, dismissed)
  return ideas.find((idea) => !known.has(idea.id) && idea.when(moment)) ?? null
}

/** Words with their numbers put in. */
export const filled = (text: string, values: Record<string, number | string> = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in values ? String(values[name]) : whole,
  )

/** How many moves the learner has made. */
export const ownMoves = <Position>({ moves, you }: Moment<Position>) =>
  moves.filter(({ seat }) => seat === you).length

/**
 * A player who goes on without an answer has read it, or does not want to: an idea makes way after so
 * many own moves.
 */
export const outstayed = (toldAt: number, moves: number, patience: number) =>
  moves - toldAt >= patience
