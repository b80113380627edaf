// Which words at a table were read: the chat up to when, and the last refusal of an offer, by table,
// kept in this browser.

import type { ChatLine } from '../client/protocol'
import { keep, kept } from '../kept'

const most = 60

export type Read = 'read' | 'declined'

function all(what: Read): [table: string, until: number][] {
  try {
    const read: unknown = JSON.parse(kept(what, '[]'))
    return Array.isArray(read) ? read : []
  } catch {
    return []
  }
}

/** Milliseconds of the last line, or the number of the last offer, that was read; 0 if none was. */
export const readUntil = (table: string, what: Read = 'read'): number =>
  all(what).find(([name]) => name === table)?.[1] ?? 0

export function markRead(table: string, until: number, what: Read = 'read') {
  if (until <= readUntil(table, what)) return
  const others = all(what).filter(([name]) => name !== table)
  keep(what, JSON.stringify([[table, until], ...others].slice(0, most)))
}

/** How many lines of others came since then. */
export const unread = (chat: readonly ChatLine[], you: string | null, until: number): number =>
  chat.filter(({ at, seat }) => at > until && (seat === undefined || seat !== you)).length

export const lastAt = (chat: readonly ChatLine[]): number =>
  Math.max(0, ...chat.map(({ at }) => at))
