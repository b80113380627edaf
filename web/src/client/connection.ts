// A way to a house: the one over the network, or one that runs in the page itself and speaks the same messages.

import type { Asks, HouseEvent, Problem } from './protocol'

export type State = 'connecting' | 'open' | 'lost'

/** The house said no, and why. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.reason)
  }
}

/** The way was cut before an answer came: nobody knows whether it was heard. */
export class Lost extends Error {}

export interface Connection {
  request<K extends keyof Asks>(what: K, fields: Asks[K]['ask']): Promise<Asks[K]['answer']>
  /** Tells every event from now on; returns how to stop. */
  onEvent(listener: (event: HouseEvent) => void): () => void
  /** Tells whenever the way opens or is lost; tells the present state at once. */
  onState(listener: (state: State) => void): () => void
  /** Begins anew, so that the house sees who the visitor is now; where nobody else could be there is no need. */
  reconnect?(): void
  close(): void
}
