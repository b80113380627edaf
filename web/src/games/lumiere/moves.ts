// Legal moves, read from their text into what can be held in the hand and where it may go. The
// engine says what is legal; nothing here decides it.

import type { AutoEnd } from '../../settings/settings.svelte'
import type { ByItself } from '../../table/byItself.svelte'
import { areaOf, areaSpaces, type Box, placed, turned, turnsOf } from './shapes'
import { type CardId, nameOf, onBoard, side, type Space, spaceOf } from './position'

/** What a person has picked up. */
export type Held =
  | { what: 'tile' }
  | { what: 'roof'; id: string }
  | { what: 'card'; card: CardId; give?: string; get?: string }

const words = (move: string) => move.split(' ')

/** Everything that lies on the table and can be picked up or done now. */
export interface Choices {
  tile: boolean
  pass: boolean
  take: string[]
  build: string[]
  /** Cards with an effect that can be placed. */
  place: CardId[]
  /** Cards that are simply kept. */
  keep: CardId[]
  /** Cards that can be taken without effect. */
  deny: CardId[]
}

export function choices(legal: readonly string[]): Choices {
  const sets = {
    take: new Set<string>(),
    build: new Set<string>(),
    place: new Set<CardId>(),
    keep: new Set<CardId>(),
    deny: new Set<CardId>(),
  }
  let tile = false
  let pass = false
  for (const move of legal) {
    const [verb, first = '', second] = words(move)
    if (verb === 'lay') tile = true
    else if (verb === 'pass') pass = true
    else if (verb === 'take') sets.take.add(first)
    else if (verb === 'build') sets.build.add(first)
    else if (verb === 'card') {
      const card = first as CardId
      if (second === undefined) sets.keep.add(card)
      else if (second === '-') sets.deny.add(card)
      else sets.place.add(card)
    }
  }
  return {
    tile,
    pass,
    take: [...sets.take],
    build: [...sets.build],
    place: [...sets.place],
    keep: [...sets.keep],
    deny: [...sets.deny],
  }
}

/** Which buildings Levitation can give away, and which it can get for one of them. */
export function swaps(
  legal: readonly string[],
  give?: string,
): { gives: string[]; gets: string[] } {
  const gives = new Set<string>()
  const gets = new Set<string>()
  for (const move of legal) {
    const [verb, card, from, to] = words(move)
    if (verb !== 'card' || card !== 'levitation' || !from || !to) continue
    gives.add(from)
    if (from === give) gets.add(to)
  }
  return { gives: [...gives], gets: [...gets] }
}

/** One way to put down what is held. */
export interface Target {
  text: string
  turn: string
  cells: Space[]
}

/**
 * Where what is held can go: its turns, its legal targets, and how a wish for any place is written.
 */
export interface Plan {
  turns: string[]
  targets: Target[]
  /**
   * The place that a player means who points at a space, with this turn; legal or not. Null where
   * no move could be written.
   */
  wish(space: Space, turn: string): Target | null
}

/** Targets at one space: `card moulin e4`, `card penseur e4 north`, `card bouquinistes e4 c3`. */
function spacePlan(legal: readonly string[], prefix: string): Plan {
  const targets = legal
    .filter((move) => move.startsWith(`${prefix} `) && !move.endsWith(' -'))
    .map((text) => {
      const [, , space = '', turn = ''] = words(text)
      return { text, turn, cells: [spaceOf(space)] }
    })
  const turns = [...new Set(targets.map(({ turn }) => turn))]
  return {
    turns,
    targets,
    wish: (space, turn) => {
      if (!onBoard(space)) return null
      const here = targets.filter(({ cells }) => nameOf(cells[0]!) === nameOf(space))
      return (
        here.find((target) => target.turn === turn) ??
        here[0] ?? {
          text: `${prefix} ${nameOf(space)}${turn ? ` ${turn}` : ''}`,
          turn,
          cells: [space],
        }
      )
    },
  }
}

