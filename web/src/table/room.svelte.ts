// What is opened beside a game, and how much of the window it leaves to the game. In a window with
// room a panel stands at the right and the game lies in the rest; elsewhere it is a window above.

import { untrack } from 'svelte'
import { innerHeight, innerWidth } from 'svelte/reactivity/window'

/** As in table.css. */
const panel = 340
/** What a game needs beside a panel, to be no worse than on a tablet. */
const least = 800

class Room {
  #open = $state(0)
  #window = $derived(innerWidth.current ?? 0)
  /** Whether a panel finds room beside the game. */
  isWide = $derived(this.#window - panel >= Math.max(least, innerHeight.current ?? 0))
  /** The width that is left to the game. */
  width = $derived(this.#window - (this.#open > 0 && this.isWide ? panel : 0))

  /** The height that something above the game takes from it. */
  above = $state(0)

  /** How the game at this table lies in a window, which it says itself. */
  arrangementOf = $state.raw<((width: number, height: number) => string) | null>(null)
  /** Whether the game lies as it did when a panel stands beside it. */
  isSpare = $derived.by(() => {
    const lies = (width: number) => this.arrangementOf?.(width, innerHeight.current ?? 0)
    return this.isWide && lies(this.#window - panel) === lies(this.#window)
  })

  /** A panel is there until the answer is called. */
  open() {
    untrack(() => this.#count(1))
    return () => untrack(() => this.#count(-1))
  }

  #count(more: number) {
    this.#open += more
    document.documentElement.toggleAttribute('data-beside', this.#open > 0)
  }
}

export const room = new Room()
