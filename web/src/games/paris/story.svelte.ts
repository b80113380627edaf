// What happened at the table, as the page tells it: the last moves of the others, what was drawn,
// what was lost.

import { untrack } from 'svelte'
import type { SeenTable } from '../../client/client.svelte'
import { speech } from '../../messages/speech.svelte'
import { type PlayedMove, playedMoves } from '../../table/log'
import { nameAt } from '../../table/people'
import { boxOf } from './box'
import { lostSince, toldMoves } from './lost'
import type { Position, Seat } from './position'
import { meanwhile, moveSentence, placeName, tileTitle } from './sentences'

/** The spaces where a building stands. */
const builtOn = ({ districts }: Position) =>
  new Set(
    Object.values(districts).flatMap(({ places }) =>
      Object.entries(places)
        .filter(([, { building }]) => building)
        .map(([name]) => name),
    ),
  )

/** A move that was just made, between the positions before and after it. */
export interface MoveMade {
  before: Position
  after: Position
  /** How many moves there are with it. */
  ply: number
  move: PlayedMove
}

export class Story {
  readonly #seen: () => SeenTable
  /** What the board shows and the last position did not. */
  #newest = $state('')
  #builtBefore: Set<string> | null = null

  /** None when a table is first looked at, or moves are skipped. */
  made = $state.raw<MoveMade | null>(null)

  constructor(seen: () => SeenTable) {
    this.#seen = seen
    let was = untrack(() => ({ ply: seen().ply ?? 0, position: this.position }))
    $effect(() => {
      const now = { ply: seen().ply ?? 0, position: this.position }
      untrack(() => {
        const [before, move] = [was, this.moves.at(-1)]
        was = now
        if (now.ply === before.ply) return
        this.made =
          now.ply === before.ply + 1 && move
            ? { before: before.position, after: now.position, ply: now.ply, move }
            : null
      })
    })
    $effect(() => {
      const { position } = this
      const built = builtOn(position)
      untrack(() => {
        const before = this.#builtBefore
        const fresh = before ? [...built].find((name) => !before.has(name)) : undefined
        if (position.stage === 'draw') this.#newest = ''
        else if (fresh) this.#newest = fresh
        this.#builtBefore = built
      })
    })
  }

  readonly position = $derived.by(() => this.#seen().position as Position)
  readonly #you = $derived.by(() => this.#seen().you as Seat | null)
  readonly #box = $derived.by(() => boxOf(this.#seen().settings.edition))
  readonly #nameOf = (seat: string) => nameAt(this.#seen(), seat)
  readonly moves = $derived.by(() => toldMoves(this.position, playedMoves(this.#seen().log)))

  /** The last thing that somebody else did, in words. */
  readonly latest = $derived.by(() => {
    const last = this.moves.findLast(
      ({ seat, move }) => seat !== this.#you && move !== 'end' && !move.endsWith(' -'),
    )
    return last
      ? moveSentence(
          speech.say,
          this.#box,
          this.position,
          this.#nameOf(last.seat),
          last.move,
          last.lost,
        )
      : ''
  })

  /** What each of the others did since one's own last move, a sentence each. */
  readonly since = $derived.by(() =>
    this.#you
      ? meanwhile(speech.say, this.#box, this.position, this.moves, this.#you, this.#nameOf)
      : this.latest
        ? [this.latest]
        : [],
  )

  /** The way of the last key that another seat moved. */
  readonly lastKey = $derived.by(() => {
    const one = this.moves.findLast(
      ({ seat, move }) => seat !== this.#you && /^(move|key) /.test(move),
    )
    const [verb, from = '', to = ''] = one?.move.split(' ') ?? []
    return one && verb === 'move' ? { seat: one.seat as Seat, from, to } : null
  })

  /** The tile that this turn drew, by its space. */
  readonly drew = $derived.by(() =>
    this.moves.findLast(({ seat, move }) => seat === this.#you && /^(draw|end)/.test(move))
      ?.move === 'end'
      ? ''
      : this.#newest,
  )

  /** The same in words, until the act. */
  readonly drawnText = $derived.by(() =>
    this.drew && this.position.stage === 'act'
      ? speech.say.paris.drawn({
          building: placeName(speech.say, this.#box, this.position, this.drew),
        })
      : '',
  )

  /** Tiles that fitted nowhere, of this turn and of those before it. */
  readonly lost = $derived.by(() => (this.#you ? lostSince(this.moves, this.#you) : []))
  readonly lostTexts = $derived.by(() =>
    this.lost.map(({ building, tile }) =>
      speech.say.paris.lost({ building: tileTitle(speech.say, building, tile) }),
    ),
  )
}
