// What a move brought, as this viewer may know it: read off the positions that they were told before
// and after it. What stands behind a rival's screen is in neither; a bank's francs, and the
// difference of two values that a key paid, and what a used tile pays lie open to all.

import type { PlayedMove } from '../../table/log'
import type { Box } from './box'
import {
  bonusEffect,
  endEffect,
  landmarkKey,
  type Position,
  readPlace,
  type Seat,
  spotAt,
  type Token,
  tokenKinds,
  type Tiles,
  type Tokens,
} from './position'

export interface Outcome {
  /** The space that a drawn or placed tile filled. */
  built?: string
  /** More or fewer than before. */
  francs: number
  vp: number
  tokens: Tokens
}

const valueOf = (text: string) => {
  const place = readPlace(text)
  return 'value' in place ? place.value : 0
}

/** What everybody saw change hands in francs. */
function openFrancs(box: Box, move: string): number {
  const [verb, first = '', second = ''] = move.split(' ')
  if (verb === 'key') return first === 'arc' ? 0 : box.banks[first.slice(5) as 'mon']
  if (verb === 'move') return valueOf(first) - valueOf(second)
  if (verb === 'buy') return -box.buy[first as 'wood']
  return verb === 'sell' ? box.sell[first as Token] : 0
}

/** What a tile that was used pays, or costs: it lies open beside the screen. */
function tileFrancs(tiles: Tiles, move: string): number {
  const [verb, name = ''] = move.split(' ')
  if (verb !== 'use') return 0
  const tile = name.startsWith('E') ? endEffect(tiles, name) : bonusEffect(tiles, Number(name))
  return 'francs' in tile ? (tile.effect === 'extra_key' ? -tile.francs : tile.francs) : 0
}

/** The resources that a key's move costs, one by one; a landmark's also where it stands (§4). */
function priceOf(box: Box, before: Position, move: string): readonly Token[] {
  const to = move.split(' ')[2] ?? ''
  const place = readPlace(to)
  if (place.kind === 'landmark') return box.landmarks[landmarkKey(before, to)]?.cost ?? []
  return place.kind === 'building' && place.value === 8
    ? Array<Token>(box.wood_for_eight ?? 1).fill('wood')
    : []
}

/** What a bonus tile costs on a building of value 3. */
const bonusFrancs = ({ target = 'arc' }: Position, move: string) =>
  /^bonus \d/.test(move) && valueOf(target) === 3 ? -2 : 0

/** The same of a move whose positions this page has not seen. */
export const openOutcome = (box: Box, move: string): Outcome => ({
  francs: openFrancs(box, move),
  vp: 0,
  tokens: {},
})

export function outcomeOf(
  before: Position,
  after: Position,
  { seat, move }: PlayedMove,
  box: Box,
): Outcome {
  const [verb, , second = ''] = move.split(' ')
  const [was, is] = [before.seats[seat as Seat], after.seats[seat as Seat]]
  const built = Object.values(after.districts)
    .flatMap(({ places }) => Object.entries(places))
    .find(([name, spot]) => spot.building && !spotAt(before, name)?.building)?.[0]
  const shown = was?.francs !== undefined && is?.francs !== undefined
  const tokens: Tokens = {}
  if (was?.tokens && is?.tokens)
    for (const kind of tokenKinds) {
      const change = (is.tokens[kind] ?? 0) - (was.tokens[kind] ?? 0)
      if (change !== 0) tokens[kind] = change
    }
  else if (verb === 'move') {
    // Tokens that count for this turn alone are spent first (P4).
    const temporary = { ...before.temporary }
    for (const one of priceOf(box, before, move))
      if (temporary[one]) temporary[one] -= 1
      else tokens[one] = (tokens[one] ?? 0) - 1
    const found = spotAt(before, second)?.token
    if (found && !spotAt(after, second)?.token) tokens[found] = (tokens[found] ?? 0) + 1
  }
  return {
    ...((verb === 'draw' || verb === 'place') && built && { built }),
    francs: shown
      ? is.francs! - was.francs!
      : openFrancs(box, move) + tileFrancs(after, move) + bonusFrancs(before, move),
    vp: (is?.vp ?? 0) - (was?.vp ?? 0),
    tokens,
  }
}
