// What a move sends across the table: things that go from where they were to where they are, and
// numbers where something is earned or paid. Where these places are on the screen, anchors.ts knows.

import type { PlayedMove } from '../../table/log'
import { type Box, faceOf } from './box'
import { buildings, coin, glyphs, key, sun, tokens, ui } from './drawing'
import { outcomeOf } from './outcome'
import { type Position, type Seat, spotAt, type Token, tokenKinds } from './position'

/** A mark of the board, or `seat:2`, `pile:1`, `reserve`, `vp-tiles`, `flags`. */
export type Anchor = string

export interface Flight {
  drawing: string
  from: Anchor
  to: Anchor
}

export interface Figure {
  text: string
  kind: 'vp' | 'francs'
  at: Anchor
}

export interface Travels {
  /** Where the move happened: it is ringed. */
  at: Anchor
  flights: Flight[]
  numbers: Figure[]
}

const signed = (n: number) => (n > 0 ? `+${n}` : `−${-n}`)

/** Where a move happens: on the board, beside it, or at its mover's. */
function placeOf(before: Position, { seat, move }: PlayedMove, built?: string): Anchor {
  const [verb, first = '', second = ''] = move.split(' ')
  const self = `seat:${seat}`
  if (first === '-') return self
  if (verb === 'key') return first
  if (verb === 'move') return second.replace(/b$/, '')
  if (verb === 'bonus') return `track:${first}`
  if (verb === 'vp') return `vp:${second}`
  if (verb === 'prestige') return before.target ?? self
  if (verb === 'buy' || verb === 'sell') return 'reserve'
  if (verb === 'flag') return 'flags'
  return built ?? self
}

export function travelsOf(
  before: Position,
  after: Position,
  played: PlayedMove,
  box: Box,
): Travels | null {
  const { seat, move } = played
  const [verb, first = ''] = move.split(' ')
  if (verb === 'end' || verb === 'pass' || first === '-') return null
  const outcome = outcomeOf(before, after, played, box)
  const at = placeOf(before, played, outcome.built)
  const self = `seat:${seat}`
  const flights: Flight[] = []
  const send = (drawing: string, from: Anchor, to: Anchor) => flights.push({ drawing, from, to })

  if (verb === 'key') send(key(seat as Seat), self, at)
  if (verb === 'move') send(key(seat as Seat), first, at)
  if (verb === 'vp') send(sun(first), 'vp-tiles', at)
  if (verb === 'flag') send(ui.flag, at, self)
  if (verb === 'bonus') {
    const [glyph, on] = faceOf(after, Number(first))
    send(glyphs[glyph](on), at, self)
  }
  const tile = outcome.built && spotAt(after, outcome.built)?.building
  if (tile) send(buildings[tile], verb === 'draw' ? `pile:${first}` : self, at)
  for (const kind of tokenKinds) {
    const change = outcome.tokens[kind] ?? 0
    for (let i = 0; i < Math.abs(change); i++)
      send(tokens[kind as Token], change > 0 ? at : self, change > 0 ? self : at)
  }
  if (outcome.francs > 0) send(coin(outcome.francs), at, self)
  if (outcome.francs < 0) send(coin(-outcome.francs), self, at)
  if (outcome.vp > 0) send(sun(outcome.vp), at, self)

  const numbers: Figure[] = []
  if (outcome.vp) numbers.push({ text: signed(outcome.vp), kind: 'vp', at })
  if (outcome.francs) numbers.push({ text: signed(outcome.francs), kind: 'francs', at })
  return { at, flights: flights.filter(({ from, to }) => from !== to), numbers }
}
