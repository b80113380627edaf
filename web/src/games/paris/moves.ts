// The legal moves, read into what can be picked up and where it may go. Nothing here knows why a
// move is legal.

import type { AutoEnd } from '../../settings/settings.svelte'
import type { ByItself } from '../../table/byItself.svelte'
import type { DistrictId, Token } from './position'

/** A key that can be moved: one on the board by its place, or a new one from behind the screen. */
export type Source = 'new' | (string & {})

export interface KeyMove {
  text: string
  from: Source
  to: string
  fresh: boolean
}

export interface Choices {
  draw: string[]
  place: { text: string; district: DistrictId }[]
  keys: KeyMove[]
  flags: string[]
  pass: boolean
  bonus: { text: string; number: number }[]
  prestige: string[]
  vp: { text: string; tile: number; district: DistrictId }[]
  /** `bonus -`, `prestige -` or `vp -`. */
  decline: string | null
  /** What can be done with each tile. */
  use: Map<string, string[]>
  buy: Token[]
  sell: Token[]
  end: boolean
}

export function choices(legal: readonly string[]): Choices {
  const found: Choices = {
    draw: [],
    place: [],
    keys: [],
    flags: [],
    pass: false,
    bonus: [],
    prestige: [],
    vp: [],
    decline: null,
    use: new Map(),
    buy: [],
    sell: [],
    end: false,
  }
  for (const text of legal) {
    const [verb, first = '', second = '', third] = text.split(' ')
    if (first === '-') found.decline = text
    else if (verb === 'draw') found.draw.push(text)
    else if (verb === 'place') found.place.push({ text, district: first as DistrictId })
    else if (verb === 'key') found.keys.push({ text, from: 'new', to: first, fresh: false })
    else if (verb === 'move')
      found.keys.push({ text, from: first, to: second, fresh: third === 'new' })
    else if (verb === 'flag') found.flags.push(text)
    else if (verb === 'pass') found.pass = true
    else if (verb === 'bonus') found.bonus.push({ text, number: Number(first) })
    else if (verb === 'prestige') found.prestige.push(text)
    else if (verb === 'vp')
      found.vp.push({ text, tile: Number(first), district: second as DistrictId })
    else if (verb === 'use') found.use.set(first, [...(found.use.get(first) ?? []), text])
    else if (verb === 'buy') found.buy.push(first as Token)
    else if (verb === 'sell') found.sell.push(first as Token)
    else if (verb === 'end') found.end = true
  }
  found.bonus.sort((a, b) => a.number - b.number)
  found.flags.sort((a, b) => Number(a.slice(6)) - Number(b.slice(6)))
  found.use = new Map([...found.use].sort(([a], [b]) => order(a) - order(b)))
  return found
}

const order = (tile: string) => (tile.startsWith('E') ? 100 + Number(tile.slice(1)) : Number(tile))

/** Which keys can be moved at all. */
export const sources = ({ keys }: Choices): Source[] => [...new Set(keys.map(({ from }) => from))]

/** What its mover cannot take back alone (engine/paris/rules.h, `binding`). */
export const lasting = (move: string) => /^(draw|use E|end)/.test(move)

/**
 * The only answer there is plays itself: at once if nothing else may be done, after a moment if
 * something could be done first. A turn ends so where its owner wishes it: when no tile is left to
 * use, or always; but never while something would be `wasted` that still brings points.
 */
export function byItself(
  legal: readonly string[],
  autoEnd: AutoEnd,
  wasted: boolean,
): ByItself | null {
  const first = legal.filter((move) => /^(use|buy|sell) /.test(move))
  const answers = legal.filter((move) => !first.includes(move))
  const [move] = answers
  if (answers.length !== 1 || move === undefined) return null
  if (move === 'end') {
    const used = first.every((one) => !one.startsWith('use'))
    return autoEnd === 'never' || wasted || (autoEnd === 'idle' && !used)
      ? null
      : { move, waits: true }
  }
  const act = /^(key|move|flag) /.test(move)
  return act && first.length > 0 ? null : { move, waits: act || first.length > 0 }
}
