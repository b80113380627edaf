// What is being looked up beside the game: a game's book, opened at an anchor.

import { anchorOf, type Game } from './book'

class Consult {
  at = $state.raw<{ game: Game; anchor: string } | null>(null)
  /** The chapter of each book that was read last. */
  #read = new Map<Game, string>()

  /** Opens the book at a ruling (L4, §4), a chapter, or anything else that has an anchor. */
  open(game: Game, ruling: string) {
    this.at = { game, anchor: anchorOf(ruling) }
  }

  /** Opens the book where it was closed, at first at its beginning. */
  goOn(game: Game) {
    this.open(game, this.#read.get(game) ?? 'goal')
  }

  reads(game: Game, chapter: string) {
    this.#read.set(game, chapter)
  }

  close() {
    this.at = null
  }
}

export const consult = new Consult()
