// Questions about a game: its positions, Belle's opinion, an analysis, whether it holds. Each
// thinks in a worker beside the table's; a record is the text that docs/record.md describes, and
// `edition` the text of a corrected edition file.

import type { Plan, Reason } from '../hint/plan'
import { Players, Unanswered } from './players'

export interface Measure {
  milliseconds?: number
  simulations?: number
  seed?: bigint | number
}

export interface Candidate {
  move: string
  win: number
  margin: number
  visits: number
}

export interface Hint {
  game: string
  ply: number
  seat: string
  simulations: number
  proven: boolean
  /** Every legal move, the best first. */
  moves: Candidate[]
  /** The best move, and what is expected to follow. */
  line: string[]
  /** The best plans of the turn, and what speaks for the first. */
  plans: Plan[]
  reason: Reason
}

export interface Replayed {
  settings: { game: string; seats: number; options: Record<string, string>; edition: string }
  seats: { seat: string; name: string }[]
  /**
   * The position as a spectator may know it; by seat, what each may, when the game is over.
   */
  start: { position: object; seen?: object[] }
  plies: { seat: string; line: string; position: object; seen?: object[] }[]
  over: boolean
  scores: string[]
  result: string | null
  gave_up: string | null
}

export interface Checked {
  ok: boolean
  /** Empty if it holds; else what is wrong, and in which line. */
  message: string
  line: number
  over: boolean
  deal: 'verified' | 'none' | 'wrong'
}

/** The JSON of analysis/report.h. */
export interface AnalysisReport {
  game: string
  seats: { seat: string; name: string }[]
  moves: number
  complete: boolean
  decisions: {
    ply: number
    seat: number
    move: string
    mark: 'forced' | 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder'
    win?: number
    margin?: number
    visits?: number
    /** `movers` of the line by their place in `seats`. */
    best?: { move: string; win: number; margin: number; line: string[]; movers: number[] }
    loss?: { win: number; vp: number }
    alternatives?: Candidate[]
    proven?: boolean
  }[]
  summary: {
    accuracy: number | null
    choices: number
    loss: { win: number; vp: number }
    marks: Record<string, number>
    start: { win: number; margin: number }
    play: { win: number; margin: number }
    others: { win: number; margin: number }
    luck: { win: number; margin: number }
    /** What changed though nothing happened: estimates are only that. */
    error: { win: number; margin: number }
    end: { win: number; margin: number }
  }[]
  graph: { win: (number | null)[][]; margin: (number | null)[][] }
  result: { win: number; margin: number }[] | null
  gave_up: number | null
}

interface Stoppable {
  signal?: AbortSignal
  edition?: string
}

const gameOf = (record: string) => /^game (\S+)/m.exec(record)?.[1] ?? ''

const measured = ({ simulations = 0, milliseconds = 0, seed = 0 }: Measure) =>
  [simulations, milliseconds, seed].map(String)

/** Asks players.wasm in a worker of its own, which ends with the answer or when it is not wanted any more. */
async function once(
  what: string,
  texts: string[],
  options: Parameters<Players['ask']>[2],
  signal?: AbortSignal,
): Promise<string> {
  const players = new Players()
  const stop = () => players.stop()
  signal?.addEventListener('abort', stop)
  try {
    if (signal?.aborted) throw new Unanswered('stopped')
    return await players.ask(what, texts, options)
  } finally {
    signal?.removeEventListener('abort', stop)
    players.stop()
  }
}

/** The answer as an object; a record that cannot be read is an error with its line. */
function read<T>(text: string): T {
  const answer = JSON.parse(text)
  if (answer.ok === false) throw new Unanswered(answer.message, answer.line)
  return answer
}

/** The positions of a game after each move. */
export const replay = async (
  record: string,
  { edition = '', signal }: Stoppable = {},
): Promise<Replayed> => read(await once('replay', [record, edition], {}, signal))

/**
 * Belle's opinion of the moves of a seat: ply, game, the seat's view, and a corrected edition.
 * What she thinks so far is told on the way, the first time soon.
 */
export const hint = async (
  question: string[],
  measure: Measure,
  onProgress: (soFar: Hint) => void = () => {},
  { signal }: Stoppable = {},
): Promise<Hint> =>
  read(
    await once(
      'hint',
      [...measured(measure), ...question],
      {
        thinking: { game: question[1] ?? '', level: '' },
        progress: (text) => onProgress(read(text)),
      },
      signal,
    ),
  )

/** Every decision of a game judged; tells how many are done. */
export const analyse = async (
  record: string,
  measure: Measure,
  onProgress: (done: number, of: number) => void = () => {},
  { edition = '', signal }: Stoppable = {},
): Promise<AnalysisReport> =>
  read(
    await once(
      'analyse',
      [...measured(measure), record, edition],
      {
        thinking: { game: gameOf(record), level: '' },
        progress: (text) => onProgress(...(text.split('/').map(Number) as [number, number])),
      },
      signal,
    ),
  )

/**
 * Whether a record holds, and whether its deal is the one that was sealed before anybody sat down.
 */
export async function check(
  record: string,
  { edition = '', signal }: Stoppable = {},
): Promise<Checked> {
  const answer = JSON.parse(await once('check', [record, edition], {}, signal))
  return { ok: false, over: false, deal: 'none', message: '', line: 0, ...answer }
}
