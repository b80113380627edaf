// An analysis (analysis/report.h), read into what is drawn: the lines of a graph, and the decisions
// that could have been better.

import type { AnalysisReport } from '../engine/study'

export type Decision = AnalysisReport['decisions'][number]
export type Mark = Decision['mark']

/** From the lightest to the worst. */
export const faults = ['inaccuracy', 'mistake', 'blunder'] as const
export type FaultMark = (typeof faults)[number]

export interface Point {
  ply: number
  win: number
}
export interface Line {
  seat: number
  points: Point[]
}

/**
 * One line for two players, of the seat at this place, as the other mirrors it; else one for each.
 * Where nothing is known the line goes on straight.
 */
export function linesOf({ graph, seats, decisions, moves }: AnalysisReport, own = 0): Line[] {
  return (seats.length === 2 ? [own] : seats.map((_, i) => i)).map((seat) => ({
    seat,
    points: (graph.win[seat] ?? []).flatMap((win, i) =>
      win === null ? [] : [{ ply: decisions[i]?.ply ?? moves, win }],
    ),
  }))
}

/** The chances of all seats at a place; none where nothing is known. */
export function chancesAt(
  { graph, decisions, moves }: AnalysisReport,
  ply: number,
): readonly number[] | null {
  const known = (graph.win[0] ?? []).flatMap((_, i) => {
    const all = graph.win.map((line) => line[i] ?? null)
    return all.every((win) => win !== null) ? [{ ply: decisions[i]?.ply ?? moves, all }] : []
  })
  return (known.findLast((one) => one.ply <= ply) ?? known[0])?.all ?? null
}

/** Parts of one whole as percents without digits that sum to 100: the largest rests are rounded up. */
export function percents(parts: readonly number[]): number[] {
  const whole = parts.reduce((a, b) => a + b, 0) || 1
  const exact = parts.map((part) => (part / whole) * 100)
  const rounded = exact.map(Math.floor)
  const missing = 100 - rounded.reduce((a, b) => a + b, 0)
  const byRest = exact.map((n, i) => ({ i, rest: n % 1 })).sort((a, b) => b.rest - a.rest)
  for (const { i } of byRest.slice(0, missing)) rounded[i]!++
  return rounded
}

/** What a seat gave away in all, in points, beyond the doubt about each choice. */
export const pointsLost = ({ loss, choices }: AnalysisReport['summary'][number]) =>
  loss.vp * choices

/** How likely a seat is to win at a place; what was last known where nothing is. */
export function winAt({ points }: Line, ply: number): number | null {
  return points.findLast((point) => point.ply <= ply)?.win ?? points[0]?.win ?? null
}

export const isFault = (mark: Mark): mark is FaultMark =>
  (faults as readonly string[]).includes(mark)

export const mistakesOf = ({ decisions }: AnalysisReport) =>
  decisions.filter(({ mark, best }) => isFault(mark) && best !== undefined)

export const decisionAt = (report: AnalysisReport | null, ply: number) =>
  report?.decisions.find((one) => one.ply === ply)

/** 0.125 as 12.5: percents with one digit, without a needless zero. */
export const percent = (win: number, digits = 1) => Number((win * 100).toFixed(digits))

/** A difference for people: +2.5, −3, 0. */
export function signed(n: number, language: string, digits = 1): string {
  const rounded = Number(n.toFixed(digits))
  const text = new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(
    Math.abs(rounded),
  )
  return rounded > 0 ? `+${text}` : rounded < 0 ? `−${text}` : text
}
