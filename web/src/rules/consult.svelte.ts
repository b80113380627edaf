// What is being looked up beside the game: a game's book, opened at an anchor, or how its rules are
// read at this table.

import type { Game } from '../games'
import { anchorOf } from './book'

class Consult {
  at = $state.raw<{ game: string; anchor: string } | null>(null)
  /** The game whose readings are looked at. */
  readings = $state.raw<string | null>(null)
  /** The corrected edition that is played with beside the book; nothing for the shipped one. */
  edition = $state.raw<string | undefined>(undefined)
  /** The chapter of each book that was read last, and what was played then. */
  #read = new Map<string, { chapter: string; during: string }>()
  #during = ''

  /** Opens the book at a ruling (L4, §4), a chapter, or anything else that has an anchor. */
  open(game: string, ruling: string) {
    this.readings = null
    this.at = { game, anchor: anchorOf(ruling) }
  }

  /**
   * Opens the book at what is happening in a position, or where it was closed while the same was
   * happening; closes it if it is open.
   */
  async toggle(game: Game, position: unknown) {
    if (this.at) return this.close()
    const { default: book } = await game.rules()
    this.#during = book.now(position)
    const last = this.#read.get(game.name)
    this.open(game.name, last?.during === this.#during ? last.chapter : this.#during)
  }

  /** Tells how the rules of a game are read here. */
  compare(game: string) {
    this.at = null
    this.readings = game
  }

  reads(game: string, chapter: string) {
    this.#read.set(game, { chapter, during: this.#during })
  }

  /** Says with which edition a game is played or looked at again, until that is over. */
  beside(edition: string | undefined) {
    this.edition = edition || undefined
    return () => {
      this.edition = undefined
    }
  }

  close() {
    this.at = null
    this.readings = null
  }
}

export const consult = new Consult()
