// How a game went, in points: what every seat had after every move, and where each change came
// from. The engine scored each position as if the game ended there.

import type { AnalysisReport, Replayed } from '../engine/study'
import type { Ended, Phase } from './ended'

export interface Gain {
  /** Moves played before it. */
  ply: number
  /** Its place among the seats. */
  seat: number
  source: string
  points: number
}

export interface Course {
  /** By the number of moves played, then by seat. */
  totals: readonly (readonly number[])[]
  gains: readonly Gain[]
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((a, b) => a + b, 0)

export function courseOf(
  { start, plies, seats }: Pick<Replayed, 'start' | 'plies' | 'seats'>,
  { earned, sourceOf }: Pick<Ended, 'earned' | 'sourceOf'>,
): Course {
  const had = [start, ...plies].map(({ position, seen }) =>
    seats.map(({ seat }, i) => earned(seen?.[i] ?? position, seat)),
  )
  const gains = plies.flatMap(({ line }, ply) =>
    seats.flatMap((_, seat) =>
      Object.entries(had[ply + 1]![seat]!).flatMap(([part, now]) => {
        const points = now - (had[ply]![seat]![part] ?? 0)
        return points === 0 ? [] : [{ ply, seat, source: sourceOf(part, line), points }]
      }),
    ),
  )
  return { totals: had.map((seats) => seats.map((parts) => sum(Object.values(parts)))), gains }
}

/** What a seat got from each source, in the whole game or in a phase. */
export function gained(
  { gains }: Course,
  seat: number,
  sources: readonly string[],
  [from, until] = [0, Infinity],
): number[] {
  return sources.map((source) =>
    sum(
      gains
        .filter((one) => one.seat === seat && one.source === source)
        .filter(({ ply }) => ply >= from && ply < until)
        .map(({ points }) => points),
    ),
  )
}

/** The moves of each phase, from and until. */
export const stretches = (phases: readonly Phase[]): [number, number][] =>
  phases.map(({ until }, i) => [phases[i - 1]?.until ?? 0, until])

/** By how much a seat is ahead of the best other one. */
export const leadOf = (totals: readonly number[], seat: number) =>
  totals[seat]! - Math.max(...totals.filter((_, i) => i !== seat))

/**
 * The move, counted from 0, with which a seat took the lead for good; -1 if it was never behind or
 * level once somebody had points; null if it is not ahead at the end.
 */
export function tookTheLead({ totals }: Course, seat: number): number | null {
  const leads = totals.map((all) => leadOf(all, seat))
  if (leads.at(-1)! <= 0) return null
  const last = leads.findLastIndex((lead) => lead <= 0)
  const began = totals.findIndex((all) => all.some((points) => points !== 0))
  return last < began ? -1 : last
}

export interface TurningPoint {
  /** The move that turned the game, counted from 0. */
  ply: number
  /** The chance of the winner before and after it, where Belle has judged the game. */
  win?: readonly [number, number]
}

/**
 * When the winner became the favourite for good, by Belle's analysis; null if it was the favourite
 * all the time, or nobody knows.
 */
export function turnedAt({ graph, decisions, moves }: AnalysisReport, seat: number) {
  const known = (graph.win[seat] ?? []).flatMap((own, i) => {
    if (own === null) return []
    const others = graph.win.filter((_, one) => one !== seat).map((line) => line[i] ?? 0)
    return [{ ply: decisions[i]?.ply ?? moves, own, ahead: own > Math.max(...others) }]
  })
  const last = known.findLastIndex(({ ahead }) => !ahead)
  const [before, after] = [known[last], known[last + 1]]
  return before && after
    ? ({ ply: before.ply, win: [before.own, after.own] } satisfies TurningPoint)
    : null
}
