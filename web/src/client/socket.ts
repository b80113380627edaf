// The connection over a WebSocket. A lost socket is opened again, at first soon, then ever more
// patiently; listeners get `open` again and ask again for the events they want.

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

interface Waiting {
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
    socket = null
    for (const asked of waiting.values()) asked.reject(new Lost())
    waiting.clear()
  }

  function connect() {
    clearTimeout(timer)
    socket = new WebSocket(address)
    socket.onopen = () => {
      attempts = 0
      become('open')
    }
    socket.onmessage = (event) => receive(event.data)
    socket.onclose = () => {
      dropped()
      if (closed) return
      become('lost')
      timer = window.setTimeout(connect, pauseBefore(attempts++, Math.random()))
    }
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
        if (socket?.readyState !== WebSocket.OPEN) return reject(new Lost())
        const request = ++requests
        waiting.set(request, { resolve: resolve as Waiting['resolve'], reject })
        socket.send(JSON.stringify({ request, do: what, ...fields }))
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
