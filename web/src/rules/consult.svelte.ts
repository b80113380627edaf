// What is being looked up beside the game: a game's book, opened at an anchor.

import { anchorOf } from './book'

class Consult {
  at = $state.raw<{ game: string; anchor: string } | null>(null)
  /** The chapter of each book that was read last. */
  #read = new Map<string, string>()

  /** Opens the book at a ruling (L4, §4), a chapter, or anything else that has an anchor. */
  open(game: string, ruling: string) {
    this.at = { game, anchor: anchorOf(ruling) }
  }

  /** Opens the book where it was closed, at first at its beginning. */
  goOn(game: string) {
    this.open(game, this.#read.get(game) ?? 'goal')
  }

  reads(game: string, chapter: string) {
    this.#read.set(game, chapter)
  }

  close() {
    this.at = null
  }
}

export const consult = new Consult()