/** Targets of a shape: `build T4 c3 r0`, `card jardin c3 r1`, `card levitation L4 P5 c3 r2`. */
function shapePlan(legal: readonly string[], prefix: string, rows: string[], flip: boolean): Plan {
  const looks = new Map(turnsOf(rows, flip).map((turn) => [turn, turned(rows, turn)]))
  const targets = legal
    .filter((move) => move.startsWith(`${prefix} `) && !move.endsWith(' -'))
    .flatMap((text) => {
      const [anchor = '', turn = ''] = words(text).slice(-2)
      const shape = looks.get(turn)
      return shape ? [{ text, turn, cells: placed(shape, anchor) }] : []
    })
  const covers = (cells: Space[], [x, y]: Space) => cells.some(([cx, cy]) => cx === x && cy === y)
  return {
    turns: [...looks.keys()],
    targets,
    wish: (space, turn) => {
      const shape = looks.get(turn)
      if (!shape) return null
      // The piece is held by its first space; where that is not legal, any legal place with this
      // turn that covers the space.
      const [hx, hy] = shape.cells[0]!
      const corner: Space = [space[0] - hx, space[1] - hy + shape.height - 1]
      const exact = onBoard(corner)
        ? targets.find(({ text }) => text === `${prefix} ${nameOf(corner)} ${turn}`)
        : undefined
      const near =
        exact ?? targets.find((target) => target.turn === turn && covers(target.cells, space))
      if (near) return near
      // Pushed back onto the board, so that the refusal is about the ground and not about the edge.
      const inside: Space = [
        Math.max(0, Math.min(side - shape.width, corner[0])),
        Math.max(shape.height - 1, Math.min(side - 1, corner[1])),
      ]
      return {
        text: `${prefix} ${nameOf(inside)} ${turn}`,
        turn,
        cells: placed(shape, nameOf(inside)),
      }
    },
  }
}

function tilePlan(legal: readonly string[]): Plan {
  const targets = legal
    .filter((move) => move.startsWith('lay '))
    .map((text) => {
      const [, area = '', turn = ''] = words(text)
      return { text, turn, cells: areaSpaces(area) }
    })
  return {
    turns: [...new Set(targets.map(({ turn }) => turn))].sort(),
    targets,
    wish: (space, turn) => {
      if (!onBoard(space)) return null
      const area = nameOf(areaOf(space))
      const text = `lay ${area} ${turn}`
      return { text, turn, cells: areaSpaces(area) }
    },
  }
}

/** Null while something must be chosen first (what Levitation swaps). */
export function planOf(legal: readonly string[], held: Held, box: Box): Plan | null {
  if (held.what === 'tile') return tilePlan(legal)
  if (held.what === 'roof')
    return shapePlan(legal, `build ${held.id}`, box.buildings[held.id] ?? ['#'], box.flip)
  if (held.card === 'jardin') return shapePlan(legal, 'card jardin', box.garden, box.flip)
  if (held.card !== 'levitation') return spacePlan(legal, `card ${held.card}`)
  if (!held.give || !held.get) return null
  return shapePlan(
    legal,
    `card levitation ${held.give} ${held.get}`,
    box.buildings[held.get] ?? ['#'],
    box.flip,
  )
}

/**
 * The only move there is plays itself: a pass at once, anything else after a moment in which it is
 * seen, where turns may end by themselves.
 */
export function byItself(legal: readonly string[], autoEnd: AutoEnd): ByItself | null {
  const [move] = legal
  if (legal.length !== 1 || move === undefined) return null
  if (move === 'pass') return { move, waits: false }
  return autoEnd === 'never' ? null : { move, waits: true }
}

/** What a move of a record touched, to be marked on the map. */
export function touched(move: string, box: Box): Space[] {
  const [verb, first = '', ...rest] = words(move)
  if (verb === 'lay') return areaSpaces(first)
  if (verb === 'build')
    return placed(turned(box.buildings[first] ?? ['#'], rest[1] ?? 'r0'), rest[0] ?? 'a1')
  if (verb !== 'card' || !rest[0] || rest[0] === '-') return []
  if (first === 'jardin') return placed(turned(box.garden, rest[1] ?? 'r0'), rest[0])
  if (first === 'levitation')
    return placed(turned(box.buildings[rest[1] ?? ''] ?? ['#'], rest[3] ?? 'r0'), rest[2] ?? 'a1')
  return [spaceOf(rest[0])]
}
