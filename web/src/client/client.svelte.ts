// The client that the screens share: whether its servers (over the network, and in the page) can be
// reached, who we are, and the table we look at.

import type { LocalServer } from '../engine/server'
import { isLocal, localMark, onlooker } from '../engine/names'
import type { Hint, Measure } from '../engine/study'
import { keepForOffline } from '../offline'
import { type Connection, Lost, Refused, type State } from './connection'
import { distinct } from '../table/names'
import { isMyTurn, unfinished, withChanged } from './own'
import type { Asks, Settings, Summary, TableEvent, Welcome } from './protocol'
import { addSalt, forgetSeals } from './seals'
import { openSocket } from './socket'

/** A table as it is now, with everything that events said about it. */
export interface SeenTable extends Omit<TableEvent, 'settings'> {
  settings: Settings
  /** When the last event came: clocks run from here. */
  receivedAt: number
  /** Whose time runs, where an older position is shown than the newest. */
  due?: string | null
}

/**
 * Adds an event to what was known; null if something in between was missed and must be asked for
 * again.
 */
export function withEvent(
  known: SeenTable | null,
  event: TableEvent,
  now: number,
): SeenTable | null {
  const chairs = distinct(event.chairs)
  if (event.since === 0)
    return event.settings ? { ...event, chairs, settings: event.settings, receivedAt: now } : null
  if (!known || known.table !== event.table || known.length !== event.since) return null
  return {
    ...event,
    chairs,
    settings: known.settings,
    commit: event.commit ?? known.commit,
    log: [...known.log, ...event.log],
    chat: [...known.chat, ...event.chat],
    receivedAt: now,
  }
}

/** Where a table is: over the network, or in this page. */
export type Where = 'network' | 'page'

/** The address of a table; those of this browser have one of their own. */
export const pathOf = (table: string) =>
  isLocal(table) ? `/l/${table.slice(localMark.length)}` : `/t/${table}`

/** The table that an address names. */
export function tableAt(path: string): string | undefined {
  const [, kind, id] = /^\/([lt])\/([A-Za-z0-9]+)\/?$/.exec(path) ?? []
  return id && (kind === 'l' ? localMark + id : id)
}

class Client {
  /** Whether the server over the network can be reached. */
  network = $state<State>('connecting')
  /** The same for the server in the page, which is opened when it is first needed. */
  page = $state<State | 'closed'>('closed')
  table = $state.raw<SeenTable | null>(null)
  /** There is no such table. */
  missing = $state(false)
  /** Our own tables over the network as they are now, the last hundred; null until they are known. */
  own = $state.raw<Summary[] | null>(null)
  /** Those of them where it is our turn, the most urgent first. */
  awaiting = $derived(unfinished(this.own ?? []).filter(isMyTurn))
  /** Whether the page is behind another window. */
  hidden = $state(false)
  /** How many games await; one in the page itself does while nobody looks at it. */
  awaitingCount = $derived.by(() => {
    const { table } = this
    const here = this.hidden && isLocal(table?.table ?? '') && table?.legal !== undefined
    return this.awaiting.length + (here ? 1 : 0)
  })
  #welcomes = $state.raw<Partial<Record<Where, Welcome>>>({})
  #watched = $state('')
  #network: Connection | null = null
  #page: LocalServer | null = null
  #opening: Promise<boolean> | null = null
  #followers = new Set<(table: SeenTable | null) => void>()

