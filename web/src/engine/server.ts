// A house in the page itself, with the same messages as the one over the network (docs/protocol.md). Everybody in front
// of the screen is a visitor of their own, so that each is told only what they may know; the page looks and acts as one
// of them at a time. Belle thinks in a worker beside it.

import { type Connection, Lost, Refused, type State } from '../house/connection'
import type { Asks, HouseEvent, Problem, TableEvent } from '../house/protocol'
import { addSalt } from '../house/seals'
import { hasEngine, houseModule } from './files'
import type { FromHouse, ToHouse } from './house.worker'
import { Mind, Unanswered } from './mind'
import { type Hint, hint, type Measure } from './study'

export interface LocalHouse extends Connection {
  /** Whom the page looks and acts as, from 1. */
  readonly person: number
  /** Looks and acts as somebody else from now on; whoever watches is told the table anew. */
  become(person: number): void
  /** Asks on behalf of one person, whoever looks just now. */
  requestAs<K extends keyof Asks>(
    person: number,
    what: K,
    fields: Asks[K]['ask'],
  ): Promise<Asks[K]['answer']>
  /** Who in front of the screen sits where, at a table that is watched. */
  sitting(table: string): Record<string, number>
  /** Belle's opinion of the moves of whoever looks, if it is their turn, from what they may know. */
  hint(table: string, measure: Measure, options?: { signal?: AbortSignal }): Promise<Hint>
  /** Whether those who sit in front of the screen may know different things. */
  hides(table: string): boolean
}

const everybody = [1, 2, 3, 4]
const tryAgain = 2000

interface Waiting {
  person: number
  resolve: (answer: never) => void
  reject: (error: Error) => void
}

export function openLocalHouse(): LocalHouse {
  const listeners = new Set<(event: HouseEvent) => void>()
  const watchers = new Set<(state: State) => void>()
  const waiting = new Map<number, Waiting>()
  /** What each person was last told of a table. */
  const told = new Map<string, Map<number, TableEvent>>()
  const games = new Map<number, (game: string) => void>()
  const mind = new Mind()
  let state: State = 'connecting'
  let worker: Worker | null = null
  let requests = 0
  let person = 1
  let closed = false

  function become(next: State) {
    state = next
    for (const watcher of watchers) watcher(state)
  }

  const send = (message: ToHouse) => worker?.postMessage(message)

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
    for (const [by, event] of told.get(table) ?? []) if (event.you) seats[event.you] = by
    return seats
  }

  /** Those who share a screen agree by talking: what one of them offers, the others accept. */
  function agree(by: number, { table, offer }: TableEvent) {
    if (offer?.asks_you)
      ask(by, 'answer', { table, offer: offer.number, agree: true }).catch(() => {})
  }

  /** Everything that one thing led to is heard at once, so that nobody is told about an older table than the others. */
  function heardAll(all: { person: number; text: string }[]) {
    const messages = all.map(({ person: by, text }) => ({ by, message: JSON.parse(text) }))
    for (const { by, message } of messages) {
      if (message.event !== 'table') continue
      const known = told.get(message.table) ?? new Map<number, TableEvent>()
      told.set(message.table, known.set(by, message))
      agree(by, message)
      void addSalt(message, (salt) => ask(by, 'salt', { table: message.table, salt }))
    }
    for (const { by, message } of messages) heard(by, message)
  }

  function heard(by: number, message: HouseEvent | { reply: number; ok: boolean; error: Problem }) {
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

  /** Level, seed, milliseconds, record, edition: as apps/wasm/house.cpp gives them and mind.cpp takes them. */
  async function think(ticket: number, text: string) {
    const texts = text.split('\0')
    const game = /^game (\S+)/m.exec(texts[3] ?? '')?.[1] ?? ''
    try {
      send({
        thought: await mind.ask('choose', texts, { thinking: { game, level: texts[0] ?? '' } }),
        ticket,
      })
    } catch {
      if (!closed) setTimeout(() => think(ticket, text), tryAgain)
    }
  }

  /** The game as it truly is, for the mind alone; empty if whoever looks does not have the turn. */
  const gameFor = (table: string) =>
    new Promise<string>((resolve, reject) => {
      if (state !== 'open') return reject(new Lost())
      const ticket = ++requests
      games.set(ticket, resolve)
      send({ hint: table, person, ticket })
    })

  function lose() {
    worker?.terminate()
    worker = null
    mind.stop()
    told.clear()
    for (const asked of waiting.values()) asked.reject(new Lost())
    waiting.clear()
    if (!closed) become('lost')
  }

  function open() {
    if (!hasEngine()) return lose()
    worker = new Worker(new URL('./house.worker.ts', import.meta.url), { type: 'module' })
    let opened = false
    worker.onmessage = ({ data }: MessageEvent<FromHouse>) => {
      if ('heard' in data) heardAll(data.heard)
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
    send({ open: new URL(houseModule!, location.href).href })
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
      if (what === 'watch' || what === 'leave')
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
      if (what === 'leave') told.delete(table)
      return answer
    },
    requestAs: ask,
    sitting,
    async hint(table, measure, options = {}) {
      const [record = '', edition] = (await gameFor(table)).split('\0')
      if (!record) throw new Unanswered('it is not your turn')
      return hint(record, measure, { ...options, edition })
    },
    hides(table) {
      const seen = new Set<string>()
      for (const event of told.get(table)?.values() ?? [])
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
