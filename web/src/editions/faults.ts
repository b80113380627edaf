// What the engine's reader says about an edition, read into its place and a word that the message
// files know.

import type { Say } from '../messages/say'

/**
 * `place` is written as the reader writes it: `tiles[3]`, `banks.mon`; empty for the whole file.
 */
export interface Fault {
  place: string
  reason: string
}

/** From `edition: tiles[3]: a tile has 4 spaces`, or `edition:14: not JSON: …`. */
export function readFault(text: string): Fault {
  const line = /^edition:(\d+): (.*)$/.exec(text)
  if (line) return { place: '', reason: text.slice('edition:'.length) }
  const found = /^edition: (?:([a-z_]+(?:\.[^\s:[\].]+|\[\d+\])*): )?(.*)$/.exec(text)
  return found ? { place: found[1] ?? '', reason: found[2]! } : { place: '', reason: text }
}

/** The part of the file that a place belongs to: `tiles[3]` to `tiles`. */
export const partOf = (place: string) => place.split(/[.[]/)[0]!

/** Whether what stands at `place` is at fault. */
export const concerns = (fault: Fault | null, place: string) =>
  fault !== null &&
  (fault.place === place ||
    fault.place.startsWith(`${place}.`) ||
    fault.place.startsWith(`${place}[`))

type Word = keyof Say['editions']['faults']

const words: [RegExp, Word][] = [
  [/^\d+: not JSON|^not JSON/, 'json'],
  [/^the tiles have (\d+) own spaces, not (\d+)/, 'tiles_own'],
  [/^the tiles have (\d+) opponent's spaces, not (\d+)/, 'tiles_rival'],
  [/^the tiles have (\d+) mixed spaces, not (\d+)/, 'tiles_mixed'],
  [/^the tiles have (\d+) streetlight spaces, not (\d+)/, 'tiles_light'],
  [/^covers (\d+) spaces, not (\d+)/, 'covers'],
  [/^nothing is drawn/, 'nothing_drawn'],
  [/^its spaces do not hang together/, 'apart'],
  [/^has the same shape as (\w+)/, 'same_shape'],
  [/^the drawing is too large/, 'too_large'],
  [/^must be a whole number|^a number from|^an amount from/, 'number'],
  [/^the district has this type already/, 'type_twice'],
  [/^the token stands twice/, 'token_twice'],
  [/^prestige lies beside|^gold lies beside/, 'token_order'],
  [/^one to six resources/, 'cost'],
  [/^the values must rise|^a value from 9/, 'values'],
  [/^the first must get more/, 'vp_order'],
  [/^another VP tile gives/, 'vp_twice'],
  [/^the number stands twice/, 'number_twice'],
  [/^tile (\d+) is in the game once/, 'tile_once'],
  [/^the last number of each zone/, 'zones'],
  [/^a resource must be sold/, 'sells'],
  [/^unknown key/, 'unknown'],
  [/missing$/, 'missing'],
  [/^the rules say (\d+)/, 'rules_say'],
]

/** The fault in the page's language; one that the page has no words for, in the reader's own. */
export function faultSentence(say: Say, { reason }: Fault): { text: string; language?: 'en' } {
  for (const [pattern, word] of words) {
    const found = pattern.exec(reason)
    if (!found) continue
    const sentence = say.editions.faults[word] as (given: { a: string; b: string }) => string
    return { text: sentence({ a: found[1] ?? '', b: found[2] ?? '' }) }
  }
  return { text: reason, language: 'en' }
}
