// A connection to a server: over the network, or to the one that runs in the page itself and speaks
// the same messages.

import type { Asks, ServerEvent, Problem } from './protocol'

export type State = 'connecting' | 'open' | 'lost'

/** The server said no, and why. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.reason)
  }
}

/** The connection was cut before an answer came: nobody knows whether the request arrived. */
export class Lost extends Error {}

export interface Connection {
  request<K extends keyof Asks>(what: K, fields: Asks[K]['ask']): Promise<Asks[K]['answer']>
  /** Calls with every event from now on; returns how to stop. */
  onEvent(listener: (event: ServerEvent) => void): () => void
  /** Calls with the present state at once, and whenever it changes; returns how to stop. */
  onState(listener: (state: State) => void): () => void
  /**
   * Begins anew, so that the server sees who the visitor is now; where nobody else could be there is
   * no need.
   */
  reconnect?(): void
  close(): void
}
