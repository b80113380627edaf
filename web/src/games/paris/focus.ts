// The focus of those who play by keys stays where it was when a move changes what is asked: at the
// same mark of the board, the same button; where that is gone, at the first answer to what is asked
// instead. Who plays by mouse or finger has none that could be lost.

const answers = '.offer-row:enabled'
const go = '.turn-tools .go:enabled'

export class KeptFocus {
  #at: { element: HTMLElement | SVGElement; ways: string[] } | null = null

  /** The focus came to a part of the table. */
  note(target: EventTarget | null) {
    const element = target as HTMLElement | SVGElement
    if (!element.matches(':focus-visible')) return void (this.#at = null)
    const mark = element.closest('[data-mark]')?.getAttribute('data-mark')
    const ways = mark
      ? [`[data-mark="${CSS.escape(mark)}"] .touch`]
      : element.matches('.go')
        ? [go, answers]
        : [answers, go]
    this.#at = { element, ways }
  }

  /** The focus went elsewhere on purpose. */
  forget() {
    this.#at = null
  }

  /** Something was played: what had the focus has it again, or what came in its place. */
  restore(table: HTMLElement) {
    if (!this.#at || document.activeElement !== document.body) return
    const { element, ways } = this.#at
    const again =
      element.isConnected && !element.matches(':disabled')
        ? element
        : ways.map((way) => table.querySelector<HTMLElement>(way)).find(Boolean)
    again?.focus({ preventScroll: true })
  }
}
