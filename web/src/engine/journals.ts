// The journals of this browser's tables, in IndexedDB: a table's id, and its lines as the engine
// writes them. Where the browser keeps nothing (a private window, perhaps), a table lasts as long
// as the page.

export interface Journal {
  table: string
  length: number
  text: string
  changed: number
}

/** How an addition went: kept, no room, or another window was faster. */
export type Kept = 'kept' | 'full' | { newer: Journal }

/** Older tables than so many are forgotten when the page is opened. */
const most = 200

const asked = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const ended = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = transaction.onerror = () => reject(transaction.error)
  })

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('belle', 1)
  request.onupgradeneeded = () => request.result.createObjectStore('tables', { keyPath: 'table' })
  return asked(request)
}

export class Journals {
  #database: IDBDatabase | null = null

  /** All journals, the oldest first. */
  async open(): Promise<Journal[]> {
    try {
      this.#database = await open()
      const tables = this.#database.transaction('tables', 'readwrite').objectStore('tables')
      const all = ((await asked(tables.getAll())) as Journal[]).sort(
        (a, b) => a.changed - b.changed,
      )
      for (const { table } of all.slice(0, -most)) tables.delete(table)
      return all.slice(-most)
    } catch {
      this.#database = null
      return []
    }
  }

  /** Adds lines to a journal that has so many. */
  async add(table: string, length: number, lines: string): Promise<Kept> {
    if (!this.#database) return 'kept'
    try {
      const transaction = this.#database.transaction('tables', 'readwrite', {
        durability: 'strict',
      })
      const tables = transaction.objectStore('tables')
      const known = (await asked(tables.get(table))) as Journal | undefined
      if (known && known.length !== length) return { newer: known }
      if (!known && length > 0) return 'full' // its beginning was thrown away
      const added = lines.split('\n').length - 1
      tables.put({
        table,
        length: length + added,
        text: (known?.text ?? '') + lines,
        changed: Date.now(),
      } satisfies Journal)
      await ended(transaction)
      return 'kept'
    } catch {
      return 'full'
    }
  }
}
