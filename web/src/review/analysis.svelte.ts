// Belle's analysis of a game: under way, stopped, or known from before.

import { analyse, type AnalysisReport } from '../engine/study'
import type { ReviewedGame } from './game'
import { keepReport, knownReport } from './reports'

/**
 * Simulations for each decision: a few seconds for a game, a quarter of a minute or so, and some
 * minutes.
 */
export const depths = { quick: 300, closer: 1500, thorough: 8000 } as const
export type Depth = keyof typeof depths

/** Where nothing is known yet, a quick look is told before the closer one is done. */
const looks = (depth: Depth, known: boolean): Depth[] =>
  known || depth === 'quick' ? [depth] : ['quick', depth]

export class Analysis {
  report = $state.raw<AnalysisReport | null>(null)
  done = $state(0)
  of = $state(0)
  running = $state(false)
  failed = $state(false)
  #stop: AbortController | null = null

  constructor(readonly game: ReviewedGame) {
    knownReport(game.record, Object.values(depths)).then((known) => {
      if (known && !this.running) this.report = this.#named(known.report)
    })
  }

  async begin(depth: Depth) {
    if (this.running) return
    const stop = (this.#stop = new AbortController())
    this.running = true
    this.failed = false
    try {
      for (const simulations of looks(depth, this.report !== null).map((look) => depths[look])) {
        this.done = 0
        this.of = this.game.replayed.plies.length
        const report = await analyse(
          this.game.record,
          { simulations, seed: 1889 },
          (done, of) => ([this.done, this.of] = [done, of]),
          { signal: stop.signal, edition: this.game.edition },
        )
        this.report = this.#named(report)
        await keepReport(this.game.record, simulations, report)
      }
    } catch {
      this.failed = !stop.signal.aborted
    } finally {
      this.running = false
    }
  }

  /** A report with the names that the review has for the seats. */
  #named(report: AnalysisReport): AnalysisReport {
    return { ...report, seats: this.game.replayed.seats }
  }

  stop() {
    this.#stop?.abort()
  }
}
