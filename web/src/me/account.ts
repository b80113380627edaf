// Who a visitor is, over plain HTTP, because names and passwords change the cookie
// (docs/protocol.md, "HTTP").

import { client } from '../client/client.svelte'
import type { Problem, Summary } from '../client/protocol'
import type { Say } from '../messages/say'

export interface Me {
  person: { name: string; named: boolean } | null
  ratings: Record<string, { rating: number; deviation: number }>
}

/** What was asked for went well, or why not. */
export type Outcome = { ok: true } | { ok: false; problem: Problem }

const unreachable: Problem = {
  field: 'server',
  reason: 'the server cannot be reached',
  word: 'unreachable',
}

async function post(path: string, fields: object): Promise<Outcome> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
    })
    if (answer.ok) return { ok: true }
    return { ok: false, problem: (await answer.json()).error }
  } catch {
    return { ok: false, problem: unreachable }
  }
}

export const claim = (name: string, password: string) => post('/api/claim', { name, password })
export const logIn = (name: string, password: string) => post('/api/log-in', { name, password })
export const changePassword = (password: string, next: string) =>
  post('/api/password', { password, new_password: next })
export const logOut = () => post('/api/log-out', {})

async function get<T>(path: string): Promise<T> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.json()
}

export const me = () => get<Me>('/api/me')
/**
 * The own tables on the server, page by page, the last changed first: each page begins with the last
 * table of the one before.
 */
async function ownTablesOver(): Promise<Summary[]> {
  const all = new Map<string, Summary>()
  let until = ''
  let before: number
  do {
    before = all.size
    const { tables }: { tables: Summary[] } = await get('/api/me/tables' + until)
    for (const table of tables) all.set(table.table, table)
    until = `?until=${tables.at(-1)?.changed ?? 0}`
  } while (all.size > before)
  return [...all.values()]
}

/** The own tables, those of this browser among them, the last changed first. */
export async function ownTables(): Promise<Summary[]> {
  const over = await ownTablesOver()
  const here = (await client.openPage()) ? (await client.request('mine', {}, 'page')).tables : []
  return [...over, ...here].sort((a, b) => b.changed - a.changed)
}

/** Why a name or a password was refused, in the page's language. */
export function problemSentence(say: Say, { word }: Pick<Problem, 'word'>): string {
  const known = say.me.faults as Record<string, (() => string) | undefined>
  const key = (word ?? '').replaceAll('-', '_')
  return key in known ? known[key]!() : say.refused()
}
