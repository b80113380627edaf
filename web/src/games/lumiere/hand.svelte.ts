// What a person holds, where it would go, and what that would bring. Everything legal comes from
// the engine's list; what a move brings, or why it is not legal, from its answers to `explain`.

import { client } from '../../client/client.svelte'
import { Lost } from '../../client/connection'
import { speech } from '../../messages/speech.svelte'
import { settings } from '../../settings/settings.svelte'
import { voice } from '../../voice.svelte'
import { type Answer, type Effect, type Fault, readFault } from './explain'
import { choices, type Held, type Plan, planOf, swaps, type Target } from './moves'
import type { CardId, Space } from './position'
import type { Box } from './shapes'

/** Long enough that a moving pointer does not ask about every space it crosses. */
const restBeforeAsking = 60

export class Hand {
  held = $state.raw<Held | null>(null)
  turn = $state('r0')
  ghost = $state.raw<Target | null>(null)
  /** The ghost stays where it was put, while the pointer goes elsewhere. */
  pinned = $state(false)
  /** A move without a place that waits to be confirmed: take, pass, keep, deny. */
  plain = $state<string | null>(null)
  sending = $state(false)
  /** Why the move that was played last was not taken: a rule, or the table itself. */
  refused = $state.raw<Fault | 'table' | null>(null)
  /** Where on the screen something is carried that is not over the map. */
  carrying = $state.raw<{ x: number; y: number } | null>(null)
  /** The space of the map at a point of the screen; the map says how. */
  aim: (x: number, y: number) => Space | null = () => null
  #answers = $state.raw<ReadonlyMap<string, Answer>>(new Map())
  #timer = 0

  readonly #table: () => { table: string; ply: number; legal: readonly string[]; box: Box }

  constructor(table: () => { table: string; ply: number; legal: readonly string[]; box: Box }) {
    this.#table = table
  }

