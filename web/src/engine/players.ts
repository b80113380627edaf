// Asking players.wasm: in a worker of its own, opened when it is first asked and ended when no
// answer is wanted any more.

import { playersModule, weightsOf } from './files'
import type { FromPlayers, ToPlayers } from './players.worker'

/** Why the engine cannot answer: a record that does not hold, with its line; or no engine. */
export class Unanswered extends Error {
  constructor(
    message: string,
    readonly line = 0,
  ) {
    super(message)
  }
}

interface Asked {
  resolve: (answer: string) => void
  reject: (error: Error) => void
  progress?: (text: string) => void
}

export interface Thinking {
  game: string
  level: string
}

export class Players {
  #worker: Worker | null = null
  #asked = new Map<number, Asked>()
  #tickets = 0

  /**
   * Calls a function of the module with texts; for thinking, with the game and level whose weights
   * it may need.
   */
  ask(
    what: string,
    texts: string[],
    { thinking, progress }: { thinking?: Thinking; progress?: (text: string) => void } = {},
  ): Promise<string> {
    return new Promise((resolve, reject) => {
      if (!playersModule)
        return reject(new Unanswered('this program was built without an engine for the page'))
      const ticket = ++this.#tickets
      this.#asked.set(ticket, { resolve, reject, progress })
      const address = thinking && weightsOf(thinking.game)
      this.#open().postMessage({
        ask: what,
        texts,
        ticket,
        ...(address && { weights: { ...thinking, address } }),
      } satisfies ToPlayers)
    })
  }

  /** Ends every thought; what was asked stays unanswered. */
  stop() {
    this.#worker?.terminate()
    this.#worker = null
    for (const { reject } of this.#asked.values()) reject(new Unanswered('stopped'))
    this.#asked.clear()
  }

  #open(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(new URL('./players.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<FromPlayers>) => this.#receive(data)
    worker.onerror = () => this.stop()
    worker.postMessage({ open: new URL(playersModule!, location.href).href } satisfies ToPlayers)
    this.#worker = worker
    return worker
  }

  #receive(message: FromPlayers) {
    const asked = this.#asked.get(message.ticket)
    if (!asked) return
    if ('progress' in message) return asked.progress?.(message.progress)
    this.#asked.delete(message.ticket)
    if ('answer' in message) asked.resolve(message.answer)
    else {
      asked.reject(new Unanswered(message.failed))
      if (message.failed.includes('RuntimeError')) this.stop()
    }
  }
}
