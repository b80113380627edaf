// The messages of docs/protocol.md, as types. Positions are the game's own (`lumiere/position.ts`).

/** `word`, `at`, `needs` and `has` say in the game's own words which rule a move breaks. */
export interface Problem {
  field: string
  reason: string
  ruling?: string
  word?: string
  at?: string
  needs?: number
  has?: number
}

export type Stage = 'waiting' | 'playing' | 'over'

export interface Chair {
  seat: string
  kind: 'open' | 'person' | 'belle'
  name?: string
  named?: boolean
  level?: string
  rating?: number
  left?: string
}

export interface GameKind {
  name: string
  fewest_seats: number
  seats: string[]
  options: { name: string; words: string[] }[]
  levels: { name: string; title: string; about: string }[]
}

export interface Welcome {
  event: 'welcome'
  protocol: number
  person: { name: string; named: boolean } | null
  games: GameKind[]
}

export interface Settings {
  game: string
  seats: number
  options?: Record<string, string>
  clock?: { days: number } | { bank: number; increment: number }
  time_over?: string
  listed?: boolean
  edition?: string
  /** Starts because of the game before. */
  first?: string
}

export interface Offer {
  number: number
  kind: 'undo' | 'abandon'
  from: string
  moves?: number
  asks_you: boolean
}

export interface TableEvent {
  event: 'table'
  table: string
  length: number
  since: number
  stage: Stage
  you: string | null
  settings?: Settings
  commit?: string
  /** This person's salt is awaited. */
  asks_salt?: boolean
  chairs: Chair[]
  ply?: number
  to_move?: string | null
  position?: unknown
  legal?: string[]
  undo?: number
  log: string[]
  chat: { name: string; text: string }[]
  clock?: { left: number[]; running: boolean }
  offer?: Offer
  again?: string[]
  rematch?: string
  online: string[]
}

export type HouseEvent = Welcome | TableEvent

export interface Summary {
  table: string
  stage: Stage
  changed: number
  /** The own seat, in a list of own tables. */
  you?: string
  about: {
    game: string
    settings: Settings
    corrected_edition: boolean
    chairs: Chair[]
    winners?: string[]
  }
}

/** What can be asked, and what an answer holds beside `ok`. */
export interface Asks {
  name: { ask: { name: string }; answer: object }
  /** `record`, in a house of the page: the game goes on from there. */
  create: {
    ask: Settings & { belle?: Record<string, string>; seat?: string; record?: string }
    answer: { table: string }
  }
  watch: { ask: { table: string }; answer: object }
  /** `seat` is still theirs: the game has begun. */
  leave: { ask: { table: string }; answer: { seat?: string } }
  sit: { ask: { table: string; seat?: string }; answer: object }
  salt: { ask: { table: string; salt: string }; answer: object }
  belle: { ask: { table: string; seat: string; level: string }; answer: object }
  play: { ask: { table: string; ply: number; move: string }; answer: object }
  undo: { ask: { table: string; ply: number; moves: number }; answer: object }
  abandon: { ask: { table: string }; answer: object }
  answer: { ask: { table: string; offer: number; agree: boolean }; answer: object }
  resign: { ask: { table: string }; answer: object }
  chat: { ask: { table: string; text: string }; answer: object }
  rematch: { ask: { table: string }; answer: object }
  explain: { ask: { table: string; move: string }; answer: { explain: string[]; effect: unknown } }
  record: { ask: { table: string }; answer: { record: string } }
  check_edition: { ask: { game: string; edition: string }; answer: object }
  tables: { ask: object; answer: { tables: Summary[] } }
  mine: { ask: { until?: number }; answer: { tables: Summary[] } }
}
