// Which words at a table were read: up to when, by table, kept in this browser.

import type { ChatLine } from '../client/protocol'
import { keep, kept } from '../kept'

const key = 'read'
const most = 60

function all(): [table: string, until: number][] {
  try {
    const read: unknown = JSON.parse(kept(key, '[]'))
    return Array.isArray(read) ? read : []
  } catch {
    return []
  }
}

/** Milliseconds of the last line that was read; 0 if none was. */
export const readUntil = (table: string): number => all().find(([name]) => name === table)?.[1] ?? 0

export function markRead(table: string, until: number) {
  if (until <= readUntil(table)) return
  const others = all().filter(([name]) => name !== table)
  keep(key, JSON.stringify([[table, until], ...others].slice(0, most)))
}

/** How many lines of others came since then. */
export const unread = (chat: readonly ChatLine[], you: string | null, until: number): number =>
  chat.filter(({ at, seat }) => at > until && (seat === undefined || seat !== you)).length

export const lastAt = (chat: readonly ChatLine[]): number =>
  Math.max(0, ...chat.map(({ at }) => at))
