// What a person has picked up, points at and is about to do. Everything legal comes from the
// engine's list; what a move costs and brings, or why it is not legal, from its answers to
// `explain`.

import { client } from '../../client/client.svelte'
import { Lost } from '../../client/connection'
import { speech } from '../../messages/speech.svelte'
import { settings } from '../../settings/settings.svelte'
import { voice } from '../../voice.svelte'
import { type Answer, type Effect, type Fault, readFault } from './explain'
import { choices, type KeyMove, lasting, type Source } from './moves'
import {
  type DistrictId,
  landmarkKey,
  landmarkName,
  type Position,
  readPlace,
  type Seat,
  supplyKeys,
} from './position'

/**
 * Something on the board that can be pointed at: a place of the notation, or one of the marks
 * below.
 */
export type Mark = string
export const rowMark = (district: string) => `row:${district}`
export const vpMark = (district: string) => `vp:${district}`
export const trackMark = (number: number) => `track:${number}`
export const districtMark = (district: string) => `district:${district}`

/** Where a move goes, and the place that its key leaves. */
export interface Aim {
  from: Mark | null
  to: Mark
}

export function aimOf(move: string): Aim | null {
  const [verb, first = '', second = '', third] = move.split(' ')
  if (first === '-') return null
  if (verb === 'key') return { from: null, to: first }
  if (verb === 'move')
    return { from: first, to: third === 'new' ? rowMark(second.slice(0, 3)) : second }
  if (verb === 'place') return { from: null, to: districtMark(first) }
  if (verb === 'vp') return { from: null, to: vpMark(second) }
  const tile = verb === 'bonus' ? first : verb === 'use' && /^\d+$/.test(second) ? second : ''
  return tile ? { from: null, to: trackMark(Number(tile)) } : null
}

export interface Seen {
  table: string
  ply: number
  legal: readonly string[]
  position: Position
  seat: Seat
}

/**
 * What a person knows of a move when they choose it: a row tells its price and gains, a pointer or
 * the focus has shown a preview, or nothing has.
 */
export type Known = 'told' | 'pointed' | 'unseen'

/** A connection may ask 30 times a second; previews leave room for the rest. */
const betweenAsking = 45

export class Hand {
  key = $state<Source | null>(null)
  /** A place that several keys, or a district that several landmarks, could go to. */
  mark = $state<Mark | null>(null)
  /** A landmark of the supply, by its key. */
  landmark = $state<string | null>(null)
  /** A tile whose use asks for a choice. */
  tile = $state<string | null>(null)
  vpTile = $state<number | null>(null)
  /** The move that waits to be confirmed. */
  pending = $state<string | null>(null)
  /** What the pointer or the focus is on; it need not be legal. */
  pointed = $state<string | null>(null)
  sending = $state(false)
  /** Why the move that was played last was not taken: a rule, or the table itself. */
  refused = $state.raw<Fault | 'table' | null>(null)
  /** Whether a finger points, which shows nothing before it taps. */
  byTouch = false
  #answers = $state.raw<ReadonlyMap<string, Answer>>(new Map())
  #queue: string[] = []
  #timer = 0
  #left = false

  readonly #seen: () => Seen

  constructor(seen: () => Seen) {
    this.#seen = seen
  }

