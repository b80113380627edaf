// Moves and spaces in words, for the log, the mark of the last move, and visitors who hear the page.

import type { Say } from '../../messages/say'
import type { PlayedMove } from '../../table/log'
import { groundAt } from './drawing'
import type { Effect, Fault } from './explain'
import {
  type Card,
  type CardId,
  type Facing,
  nameOf,
  type Position,
  type Rulings,
  type Seat,
  type Space,
  rivalOf,
} from './position'
import { postcards } from './postcards'

/** What a postcard does; its VP and the rulings are those that the engine tells. */
export function cardText(
  say: Say,
  { id, vp = [] }: Card,
  rulings?: Pick<Rulings, 'large_light'>,
): string {
  const words = say.lumiere.effects
  switch (id) {
    case 'moulin':
    case 'fontaine':
    case 'peintre':
      return words[id]({ n: vp[0] ?? 0 })
    case 'penseur':
      return words.penseur({ n: vp[0] ?? 0, m: vp[1] ?? 0 })
    case 'lumiere':
      return rulings?.large_light === 'cross' ? words.lumiere_cross() : words.lumiere()
    case 'levitation':
    case 'metro':
    case 'jardin':
    case 'sacre':
    case 'chartier':
    case 'bouquinistes':
    case 'lampadaire':
      return words[id]()
  }
}

export function moveSentence(say: Say, name: string, move: string): string {
  const log = say.lumiere.log
  const [verb, first = '', second, ...rest] = move.split(' ')
  if (verb === 'lay') return log.lay({ name, at: first })
  if (verb === 'take') return log.take({ name, id: first })
  if (verb === 'pass') return log.pass({ name })
  if (verb === 'build') return log.build({ name, id: first, at: second ?? '' })
  const card = postcards[first as CardId]?.name ?? first
  if (second === undefined) return log.card({ name, card })
  if (second === '-') return log.deny({ name, card })
  if (first === 'levitation')
    return log.swap({ name, give: second, get: rest[0] ?? '', at: rest[1] ?? '' })
  return log.card_at({ name, card, at: second })
}

/** The points that a move brought its mover, with their sign; empty if they stayed as they were. */
export function earnedBy(before: Position, after: Position, { seat }: PlayedMove): string {
  const total = ({ seats }: Position) => seats[seat as Seat].score.total
  const change = total(after) - total(before)
  return change === 0 ? '' : signed(change)
}

const signed = (n: number) => (n > 0 ? `+${n}` : String(n).replace('-', '−'))

/**
 * The points of a move: the sum and its parts with their names, for the mover; apart from them
 * what the rival loses or gains.
 */
export function gainLines(
  say: Say,
  effect: Effect,
  seat: Seat,
): { sum: string; change: number; parts: string[]; rival: string[] } {
  const words = say.lumiere
  const own = effect.seats[seat]
  const names = {
    lit: words.in_light(),
    group: words.in_group(),
    unbuilt: words.in_unbuilt(),
    cards: words.in_cards(),
  }
  const parts = Object.keys(names).flatMap((part) => {
    const n = own?.[part as keyof typeof names]
    return n ? [`${String(n).replace('-', '−')} ${names[part as keyof typeof names]}`] : []
  })
  const theirs = effect.seats[rivalOf(seat)]?.change
  const rival = theirs ? [words.for_rival({ side: words[rivalOf(seat)](), n: signed(theirs) })] : []
  return { sum: own?.change ? signed(own.change) : '0', change: own?.change ?? 0, parts, rival }
}

export function spokenGain(say: Say, effect: Effect, seat: Seat): string {
  const { sum, change, parts, rival } = gainLines(say, effect, seat)
  return [say.lumiere.points({ n: sum, p: Math.abs(change) }), ...parts, ...rival].join(', ')
}

export function faultSentence(say: Say, { word, at }: Fault): string {
  const words = say.lumiere.faults as unknown as Record<string, (words: { at: string }) => string>
  return (words[word] ?? words['other']!)({ at: postcards[at as CardId]?.name ?? at })
}

export function turnWords(say: Say, turn: string): string {
  if (/^r\d/.test(turn))
    return say.lumiere[turn.endsWith('f') ? 'flipped' : 'turned']({ n: Number(turn[1]) })
  if (['north', 'east', 'south', 'west'].includes(turn))
    return say.lumiere[`facing_${turn as Facing}`]()
  return turn ? say.lumiere.joins({ at: turn }) : ''
}

/** The letters of a face or a space in words. */
export function groundWords(say: Say, letter: string): string {
  const ground = say.lumiere.ground
  if (letter === '.') return ground.none()
  if (letter === '-') return ground.covered()
  return ground[letter as 'o' | 'b' | 'm' | 'L']()
}

export function spaceSentence(say: Say, position: Position, space: Space): string {
  const name = nameOf(space)
  const words = say.lumiere
  const roof = position.buildings.find((building) => building.spaces.includes(name))
  const pieces = Object.entries(position.pieces)
    .filter(([, piece]) => piece.space === name)
    .map(([piece]) => words.pieces[piece as keyof typeof words.pieces]())
  const parts = roof
    ? [
        words.under_roof({
          id: roof.id,
          side: words[roof.owner](),
          size: roof.spaces.length,
          lit: roof.lit,
        }),
        ...pieces,
      ]
    : [groundWords(say, groundAt(position, space)), ...pieces]
  return `${name}: ${parts.join(', ')}`
}