  /**
   * Whether the server of the table that is shown can be reached; the one over the network if there
   * is none.
   */
  state = $derived<State>(
    !isLocal(this.#watched) ? this.network : this.page === 'closed' ? 'connecting' : this.page,
  )
  /** Which games there are; and who we are over the network. */
  welcome = $derived(
    this.#welcomes.network ??
      (this.#welcomes.page ? { ...this.#welcomes.page, person: null } : null),
  )

  /** Tells of everything that is seen of a table, event by event, none left out. */
  onTable(follower: (table: SeenTable | null) => void) {
    this.#followers.add(follower)
  }

  #see(table: SeenTable | null) {
    this.table = table
    for (const follower of this.#followers) follower(table)
  }

  open(connection: Connection) {
    this.#network = connection
    this.#listen(connection, 'network')
  }

  /** Opens the server in the page; false if this browser or this program cannot. */
  openPage(): Promise<boolean> {
    this.#opening ??= import('../engine/server').then(
      ({ openLocalServer }) =>
        new Promise((resolve) => {
          this.#page = openLocalServer()
          this.#listen(this.#page, 'page')
          this.#page.onState((state) => state !== 'connecting' && resolve(state === 'open'))
        }),
      () => false,
    )
    return this.#opening
  }

  request<K extends keyof Asks>(
    what: K,
    fields: Asks[K]['ask'],
    where?: Where,
  ): Promise<Asks[K]['answer']> {
    const place =
      where ?? ('table' in fields && isLocal(fields.table as string) ? 'page' : 'network')
    const connection = place === 'page' ? this.#page : this.#network
    if (what === 'play') keepForOffline()
    if (!connection) return Promise.reject(new Lost())
    const answer = connection.request(what, fields)
    // Who sits down for the first time has become a person with tables of their own.
    if (place === 'network' && (what === 'create' || what === 'sit'))
      answer.then(
        () => this.#follow(),
        () => {},
      )
    return answer
  }

  /** Asks for our own tables, and to be told of every change from now on. */
  #follow() {
    this.#network?.request('mine', { follow: true }).then(
      ({ tables }) => (this.own = tables),
      () => {},
    )
  }

  /** Sets a table in the page for people in front of one screen, named by seat. */
  async createShared(
    settings: Asks['create']['ask'],
    names: Record<string, string>,
  ): Promise<string> {
    const server = this.#page
    if (!server) throw new Lost()
    const seats = Object.entries(names)
    for (const [i, [, name]] of seats.entries()) await server.requestAs(i + 1, 'name', { name })
    const { table } = await server.requestAs(1, 'create', { ...settings, seat: seats[0]![0] })
    for (const [i, [seat]] of seats.entries())
      if (i > 0) await server.requestAs(i + 1, 'sit', { table, seat })
    return table
  }

  /**
   * Looks at a table of the page as the owner of this seat from now on, or as one who only watches.
   * What everybody may see stays until the rest comes; everything else is gone at once.
   */
  become(seat: string | null) {
    const person = seat === null ? onlooker : this.#page?.sitting(this.#watched)[seat]
    if (!person) return
    if (this.table?.you != null && this.hides(this.#watched)) this.#see(null)
    this.#page!.become(person)
    this.#ask()
  }

  /** Whether those who share the screen may know different things just now. */
  hides(table: string) {
    return this.#page?.hides(table) ?? false
  }

  /** Belle's opinion at a table of the page, for the person it looks as; there is none over the network. */
  hint(
    table: string,
    measure: Measure,
    onProgress: (soFar: Hint) => void,
    signal: AbortSignal,
  ): Promise<Hint> {
    return this.#page
      ? this.#page.hint(table, measure, onProgress, { signal })
      : Promise.reject(new Lost())
  }

  /** The name under which a guest sits down from now on. */
  async rename(name: string) {
    await this.request('name', { name })
    const { network } = this.#welcomes
    if (network)
      this.#welcomes = {
        ...this.#welcomes,
        network: { ...network, person: { name, named: false } },
      }
  }

  /** The visitor is another person now, or nobody: the server must see it. */
  reconnect() {
    this.#network?.reconnect?.()
  }

  /** Looks at a table from now on, or at none. */
  watch(table: string) {
    if (table === this.#watched) return
    if (this.#watched && this.state === 'open')
      this.request('unwatch', { table: this.#watched }).catch(() => {})
    this.#watched = table
    this.#see(null)
    this.missing = false
    this.#page?.become(1) // others who share a screen say so at their table
    if (isLocal(table))
      this.openPage().then((opened) => !opened && table === this.#watched && (this.missing = true))
    if (table && this.state === 'open') this.#ask()
  }

  /** Gives the seat at a table that waits back; false if its game has begun meanwhile. */
  async withdraw(table: string): Promise<boolean> {
    const { seat } = await this.request('leave', { table })
    if (seat) return false
    forgetSeals(table)
    this.#follow()
    return true
  }

  #listen(connection: Connection, where: Where) {
    connection.onEvent((event) => {
      if (event.event === 'welcome') {
        this.#welcomes = { ...this.#welcomes, [where]: event }
        return
      }
      if (event.event === 'own') {
        this.own = withChanged(this.own ?? [], event.tables)
        return
      }
      // In the page everybody at the screen answers for themselves (engine/server.ts).
      if (where === 'network')
        void addSalt(event, (salt) => connection.request('salt', { table: event.table, salt }))
      if (event.table !== this.#watched) return
      this.#see(withEvent(this.table, event, Date.now()))
      if (!this.table) this.#ask()
    })
    connection.onState((state) => {
      this[where] = state
      if (state === 'open' && where === 'network') this.#follow()
      if (state === 'open' && this.#watched && isLocal(this.#watched) === (where === 'page'))
        this.#ask()
    })
  }

  #ask() {
    const table = this.#watched
    this.request('watch', { table }).catch((error) => {
      if (error instanceof Refused && table === this.#watched) this.missing = true
    })
  }
}

export const client = new Client()

export function connect() {
  document.addEventListener('visibilitychange', () => (client.hidden = document.hidden))
  client.open(
    openSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/1`),
  )
}
