// A table of this browser that stands at any move of a record: its journal is put where the page
// keeps them.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The journal of a record's first `plies` moves, or of all of it; `seat` is ours, Belle has the others. */
export function journalOf(record, { seat, plies = Infinity }) {
  const file = fileURLToPath(new URL(`../../tests/records/${record}.belle`, import.meta.url))
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  const header = lines.filter((line) => !/^(move|score|result) /.test(line))
  const moves = lines.filter((line) => line.startsWith('move '))
  const seats = header.flatMap((line) => /^seat (\S+)/.exec(line)?.[1] ?? [])
  const game = /^game (\S+)/m.exec(header.join('\n'))[1]
  const options = Object.fromEntries(
    header.flatMap((line) => {
      const [, option, value] = /^option (\S+) (.*)/.exec(line) ?? []
      return option ? [[option, value]] : []
    }),
  )
  const ended = lines.filter((line) => /^(score|result) /.test(line))
  return [
    `# table ${JSON.stringify({ game, seats: seats.length, options })}`,
    `# sealed ${'0'.repeat(64)}`,
    `# sit ${seat} 1 guest - Camille`,
    ...seats.filter((one) => one !== seat).map((one) => `# belle ${one} gamin`),
    ...header.map((line) =>
      line.replace(
        /^seat (\S+) .*/,
        (_, one) => `seat ${one} ${one === seat ? 'Camille' : 'Gamin'}`,
      ),
    ),
    '# start',
    ...moves.slice(0, plies),
    ...(plies >= moves.length ? ended : []),
  ]
}

/** Puts tables there, by name; the page finds them when it is opened anew. */
export const putTables = (page, journals) =>
  page.evaluate(
    (tables) =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('belle', 1)
        request.onupgradeneeded = () =>
          request.result.createObjectStore('tables', { keyPath: 'table' })
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const transaction = request.result.transaction('tables', 'readwrite')
          const now = Date.now()
          for (const [name, lines] of Object.entries(tables))
            transaction.objectStore('tables').put({
              table: `local-${name}`,
              length: lines.length,
              text: lines.map((line) => `${now} ${line}\n`).join(''),
              changed: now,
            })
          transaction.oncomplete = () => (request.result.close(), resolve())
        }
      }),
    journals,
  )
