// The local server: it runs in the page, with the same messages as the one over the network
// (docs/protocol.md). Everybody in front of the screen is a visitor of their own, so that each is
// told only what they may know; the page looks and acts as one of them at a time. Belle thinks in a
// worker beside it.

import { type Connection, Lost, Refused, type State } from '../client/connection'
import type { Asks, ServerEvent, Problem, TableEvent } from '../client/protocol'
import { addSalt } from '../client/seals'
import { hasEngine, serverModule } from './files'
import { onlooker } from './names'
import type { FromServer, ToServer } from './server.worker'
import { Players, Unanswered } from './players'
import type { Hint, Measure } from './study'

export interface LocalServer extends Connection {
  /** Whom the page looks and acts as, from 1. */
  readonly person: number
  /** Looks and acts as another person from now on, who must watch the table anew. */
  become(person: number): void
  /** Asks on behalf of one person, not of the one the page looks as. */
  requestAs<K extends keyof Asks>(
    person: number,
    what: K,
    fields: Asks[K]['ask'],
  ): Promise<Asks[K]['answer']>
  /** Who in front of the screen sits where, at a table that is watched. */
  sitting(table: string): Record<string, number>
  /**
   * Belle's opinion of the moves of the person the page looks as, if it is their turn, from what
   * they may know; and on the way what she thinks so far.
   */
  hint(
    table: string,
    measure: Measure,
    onProgress: (soFar: Hint) => void,
    options?: { signal?: AbortSignal },
  ): Promise<Hint>
  /** Whether those who sit in front of the screen may know different things. */
  hides(table: string): boolean
}

const everybody = [1, 2, 3, 4, onlooker]
const tryAgain = 2000

interface Waiting {
  person: number
  resolve: (answer: never) => void
  reject: (error: Error) => void
}

export function openLocalServer(): LocalServer {
  const listeners = new Set<(event: ServerEvent) => void>()
  const watchers = new Set<(state: State) => void>()
  const waiting = new Map<number, Waiting>()
  /** The last event about a table that each person was sent. */
  const lastEvents = new Map<string, Map<number, TableEvent>>()
  const games = new Map<number, (game: string) => void>()
  const players = new Players()
  let state: State = 'connecting'
  let worker: Worker | null = null
  let requests = 0
  let person = 1
  let closed = false

  function become(next: State) {
    state = next
    for (const watcher of watchers) watcher(state)
  }

  const send = (message: ToServer) => worker?.postMessage(message)

  function ask<K extends keyof Asks>(
    by: number,
    what: K,
    fields: Asks[K]['ask'],
  ): Promise<Asks[K]['answer']> {
    return new Promise((resolve, reject) => {
      if (state !== 'open') return reject(new Lost())
      const request = ++requests
      waiting.set(request, { person: by, resolve: resolve as Waiting['resolve'], reject })
      send({ say: JSON.stringify({ request, do: what, ...fields }), person: by })
    })
  }

  const sitting = (table: string) => {
    const seats: Record<string, number> = {}
    for (const [by, event] of lastEvents.get(table) ?? []) if (event.you) seats[event.you] = by
    return seats
  }

  /** Those who share a screen agree by talking: what one of them offers, the others accept. */
  function agree(by: number, { table, offer }: TableEvent) {
    if (offer?.asks_you)
      ask(by, 'answer', { table, offer: offer.number, agree: true }).catch(() => {})
  }

  /**
   * Everything that one thing led to is received at once, so that nobody is sent an older table than
   * the others.
   */
  function receiveAll(all: { person: number; text: string }[]) {
    const messages = all.map(({ person: by, text }) => ({ by, message: JSON.parse(text) }))
    for (const { by, message } of messages) {
      if (message.event !== 'table') continue
      const known = lastEvents.get(message.table) ?? new Map<number, TableEvent>()
      lastEvents.set(message.table, known.set(by, message))
      agree(by, message)
      void addSalt(message, (salt) => ask(by, 'salt', { table: message.table, salt }))
    }
    for (const { by, message } of messages) receive(by, message)
  }

  function receive(
    by: number,
    message: ServerEvent | { reply: number; ok: boolean; error: Problem },
  ) {
    if ('event' in message) {
      if (by === person) for (const listener of listeners) listener(message)
      return
    }
    const asked = waiting.get(message.reply)
    if (!asked) return
    waiting.delete(message.reply)
    if (message.ok) asked.resolve(message as never)
    else asked.reject(new Refused(message.error))
  }

  /**
   * Level, seed, milliseconds, game, view, edition: as apps/wasm/server.cpp gives them and
   * players.cpp takes them. Nothing else crosses to where Belle thinks.
   */
  async function think(ticket: number, text: string) {
    const texts = text.split('\0')
    const [level = '', , , game = ''] = texts
    try {
      send({ found: await players.ask('choose', texts, { thinking: { game, level } }), ticket })
    } catch {
      if (!closed) setTimeout(() => think(ticket, text), tryAgain)
    }
  }

  /** What players.wasm needs for a hint; empty if the person the page looks as is not the mover. */
  const questionFor = (table: string) =>
    new Promise<string>((resolve, reject) => {
      if (state !== 'open') return reject(new Lost())
      const ticket = ++requests
      games.set(ticket, resolve)
      send({ hint: table, person, ticket })
    })

  function lose() {
    worker?.terminate()
    worker = null
    players.stop()
    lastEvents.clear()
    for (const asked of waiting.values()) asked.reject(new Lost())
    waiting.clear()
    if (!closed) become('lost')
  }

  function open() {
    if (!hasEngine()) return lose()
    worker = new Worker(new URL('./server.worker.ts', import.meta.url), { type: 'module' })
    let opened = false
    worker.onmessage = ({ data }: MessageEvent<FromServer>) => {
      if ('sent' in data) receiveAll(data.sent)
      else if ('think' in data) think(data.ticket, data.think)
      else if ('game' in data) {
        games.get(data.ticket)?.(data.game)
        games.delete(data.ticket)
      } else if ('open' in data) {
        opened = true
        become('open')
      } else {
        lose()
        if (opened) open()
      }
    }
    worker.onerror = lose
    send({ open: new URL(serverModule!, location.href).href })
  }
  open()

  return {
    get person() {
      return person
    },
    become(next) {
      person = next
    },
    async request(what, fields) {
      const table = 'table' in fields ? (fields.table as string) : ''
      // Everybody watches, so that it is known who sits where.
      if (what === 'watch' || what === 'unwatch')
        await Promise.all(
          everybody
            .filter((by) => by !== person)
            .map((by) => ask(by, what, fields).catch(() => {})),
        )
      if (what === 'rematch')
        await Promise.all(
          Object.values(sitting(table))
            .filter((by) => by !== person)
            .map((by) => ask(by, what, fields).catch(() => {})),
        )
      const answer = await ask(person, what, fields)
      if (what === 'unwatch') lastEvents.delete(table)
      return answer
    },
    requestAs: ask,
    sitting,
    async hint(table, measure, onProgress, options = {}) {
      const question = await questionFor(table)
      if (!question) throw new Unanswered('it is not your turn')
      const { hint } = await import('./study')
      return hint(question.split('\0'), measure, onProgress, options)
    },
    hides(table) {
      const seen = new Set<string>()
      for (const event of lastEvents.get(table)?.values() ?? [])
        if (event.you) seen.add(JSON.stringify({ ...(event.position as object), viewer: null }))
      return seen.size > 1
    },
    onEvent(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onState(listener) {
      watchers.add(listener)
      listener(state)
      return () => watchers.delete(listener)
    },
    close() {
      closed = true
      lose()
    },
  }
}
