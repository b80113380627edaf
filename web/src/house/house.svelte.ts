// The house as the screens see it: whether it can be heard, who we are, and the table we look at.

import { type Connection, Lost, Refused, type State } from './connection'
import type { Asks, Settings, TableEvent, Welcome } from './protocol'
import { openSocket } from './socket'

/** A table as it is now, with everything that was told about it. */
export interface SeenTable extends Omit<TableEvent, 'settings'> {
  settings: Settings
  /** When it was told: clocks run from here. */
  told: number
}

/** Adds an event to what was known; null if something in between was missed and must be asked for again. */
export function told(known: SeenTable | null, event: TableEvent, now: number): SeenTable | null {
  if (event.since === 0) return event.settings ? { ...event, settings: event.settings, told: now } : null
  if (!known || known.table !== event.table || known.length !== event.since) return null
  return {
    ...event,
    settings: known.settings,
    commit: known.commit,
    log: [...known.log, ...event.log],
    chat: [...known.chat, ...event.chat],
    told: now,
  }
}

class House {
  state = $state<State>('connecting')
  welcome = $state.raw<Welcome | null>(null)
  table = $state.raw<SeenTable | null>(null)
  /** Why the table cannot be shown, in the house's words. */
  missing = $state(false)
  #connection: Connection | null = null
  #watched = ''

  open(connection: Connection) {
    this.#connection = connection
    connection.onEvent((event) => {
      if (event.event === 'welcome') this.welcome = event
      else if (event.table === this.#watched) {
        this.table = told(this.table, event, Date.now())
        if (!this.table) this.#ask()
      }
    })
    connection.onState((state) => {
      this.state = state
      if (state === 'open' && this.#watched) this.#ask()
    })
  }

  request<K extends keyof Asks>(what: K, fields: Asks[K]['ask']): Promise<Asks[K]['answer']> {
    return this.#connection ? this.#connection.request(what, fields) : Promise.reject(new Lost())
  }

  /** The name under which a guest sits down from now on. */
  async rename(name: string) {
    await this.request('name', { name })
    if (this.welcome) this.welcome = { ...this.welcome, person: { name, named: false } }
  }

  /** The visitor is somebody else now, or nobody: the house must see it. */
  reconnect() {
    this.#connection?.reconnect?.()
  }

  /** Looks at a table from now on, or at none. */
  watch(table: string) {
    if (table === this.#watched) return
    if (this.#watched && this.state === 'open') this.request('leave', { table: this.#watched }).catch(() => {})
    this.#watched = table
    this.table = null
    this.missing = false
    if (table && this.state === 'open') this.#ask()
  }

  #ask() {
    const table = this.#watched
    this.request('watch', { table }).catch((error) => {
      if (error instanceof Refused && table === this.#watched) this.missing = true
    })
  }
}

export const house = new House()

export const openHouse = () =>
  house.open(openSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/1`))

/** What this browser adds to the deal, so that nobody alone can have chosen it. */
export function salt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