  readonly choices = $derived.by(() => choices(this.#seen().legal))
  readonly stage = $derived.by(() => this.#seen().position.stage)
  readonly previewed = $derived(this.pointed ?? this.pending)
  readonly aim = $derived(this.pending === null ? null : aimOf(this.pending))
  readonly answer = $derived(
    this.previewed === null ? undefined : this.#answers.get(this.previewed),
  )

  /** The VP tile that would be put: the one chosen, else the one of most points. */
  readonly vp = $derived.by(
    () => this.vpTile ?? Math.max(0, ...this.choices.vp.map(({ tile }) => tile)),
  )

  isLegal(move: string) {
    return this.#seen().legal.includes(move)
  }

  effectOf(move: string): Effect | undefined {
    const answer = this.#answers.get(move)
    return answer && 'effect' in answer ? answer.effect : undefined
  }

  faultOf(move: string): Fault | undefined {
    const answer = this.#answers.get(move)
    return answer && 'fault' in answer ? answer.fault : undefined
  }

  begin() {
    this.#answers = new Map()
    this.#queue = []
    this.sending = false
    this.pointed = null
    this.cancel()
  }

  /** The table is left: what is still on its way is not heard. */
  leave() {
    this.#left = true
    this.#queue = []
  }

  cancel() {
    this.key = this.mark = this.landmark = this.tile = this.vpTile = this.pending = null
    this.refused = null
  }

  /** Whether there is something to choose anew. */
  readonly chosen = $derived(
    this.key !== null ||
      this.mark !== null ||
      this.landmark !== null ||
      this.tile !== null ||
      this.pending !== null,
  )

  /** The key moves that the selection leaves. */
  readonly keyMoves: KeyMove[] = $derived.by(() =>
    this.choices.keys.filter(({ from, to, fresh }) => {
      if (this.key !== null && from !== this.key) return false
      if (this.landmark !== null && !(fresh && this.#isHeld(to))) return false
      if (this.mark === null) return true
      return this.mark.startsWith('row:')
        ? fresh && to.startsWith(this.mark.slice(4))
        : !fresh && to === this.mark
    }),
  )

  /** Whether a new landmark is the one in hand. */
  #isHeld(to: string): boolean {
    return landmarkKey(this.#seen().position, to) === this.landmark
  }

  /** Every legal move that a click there could mean. */
  at(mark: Mark): string[] {
    const { place, bonus, use, vp } = this.choices
    if (mark.startsWith('track:')) {
      const number = mark.slice(6)
      if (this.tile !== null)
        return (use.get(this.tile) ?? []).filter((text) => text === `use ${this.tile} ${number}`)
      return bonus.filter((one) => String(one.number) === number).map(({ text }) => text)
    }
    if (mark.startsWith('vp:'))
      return vp
        .filter(({ tile, district }) => tile === this.vp && district === mark.slice(3))
        .map(({ text }) => text)
    if (mark.startsWith('district:'))
      return place.filter(({ district }) => district === mark.slice(9)).map(({ text }) => text)
    const moves = this.choices.keys.filter(({ from }) => this.key === null || from === this.key)
    if (mark.startsWith('row:'))
      return moves
        .filter(
          ({ to, fresh }) =>
            fresh && to.startsWith(mark.slice(4)) && (this.landmark === null || this.#isHeld(to)),
        )
        .map(({ text }) => text)
    return this.landmark === null
      ? moves.filter(({ to, fresh }) => !fresh && to === mark).map(({ text }) => text)
      : []
  }

  /** Whether a place lights up: with empty hands only where a new key can go. */
  lit(mark: Mark): boolean {
    if (this.key !== null || this.landmark !== null || /^(track|vp|district):/.test(mark))
      return this.at(mark).length > 0
    return (
      this.mark === mark || this.choices.keys.some(({ from, to }) => from === 'new' && to === mark)
    )
  }

  movable(place: string): boolean {
    return this.choices.keys.some(({ from }) => from === place)
  }

  /** A key of one's own that may go nowhere now: it can be held all the same, to hear why. */
  #stuck(mark: Mark): boolean {
    if (this.stage !== 'act' || (mark.includes(':') && !mark.startsWith('bank:'))) return false
    const { position, seat } = this.#seen()
    const place = readPlace(mark)
    const keys =
      place.kind === 'arc' ? position.arc : position.districts[place.district].places[mark]?.keys
    return keys?.includes(seat) ?? false
  }

  /** What a click on a place where nothing may happen would have wished. */
  wish(mark: Mark): string | null {
    if (mark.startsWith('row:')) return this.#landmarkWish(mark.slice(4) as DistrictId)
    if (mark.includes(':') && !mark.startsWith('bank:'))
      return mark.startsWith('track:') && this.stage === 'bonus' ? `bonus ${mark.slice(6)}` : null
    const place = readPlace(mark)
    const onBank = place.kind === 'arc' || place.kind === 'bank'
    if (this.stage !== 'act') return onBank ? `key ${mark}` : `move arc ${mark}`
    if (this.key === 'new' || (this.key === null && onBank)) return onBank ? `key ${mark}` : null
    if (this.key !== null) return this.key === mark ? null : `move ${this.key} ${mark}`
    if (place.kind === 'arc' || place.kind === 'bank') return null
    return `move ${this.#near(place.district, mark)} ${mark}`
  }

  /** The cheapest landmark still to be built, in that district. */
  #landmarkWish(district: DistrictId): string | null {
    const { position } = this.#seen()
    const key = this.landmark ?? supplyKeys(position)[0]
    const from = this.key ?? this.#near(district)
    return key === undefined || from === 'new'
      ? null
      : `move ${from} ${district}@${landmarkName(position, key)} new`
  }

  /**
   * The place of a key of one's own that might go somewhere in that district; if there is none,
   * where one would come from.
   */
  #near(district: DistrictId, besides?: Mark): string {
    const { position, seat } = this.#seen()
    const near = Object.entries(position.districts[district].places).find(
      ([name, { keys }]) => name !== besides && keys?.includes(seat),
    )?.[0]
    return near ?? (position.arc.includes(seat) ? 'arc' : `bank:${district}`)
  }

  /** The pointer or the focus is there, or nowhere. */
  point(mark: Mark | null) {
    const offers = mark === null ? [] : this.at(mark)
    this.pointed =
      mark === null ? null : (offers[0] ?? (this.key !== null ? this.wish(mark) : null))
    if (this.pointed) this.#ask(this.pointed, true)
  }

  pointMove(move: string | null) {
    this.pointed = move
    if (move) this.#ask(move, true)
  }

  /**
   * A wish that is not legal: what was chosen is put back, so that nothing else can be confirmed
   * for it.
   */
  refuse(wish: string) {
    this.pending = null
    this.pointMove(wish)
  }

  click(mark: Mark) {
    const offers = this.at(mark)
    if (this.key === mark) return this.cancel()
    if (offers.length === 0 && (this.movable(mark) || (this.key === null && this.#stuck(mark))))
      return this.hold(mark)
    if (offers.length === 1) return this.choose(offers[0]!, 'pointed')
    if (offers.length > 1) {
      // A key of one's own is meant before a place that it could share.
      if (this.movable(mark) && this.key === null) return this.hold(mark)
      this.pending = null
      this.mark = mark
      return
    }
    const wish = this.wish(mark)
    if (wish) this.refuse(wish)
  }

  hold(source: Source) {
    this.cancel()
    this.pointed = null
    this.key = source
  }

  holdLandmark(key: string) {
    const same = this.landmark === key
    this.pending = this.mark = null
    this.landmark = same ? null : key
    if (!same && this.keyMoves.length === 1) this.choose(this.keyMoves[0]!.text, 'unseen')
  }

  /** A move is played, or looked at first and played when it is chosen again. */
  choose(move: string, known: Known) {
    if (this.pending === move || this.#sure(move, known)) {
      void this.play(move)
      return
    }
    this.pointed = this.refused = null
    this.pending = move
    this.#ask(move, true)
  }

  /** Whether a choice needs no confirming: as the person wishes, or because it is known and not for good. */
  #sure(move: string, known: Known): boolean {
    if (settings.confirm !== 'needed') return settings.confirm === 'never'
    if (/^draw /.test(move)) return true
    return (known === 'told' || (known === 'pointed' && !this.byTouch)) && !lasting(move)
  }

  /** A tile to be used: at once looked at if there is one way, else its ways are asked. */
  useTile(tile: string) {
    const ways = this.choices.use.get(tile) ?? []
    const again = this.tile === tile
    const pending = this.pending
    this.cancel()
    if (ways.length === 1) {
      this.pending = pending
      this.choose(ways[0]!, 'told')
    } else if (!again && ways.length > 1) this.tile = tile
  }

  async confirm() {
    if (this.pending) await this.play(this.pending)
  }

  async play(move: string) {
    if (this.sending) return
    const { table, ply } = this.#seen()
    this.sending = true
    this.refused = null
    try {
      await client.request('play', { table, ply, move })
    } catch (error) {
      this.sending = false
      if (error instanceof Lost) voice.say(speech.say.lost())
      else this.refused = readFault(error) ?? 'table'
    }
  }

  /** What all of these would bring, one after the other. */
  askAll(moves: readonly string[]) {
    for (const move of moves) this.#ask(move, false)
  }

  #ask(move: string, first: boolean) {
    if (this.#answers.has(move)) return
    this.#queue = first
      ? [move, ...this.#queue.filter((one) => one !== move)]
      : this.#queue.includes(move)
        ? this.#queue
        : [...this.#queue, move]
    if (!this.#timer) this.#next()
  }

  #next() {
    const move = this.#queue.shift()
    if (move === undefined) return
    this.#timer = window.setTimeout(() => {
      this.#timer = 0
      this.#next()
    }, betweenAsking)
    this.#hear(move)
  }

  async #hear(move: string) {
    const { table, ply } = this.#seen()
    let answer: Answer
    try {
      answer = { effect: (await client.request('explain', { table, move })).effect as Effect }
    } catch (error) {
      const fault = readFault(error)
      if (!fault) return
      answer = { fault }
    }
    if (!this.#left && this.#seen().ply === ply)
      this.#answers = new Map(this.#answers).set(move, answer)
  }
}
