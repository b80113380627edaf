// Fair dealing, the page's part: who sits at a table is shown a commitment to the deal and adds chance
// of their own. Both are kept in this browser, so that the record can be compared with them
// when the game is over.

import { kept, keep } from '../kept'
import type { TableEvent } from './protocol'

export interface Seal {
  table: string
  seat: string
  /** What the table had committed itself to before we added anything. */
  commit: string
  /** What we added. */
  salt: string
  /** The table has said that it counts. */
  counted: boolean
}

/** Older ones than so many are forgotten. */
const most = 400

/** For browsers that keep nothing: as long as the page lasts. */
let seals: Seal[] = []

function known(): Seal[] {
  try {
    const all = JSON.parse(kept('seals', 'null'))
    if (Array.isArray(all)) seals = all
  } catch {
    // Another program has written there.
  }
  return seals
}

function remember(seal: Seal) {
  const others = known().filter(({ table, seat }) => table !== seal.table || seat !== seal.seat)
  seals = [...others, seal].slice(-most)
  keep('seals', JSON.stringify(seals))
}

const drawn = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/**
 * Answers a table that asks for a salt. Another window of this browser may have answered already:
 * then with the same.
 */
export async function addSalt(event: TableEvent, send: (salt: string) => Promise<unknown>) {
  const { table, you: seat, commit, asks_salt: asked } = event
  if (!asked || !seat || !commit) return
  let seal = known().find((one) => one.table === table && one.seat === seat)
  if (seal && seal.commit !== commit) return // it has changed what it had promised: the record will show it
  if (!seal) remember((seal = { table, seat, commit, salt: drawn(), counted: false }))
  try {
    await send(seal.salt)
    remember({ ...seal, counted: true })
  } catch {
    // It came too late; or the connection was lost, and the table asks again.
  }
}

/** We have left this table before its game: the next person on the seat adds for themselves. */
export function forgetSeals(of: string) {
  seals = known().filter(({ table }) => table !== of)
  keep('seals', JSON.stringify(seals))
}

/**
 * What was kept of the deal of a game: by its table, or for a file by what its table had promised.
 */
export const sealsOf = (table: string | null, record: string): Seal[] =>
  known().filter((one) => (table ? one.table === table : one.commit === promised(record)))

/** What the table of a record had promised; nothing if its deal was not sealed. */
export const promised = (record: string) => /^fair commit (\S+)$/m.exec(record)?.[1]

/**
 * What this browser can say of a record whose deal follows from its seed and salts: it is what we
 * were promised, with a salt of ours, so nobody chose it; it is what we were promised, but ours is
 * not in it (late, or so it was said); we were promised nothing and have only the record's word; or
 * it is another.
 */
export function compared(record: string, own: Seal[]): 'verified' | 'late' | 'unseen' | 'wrong' {
  if (own.length === 0) return 'unseen'
  if (own.some(({ commit }) => commit !== promised(record))) return 'wrong'
  const missing = own.filter(
    ({ seat, salt }) => !record.split('\n').includes(`fair salt ${seat} ${salt}`),
  )
  if (missing.some(({ counted }) => counted)) return 'wrong'
  return missing.length === own.length ? 'late' : 'verified' // one salt that we drew is enough
}
