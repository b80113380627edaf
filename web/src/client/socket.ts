// The connection over a WebSocket. A lost socket is opened again, at first soon, then ever more
// patiently; listeners get `open` again and ask again for the events they want. A server that closes
// while others go on sends us there: it has done nothing that it did not answer, so what waits for an
// answer is asked again, and nobody need know.

import { type Connection, Lost, Refused, type State } from './connection'
import type { ServerEvent } from './protocol'

const firstPause = 300
const longestPause = 8000

/**
 * How long to wait before the next attempt; a little chance keeps all clients from knocking at the
 * same moment.
 */
export const pauseBefore = (attempt: number, chance: number) =>
  Math.min(longestPause, firstPause * 2 ** attempt) * (0.75 + chance / 2)

/** How long the visitor is not told that we are between two servers. */
const longestMove = 3000

/** Within how many milliseconds we may come back, at any moment; null if we were not asked to. */
export const comesBackWithin = ({ code, reason }: { code: number; reason: string }) => {
  const within = code === 1012 && /^come-back (\d{1,5})$/.exec(reason)?.[1]
  return within ? Number(within) : null
}

interface Waiting {
  text: string
  resolve: (answer: never) => void
  reject: (error: Error) => void
}

export function openSocket(address: string): Connection {
  const listeners = new Set<(event: ServerEvent) => void>()
  const watchers = new Set<(state: State) => void>()
  const waiting = new Map<number, Waiting>()
  let state: State = 'connecting'
  let socket: WebSocket | null = null
  let requests = 0
  let attempts = 0
  let timer = 0
  let closed = false
  let moving = 0 // the timer of a move to another server

  function become(next: State) {
    state = next
    for (const watcher of watchers) watcher(state)
  }

  function receive(text: string) {
    const message = JSON.parse(text)
    if ('event' in message) {
      for (const listener of listeners) listener(message)
      return
    }
    const asked = waiting.get(message.reply)
    if (!asked) return
    waiting.delete(message.reply)
    if (message.ok) asked.resolve(message as never)
    else asked.reject(new Refused(message.error))
  }

  /** Whatever was asked is not answered any more. */
  function dropped() {
    clearTimeout(moving)
    moving = 0
    for (const asked of waiting.values()) asked.reject(new Lost())
    waiting.clear()
  }

  function connect() {
    clearTimeout(timer)
    socket = new WebSocket(address)
    socket.onopen = () => {
      attempts = 0
      clearTimeout(moving)
      moving = 0
      for (const { text } of waiting.values()) socket!.send(text)
      become('open')
    }
    socket.onmessage = (event) => receive(event.data)
    socket.onclose = (event) => {
      socket = null
      const within = closed ? null : comesBackWithin(event)
      if (within !== null) {
        clearTimeout(moving)
        moving = window.setTimeout(lost, within + longestMove)
        timer = window.setTimeout(connect, Math.random() * within)
        return
      }
      if (closed) return dropped()
      if (!moving) lost()
      timer = window.setTimeout(connect, pauseBefore(attempts++, Math.random()))
    }
  }

  function lost() {
    dropped()
    become('lost')
  }

  /** The visitor comes back to the page, or the network does: no reason to wait any longer. */
  function hurry() {
    if (socket || closed || document.hidden) return
    attempts = 0
    connect()
  }
  addEventListener('online', hurry)
  document.addEventListener('visibilitychange', hurry)
  connect()

  return {
    request: (what, fields) =>
      new Promise((resolve, reject) => {
        const isOpen = socket?.readyState === WebSocket.OPEN
        if (!isOpen && !moving) return reject(new Lost())
        const request = ++requests
        const text = JSON.stringify({ request, do: what, ...fields })
        waiting.set(request, { text, resolve: resolve as Waiting['resolve'], reject })
        if (isOpen) socket!.send(text)
      }),
    onEvent(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onState(listener) {
      watchers.add(listener)
      listener(state)
      return () => watchers.delete(listener)
    },
    reconnect() {
      attempts = 0
      if (socket) {
        socket.onclose = socket.onmessage = null
        socket.close()
        socket = null
      }
      dropped()
      become('connecting')
      connect()
    },
    close() {
      closed = true
      clearTimeout(timer)
      removeEventListener('online', hurry)
      document.removeEventListener('visibilitychange', hurry)
      socket?.close()
    },
  }
}