  readonly choices = $derived.by(() => choices(this.#table().legal))
  readonly swaps = $derived.by(() =>
    swaps(this.#table().legal, this.held?.what === 'card' ? this.held.give : undefined),
  )
  readonly plan: Plan | null = $derived.by(() => {
    const { legal, box } = this.#table()
    return this.held ? planOf(legal, this.held, box) : null
  })
  /**
   * The places that what is held has in its present turn. A piece of one space takes the turn that
   * its place asks for.
   */
  readonly fitting = $derived.by(() => {
    const plan = this.plan
    return plan?.targets.filter(({ turn }) => turn === this.turn || plan.turns[0] !== 'r0') ?? []
  })
  readonly legal = $derived.by(
    () => this.ghost !== null && this.#table().legal.includes(this.ghost.text),
  )
  /** The move that Confirm would play. */
  readonly pending = $derived(this.plain ?? (this.legal ? this.ghost!.text : null))
  readonly answer = $derived.by(() => {
    const asked = this.plain ?? this.ghost?.text
    return asked === undefined ? undefined : this.#answers.get(asked)
  })

  /** A new position: nothing is held but the tile of the first phase, which has one thing to do. */
  begin() {
    this.putBack()
    this.#answers = new Map()
    this.sending = false
    if (this.choices.tile) this.hold({ what: 'tile' })
  }

  hold(held: Held) {
    const before = this.ghost
    this.plain = this.refused = null
    this.held = held
    this.ghost = null
    this.pinned = false
    // It is taken up as it lay before, or in a turn in which it fits.
    const { turns, targets } = this.plan ?? { turns: [], targets: [] }
    if (targets.every(({ turn }) => turn !== this.turn))
      this.turn = targets[0]?.turn ?? turns[0] ?? ''
    if (before && held.what !== 'card') this.pointAt(before.cells[0]!)
  }

  /** Takes up a legal move as it would be played, to be looked at and confirmed. */
  propose(move: string) {
    const [verb, first = '', second, get] = move.split(' ')
    if (verb === 'build') this.hold({ what: 'roof', id: first })
    else if (verb === 'card' && second !== undefined) {
      const card = first as CardId
      this.hold(
        card === 'levitation' && get
          ? { what: 'card', card, give: second, get }
          : { what: 'card', card },
      )
    }
    const target = this.plan?.targets.find(({ text }) => text === move)
    if (target) this.#show(target)
    else {
      this.plain = move
      this.#ask(move)
    }
    this.pinned = target !== undefined
  }

  putBack() {
    this.held = null
    this.ghost = null
    this.pinned = false
    this.plain = this.refused = null
  }

  /** Put back by the person: the tile of the first phase stays in the hand. */
  cancel() {
    this.putBack()
    if (this.choices.tile) this.hold({ what: 'tile' })
  }

  choosePlain(move: string) {
    this.ghost = null
    this.pinned = false
    this.refused = null
    this.plain = move
    this.#ask(move)
    this.playUnlessConfirmed()
  }

  /** Plays what was chosen at once, for those who confirm nothing. */
  playUnlessConfirmed() {
    if (settings.confirm === 'never' && this.pending) void this.confirm()
  }

  chooseCard(card: CardId) {
    if (this.choices.keep.includes(card)) {
      this.held = null
      this.choosePlain(`card ${card}`)
      return
    }
    this.hold({ what: 'card', card })
    if (!this.choices.place.includes(card)) this.choosePlain(`card ${card} -`)
  }

  give(id: string) {
    if (this.held?.what === 'card') this.hold({ what: 'card', card: this.held.card, give: id })
  }

  get(id: string) {
    if (this.held?.what === 'card' && this.held.give)
      this.hold({ what: 'card', card: this.held.card, give: this.held.give, get: id })
  }

  pointAt(space: Space) {
    const target = this.plan?.wish(space, this.turn) ?? null
    if (target?.text === this.ghost?.text) return
    this.#show(target)
  }

  #show(target: Target | null) {
    this.plain = null
    this.ghost = target
    if (!target) return
    this.turn = target.turn
    this.#ask(target.text)
  }

  /**
   * Carries what is held to a point of the screen: over the map its ghost goes along, elsewhere the
   * thing itself.
   */
  carry(x: number, y: number) {
    const space = this.aim(x, y)
    this.pinned = false
    if (space) this.pointAt(space)
    else this.ghost = null
    this.carrying = space ? null : { x, y }
  }

  /**
   * Lets go of what was carried: over the map the ghost stays to be confirmed, elsewhere everything
   * is put back.
   */
  letGo(kept: boolean) {
    this.carrying = null
    if (kept && this.ghost) this.pinned = true
    else this.cancel()
  }

  pointAway() {
    if (!this.pinned) this.ghost = null
  }

  /** The next turn, clockwise or back; the held space stays under the pointer. */
  rotate(by: 1 | -1) {
    const plan = this.plan
    if (!plan || plan.turns.length < 2) return
    const space = this.ghost?.cells[0]
    // A piece with choices that belong to a space (which roof an annex joins) turns only through
    // those.
    const here =
      space && !plan.turns.every((turn) => /^(r\d|north|east|south|west)/.test(turn))
        ? plan.targets
            .filter(({ cells }) => String(cells[0]) === String(space))
            .map(({ turn }) => turn)
        : plan.turns
    const turns = here.length > 0 ? here : plan.turns
    this.turn = turns[(turns.indexOf(this.turn) + by + turns.length) % turns.length]!
    if (space) this.#show(plan.wish(space, this.turn))
  }

  /** Goes through every legal place, whatever its turn. */
  step(by: 1 | -1) {
    const targets = this.plan?.targets ?? []
    if (targets.length === 0) return
    const at = targets.findIndex(({ text }) => text === this.ghost?.text)
    this.#show(
      targets[
        at < 0 ? (by > 0 ? 0 : targets.length - 1) : (at + by + targets.length) % targets.length
      ]!,
    )
    this.pinned = true
  }

  async confirm() {
    const move = this.pending
    if (!move || this.sending) return
    const { table, ply } = this.#table()
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

  #ask(move: string) {
    clearTimeout(this.#timer)
    if (this.#answers.has(move)) return
    const { table, ply } = this.#table()
    this.#timer = window.setTimeout(async () => {
      let answer: Answer
      try {
        answer = { effect: (await client.request('explain', { table, move })).effect as Effect }
      } catch (error) {
        const fault = readFault(error)
        if (!fault) return
        answer = { fault }
      }
      if (this.#table().ply === ply) this.#answers = new Map(this.#answers).set(move, answer)
    }, restBeforeAsking)
  }
}
