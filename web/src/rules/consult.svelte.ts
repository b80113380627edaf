// What is being looked up beside the game: a game's book, opened at an anchor.

import { anchorOf, type Game } from './book'

class Consult {
  at = $state.raw<{ game: Game; anchor: string } | null>(null)

  /** Opens the book at a ruling (L4, §4), a chapter, or anything else that has an anchor. */
  open(game: Game, ruling: string) {
    this.at = { game, anchor: anchorOf(ruling) }
  }

  close() {
    this.at = null
  }
}

export const consult = new Consult()
