// Belle's analysis of a game: under way, stopped, or known from before.

import { analyse, type AnalysisReport } from '../engine/study'
import type { ReviewedGame } from './game'
import { keepReport, knownReport } from './reports'

/** Simulations for each decision. */
export const depths = { quick: 60, closer: 300, thorough: 1500 } as const
export type Depth = keyof typeof depths

export class Analysis {
  report = $state.raw<AnalysisReport | null>(null)
  done = $state(0)
  of = $state(0)
  running = $state(false)
  failed = $state(false)
  #stop: AbortController | null = null

  constructor(readonly game: ReviewedGame) {
    knownReport(game.record, Object.values(depths)).then((known) => {
      if (known && !this.running) this.report = known.report
    })
  }

  async begin(depth: Depth) {
    if (this.running) return
    const stop = (this.#stop = new AbortController())
    this.running = true
    this.failed = false
    this.done = 0
    this.of = this.game.replayed.plies.length
    try {
      const report = await analyse(this.game.record, { simulations: depths[depth], seed: 1889 }, (done, of) => ([this.done, this.of] = [done, of]), { signal: stop.signal, edition: this.game.edition })
      this.report = report
      await keepReport(this.game.record, depths[depth], report)
    } catch {
      this.failed = !stop.signal.aborted
    } finally {
      this.running = false
    }
  }

  stop() {
    this.#stop?.abort()
  }
}
