// The moment before a move plays itself: a few seconds in which the mover may do something else
// first, take a step back, or ask to wait. Nothing is played while a dialogue is open or the page is
// out of sight, nor again where the mover has just taken it back.

import { untrack } from 'svelte'

/** A move that plays itself, at once or after a moment in which it can be stopped. */
export interface ByItself {
  move: string
  waits: boolean
}

/** Seconds that a move waits. */
export const moment = 4

export class Countdown {
  /** Seconds until the move plays itself; null while nothing does. */
  left = $state<number | null>(null)
  /** The number of moves at which the mover wishes to act themselves. */
  #stopped = $state(-1)
  readonly #due: () => { ply: number; itself: ByItself | null }
  readonly #play: (move: string) => void

  constructor(due: () => { ply: number; itself: ByItself | null }, play: (move: string) => void) {
    this.#due = due
    this.#play = play
    $effect(() => this.follow())
  }

  /** What is due now plays itself, or its moment begins; gives how to end that. */
  follow(): (() => void) | undefined {
    const { ply, itself } = this.#due()
    this.left = null
    if (!itself || this.#stopped === ply) return undefined
    if (!itself.waits) {
      untrack(() => this.#play(itself.move))
      return undefined
    }
    this.left = moment
    const timer = setInterval(() => this.#tick(itself.move), 1000)
    return () => clearInterval(timer)
  }

  #tick(move: string) {
    if (this.left === null || document.hidden || document.querySelector('dialog[open]')) return
    this.left -= 1
    if (this.left > 0) return
    this.left = null
    this.#play(move)
  }

  /** The mover is busy: the moment begins anew. */
  again() {
    if (this.left !== null) this.left = moment
  }

  /** Whether the mover acts themselves here. */
  get isStopped() {
    return this.#stopped === this.#due().ply
  }

  /** From this many moves on the mover acts themselves. */
  stop(ply = this.#due().ply) {
    this.#stopped = ply
    this.left = null
  }
}
