// Analyses that this browser has made, so that none is made twice. Where it keeps nothing they are
// made again.

import type { AnalysisReport } from '../engine/study'

interface Kept {
  key: string
  report: AnalysisReport
  changed: number
}

/** Older ones than so many are forgotten. */
const most = 60

/**
 * One more when reports say something else than before: those that were kept are then made again.
 */
const edition = 3

const asked = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

let database: Promise<IDBDatabase> | null = null

function open(): Promise<IDBDatabase> {
  database ??= (() => {
    const request = indexedDB.open('belle-reviews', edition)
    request.onupgradeneeded = () => {
      for (const store of request.result.objectStoreNames) request.result.deleteObjectStore(store)
      request.result.createObjectStore('reports', { keyPath: 'key' })
    }
    return asked(request)
  })()
  return database
}

const reports = async (mode: IDBTransactionMode) =>
  (await open()).transaction('reports', mode).objectStore('reports')

const keyOf = (record: string, simulations: number) => `${simulations}\n${record}`

/** The analysis with most simulations that is known of a record. */
export async function knownReport(
  record: string,
  measures: readonly number[],
): Promise<{ report: AnalysisReport; simulations: number } | null> {
  try {
    const store = await reports('readonly')
    for (const simulations of [...measures].sort((a, b) => b - a)) {
      const kept = (await asked(store.get(keyOf(record, simulations)))) as Kept | undefined
      if (kept) return { report: kept.report, simulations }
    }
  } catch {
    // Nothing is kept here.
  }
  return null
}

export async function keepReport(record: string, simulations: number, report: AnalysisReport) {
  try {
    const store = await reports('readwrite')
    store.put({ key: keyOf(record, simulations), report, changed: Date.now() } satisfies Kept)
    const all = ((await asked(store.getAll())) as Kept[]).sort((a, b) => b.changed - a.changed)
    for (const { key } of all.slice(most)) store.delete(key)
  } catch {
    // Then it is made again next time.
  }
}
