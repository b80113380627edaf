// Rivals' moves often come in one breath. This queue shows their positions one after the other, so
// that each can be followed; and it shows a move of the log again. What is shown then is an older
// position without legal moves, in which nothing can be done; any key or click leads to the newest,
// so nobody waits longer than they wish. Everything here was told to this viewer: nothing else is
// ever shown.

import { client, type SeenTable } from '../client/client.svelte'
import { gameOf } from '../games'
import { settings, type Speed } from '../settings/settings.svelte'
import { playedMoves } from './log'

/** Milliseconds that a usual move is looked at. */
const units: Record<Speed, number> = { slow: 2400, normal: 1300, fast: 600, once: 0 }
/** Where minutes are counted, the viewer's own may run meanwhile: nothing is shown longer than this. */
const underClock = 500
const anHour = 3_600_000
/** A replay: how long the position before it is seen, and the move itself. */
const replayed = { before: 400, after: 2200 }

/** Positions that are asked for at once (docs/protocol.md, `past`). */
const mostAsked = 32
export type AskPast = (table: string, from: number, to: number) => Promise<unknown[]>

/** How long what this event shows is looked at, before the next one may follow. */
export function beatOf(seen: SeenTable): number {
  const last = playedMoves(seen.log).at(-1)
  if (!last || last.seat === seen.you) return 0
  const unit = units[settings.speed] * gameOf(seen.settings.game).beat(last.move)
  const minutes = seen.clock?.running && Math.min(...seen.clock.left) < anHour
  return minutes ? Math.min(unit, underClock) : unit
}

interface Step {
  seen: SeenTable
  beat: number
}

const playedLines = (log: readonly string[]) =>
  playedMoves(log).map(({ seat, move }) => `move ${seat} ${move}`)

/** The table as it was after so many of these moves. */
const at = (now: SeenTable, lines: string[], ply: number, position: unknown) =>
  ({
    ...now,
    position,
    ply,
    to_move: lines[ply]?.split(' ')[1] ?? now.to_move,
    log: lines.slice(0, ply),
  }) as SeenTable

export class Playback {
  /** What the table shows: how it is now, or a position on the way there. */
  shown = $state.raw<SeenTable | null>(null)
  /** Whether that is not how it is now. */
  behind = $state(false)
  /** Whether a move of the log is shown again. */
  replaying = $state(false)
  #latest: SeenTable | null = null
  #queue: Step[] = []
  /** Everything that was told of this table, by the number of moves. */
  #past = $state.raw<ReadonlyMap<number, SeenTable>>(new Map())
  #until = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #beat: (seen: SeenTable) => number
  #askPast: AskPast
  /** Asks now; or asked in vain, and does not ask again at this table. */
  #recalling = false

  constructor(beat: (seen: SeenTable) => number, askPast: AskPast) {
    this.#beat = beat
    this.#askPast = askPast
  }

  receive(seen: SeenTable | null) {
    const before = this.#latest
    this.#latest = seen
    if (!seen || !before || seen.table !== before.table || seen.you !== before.you) {
      this.#past = new Map()
      this.#recalling = false
      this.#keep(seen)
      return this.skip()
    }
    const [ply, known] = [seen.ply ?? 0, before.ply ?? 0]
    if (ply < known) this.#past = new Map([...this.#past].filter(([at]) => at < ply))
    this.#keep(seen)
    if (ply === known) return this.#refresh()
    if (ply !== known + 1) return this.skip()
    this.#queue.push({ seen, beat: this.#beat(seen) })
    this.#advance()
    if (this.behind && this.shown) this.shown = this.#onTheWay(this.shown)
  }

  /** To how it is now. */
  skip() {
    this.#queue = []
    this.#until = 0
    this.#advance()
    this.shown = this.#latest
  }

  /** Whether the move that led to this many moves can be shown again. */
  canReplay(ply: number) {
    return this.#past.has(ply) && this.#past.has(ply - 1)
  }

  /** What was told after this many moves, if this page saw it. */
  seenAt(ply: number): SeenTable | undefined {
    return this.#past.get(ply)
  }

  /** Shows the move that led to this many moves again, then how it is now. */
  replay(ply: number) {
    const [before, after] = [this.#past.get(ply - 1), this.#past.get(ply)]
    if (!before || !after || !this.#latest) return
    this.#queue = [
      { seen: after, beat: replayed.after },
      { seen: this.#latest, beat: 0 },
    ]
    this.replaying = true
    this.#show({ seen: before, beat: replayed.before })
    this.#advance()
  }

  /** Asks for what this page has not seen since so many moves: after a reload, or days. */
  recall(since: number) {
    const latest = this.#latest
    if (!latest?.position || this.#recalling) return
    let to = latest.ply ?? 0
    while (to >= since && this.#past.has(to)) to--
    if (to < since) return
    const from = Math.max(since, to - mostAsked + 1)
    this.#recalling = true
    this.#askPast(latest.table, from, to).then(
      (positions) => {
        const now = this.#latest
        if (!now || now.table !== latest.table || now.you !== latest.you) return
        this.#recalling = false
        const lines = playedLines(now.log)
        if (lines.slice(0, to).join() === playedLines(latest.log).slice(0, to).join())
          this.#past = new Map([
            ...positions.map(
              (position, i) => [from + i, at(now, lines, from + i, position)] as const,
            ),
            ...this.#past,
          ])
        this.recall(since)
      },
      () => {},
    )
  }

  #keep(seen: SeenTable | null) {
    if (seen?.position) this.#past = new Map(this.#past).set(seen.ply ?? 0, seen)
  }

  /** The same position with another word said, another person there: nothing to be followed. */
  #refresh() {
    const last = this.#queue.at(-1)
    if (last) last.seen = this.#latest!
    this.shown = last && this.shown ? this.#onTheWay(this.shown) : this.#latest
  }

  #advance() {
    clearTimeout(this.#timer)
    while (this.#queue.length > 0 && Date.now() >= this.#until) this.#show(this.#queue.shift()!)
    this.behind = this.#queue.length > 0
    if (this.behind) this.#timer = setTimeout(() => this.#advance(), this.#until - Date.now())
    else this.replaying = false
  }

  #show({ seen, beat }: Step) {
    this.#until = Date.now() + beat
    this.shown = this.#queue.length > 0 ? this.#onTheWay(seen) : this.#latest
  }

  /** An older position at the table as it is now: who sits there, what is said, whose time runs. */
  #onTheWay({ position, ply = 0, to_move = null, log }: SeenTable): SeenTable {
    const { legal: _, undo: __, ...now } = this.#latest!
    return { ...now, stage: 'playing', position, ply, to_move, log, due: now.to_move ?? null }
  }
}

export const playback = new Playback(beatOf, (table, from, to) =>
  client.request('past', { table, from, to }).then(({ positions }) => positions as unknown[]),
)
client.onTable((seen) => playback.receive(seen))
