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
  [/^an edition is not larger/, 'too_big'],
  [/^this is an edition of another game/, 'other_game'],
  [/^unknown key/, 'unknown'],
  [/^the key must be a whole number/, 'key_number'],
  [/^must be an object/, 'object'],
  [/^must be a list/, 'list'],
  [/^must be a text/, 'text'],
  [/^must be true or false/, 'truth'],
  [/^must be a short text/, 'short_text'],
  [/^a name has/, 'name'],
  [/^a standing is/, 'standing'],
  [/^(?:must be a whole number|a number|an amount) from (\d+) to (\d+)/, 'range'],
  [/^must be a whole number/, 'number'],
  [/^there must be (\d+) entries, not (\d+)/, 'entries'],
  [/^the rules say (\d+)/, 'rules_say'],

  [/^there must be (\d+) tiles/, 'tile_count'],
  [/^a tile has (\d+) spaces/, 'tile_spaces'],
  [/^a space is one of/, 'space_kind'],
  [/^the tiles have (\d+) own spaces, not (\d+)/, 'tiles_own'],
  [/^the tiles have (\d+) opponent's spaces, not (\d+)/, 'tiles_rival'],
  [/^the tiles have (\d+) mixed spaces, not (\d+)/, 'tiles_mixed'],
  [/^the tiles have (\d+) streetlight spaces, not (\d+)/, 'tiles_light'],
  [/^there must be (\d+) buildings/, 'building_count'],
  [/^(\d+) buildings of size (\d+), not (\d+)/, 'size_count'],
  [/^a building's id is/, 'building_id'],
  [/^the id stands twice/, 'id_twice'],
  [/^nothing is drawn/, 'nothing_drawn'],
  [/^the rows must be equally long/, 'rows'],
  [/^a drawing has only/, 'signs'],
  [/^covers (\d+) spaces, not (\d+)/, 'covers'],
  [/^the drawing is too large/, 'too_large'],
  [/^the drawing has an empty edge/, 'empty_edge'],
  [/^its spaces do not hang together/, 'apart'],
  [/^has the same shape as (\w+)/, 'same_shape'],
  [/^no postcard is called so/, 'no_postcard'],
  [/^the postcard stands twice/, 'postcard_twice'],
  [/^a first game has (\d+) postcards/, 'first_game'],

  [/^no type of building is called so/, 'no_type'],
  [/^the district has this type already/, 'type_twice'],
  [/^no token is called so/, 'no_token'],
  [/^the token stands twice/, 'token_twice'],
  [/^prestige lies beside|^gold lies beside/, 'token_order'],
  [/^one to six resources|^wood, marble or gold/, 'cost'],
  [/^three prestige slots|^bronze\*, silver\* or gold\*/, 'slots'],
  [/^the values must rise|^a value from 9/, 'values'],
  [/^a second landmark of a value/, 'second_landmark'],
  [/^the first must get more/, 'vp_order'],
  [/^another VP tile gives/, 'vp_twice'],
  [/^it shows no/, 'shows_no'],
  [/^so many numbers of VP: (\d+)/, 'vp_numbers'],
  [/^no effect is called so/, 'no_effect'],
  [/^buildings have 1, 2, 3, 4, 5, 8/, 'building_values'],
  [/^the tiles have numbers from 1 to 30/, 'tile_numbers'],
  [/^the tile stands twice/, 'tile_twice'],
  [/^one tile at most lets a key join/, 'one_joins'],
  [/^the number stands twice/, 'number_twice'],
  [/^tile (\d+) is in the game once/, 'tile_once'],
  [/^both lists together have (\d+) numbers, not (\d+)/, 'copies'],
  [/^a token, 'any resource'/, 'end_tile'],
  [/^the tiles leave too many choices/, 'choices'],
  [/^the last number of each zone/, 'zones'],
  [/^a resource must be sold/, 'sells'],

  [/^stands twice/, 'key_twice'],
  [/missing$/, 'missing'],
  [/^(\w+) or (\w+)$/, 'reading'],
]

/** The fault in the page's language; one that the page has no words for, in the reader's own. */
export function faultSentence(say: Say, { reason }: Fault): { text: string; language?: 'en' } {
  for (const [pattern, word] of words) {
    const found = pattern.exec(reason)
    if (!found) continue
    const [, a = '', b = '', c = ''] = found
    const sentence = say.editions.faults[word] as (given: Record<string, string>) => string
    return { text: sentence({ a, b, c }) }
  }
  return { text: reason, language: 'en' }
}
