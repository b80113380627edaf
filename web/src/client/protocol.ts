// Made from the declaration in server/protocol and engine/<game>/shapes.h by `./belle protocol`:
// a change here is lost.

export interface Problem {
  /**
   * The field at fault; `table` where the table itself says no, `server` where nothing is wrong
   * with the request.
   */
  field: string
  /** An English sentence. */
  reason: string
  /** The ruling of the game that is broken. */
  ruling?: string
  /**
   * One of a few that never change, so that a page can say the reason in any language. With a
   * `ruling` it is one of those of `engine/<game>/refusal.cpp`.
   */
  word?: string
  /** With a `ruling`: the place, tile or token it is about. */
  at?: string
  /** Where something is missing: how many it takes. */
  needs?: number
  /** How many of these the mover has. */
  has?: number
}

export interface Refusal {
  /** Null for a request that cannot be read at all. */
  reply: number | null
  ok: false
  error: Problem
}

export interface Person {
  name: string
  /** The name is claimed: it has a password. */
  named: boolean
}

export interface GameKind {
  name: string
  fewest_seats: number
  /** The names of the most seats. */
  seats: string[]
  options: { name: string; words: string[] }[]
  /** Of Belle's play. */
  levels: { name: string; title: string; about: string }[]
}

export interface Welcome {
  event: 'welcome'
  /** The version: 1. */
  protocol: number
  /** Null for a client who has done nothing yet. */
  person: Person | null
  games: GameKind[]
}

export type Stage = 'waiting' | 'playing' | 'over'

export interface Settings {
  /** One of those in `welcome`. */
  game: string
  /** How many play. */
  seats: number
  /** As the record names them. */
  options?: Record<string, string>
  /**
   * Left out where nobody's time is counted; days, or a bank of seconds, counted for each decision.
   * A move that comes when time is over is refused. When the house was closed, a bank goes on from
   * the last thing that happened at the table, and everybody has a day left at least, or all the
   * days there are.
   */
  clock?: { days: number } | { bank: number; increment?: number }
  /**
   * With two seats `ends` (the default) loses the game, `belle` hands the seat to her, which only
   * `chairs` tell, for the record of a game of two has no word for it. With more seats she plays on
   * in any case. When no other person is left, the game ends: with two seats it is lost, with more
   * the table is closed without a result.
   */
  time_over?: 'ends' | 'belle'
  /**
   * In the lobby, and rated (Glicko-2, by game) between persons with claimed names. Else only by
   * its id.
   */
  listed?: boolean
  /** The text of a corrected edition file. */
  edition?: string
  /**
   * Chance decides who starts the first game; whoever comes last in one starts the next, if it is
   * one seat alone. Refused where `start` names a seat.
   */
  loser_starts?: boolean
  /** The seat that starts because of the game before. */
  first?: string
}

export interface Chair {
  seat: string
  kind: 'open' | 'person' | 'belle'
  /** The one that the person had when they sat down. */
  name?: string
  /** The name is claimed. */
  named?: boolean
  /** Belle's. */
  level?: string
  /** Of a person with a claimed name who has one in this game. */
  rating?: number
  /** The person for whom Belle plays on. */
  left?: string
}

export interface ChatLine {
  name: string
  /** The name is claimed: it was nobody else. */
  named: boolean
  text: string
  /** Where the person sat; left out of what is said by those who only look on. */
  seat?: string
  /** When, in milliseconds. */
  at: number
}

export interface Offer {
  /** To be named in `answer`. */
  number: number
  kind: 'undo' | 'abandon'
  /** The seat. */
  from: string
  /** How many would be taken back. */
  moves?: number
  /** They are the whole last turn of that seat, and what was played since. */
  turn?: true
  asks_you: boolean
}

export interface Declined {
  /** Of the offer. */
  number: number
  kind: 'undo' | 'abandon'
  /** The seat that had offered. */
  from: string
  /** The seat that declined, or played on. */
  by: string
}

export interface Audience {
  /** How many persons or browsers. */
  count: number
  /** Of those who have told theirs: the first twenty. */
  names: string[]
}

export interface TableEvent {
  event: 'table'
  /** Its id. */
  table: string
  /** Lines of the journal. */
  length: number
  /**
   * How many of them were told before. `log` and `chat` hold what came in between, everything else
   * is as it is now.
   */
  since: number
  /**
   * A table that everybody left before the deal is `over` and has neither `ply` nor `position`; a
   * game that was abandoned has no `result` in its log.
   */
  stage: Stage
  /**
   * The own seat; null for those who only look on, and for those who gave up their seat or ran out
   * of time. (Lists go on to say `you` of these: their chair has `left` there.)
   */
  you: string | null
  /** In the first message about a table (`since` 0). */
  settings?: Settings
  /**
   * The commitment of the sealed deal: in the first message about a table, and in every one while
   * it is `waiting`.
   */
  commit?: string
  /** While this person sits there, nothing is dealt, and their salt has not come. */
  asks_salt?: true
  chairs: Chair[]
  /** How many moves count. */
  ply?: number
  /** Null after the end. */
  to_move?: string | null
  /**
   * What the viewer may know of the game; each game has its own object, the same that the engine
   * gives in the page (`engine/<game>/shapes.h`).
   */
  position?: unknown
  /** Only for the mover: every legal move. */
  legal?: string[]
  /** Only for the mover: how many moves may be taken back without asking. */
  undo?: number
  /**
   * Only for those who sit there, while the game is on: how many moves back their last turn began,
   * with what was played since; `undo` takes it as `moves`. Left out before their first.
   */
  last_turn?: number
  /**
   * Lines of the record as the viewer may read them (`move 2 flag ?`), and `undo 2`, `resign blue`,
   * `timeout 3`, `score …`, `result …`. The first message leaves out what was taken back.
   */
  log: string[]
  /**
   * The first message has the last 200 lines. Those who play are told what was said by others when
   * the game is over: then the lines are not in the order of `at`.
   */
  chat: ChatLine[]
  /** Where time is counted. */
  clock?: { left: number[]; running: boolean }
  /**
   * What is offered and not answered by all yet; it waits for persons who are not there. An offer
   * to take moves back (`undo`) ends when a person plays; what Belle plays meanwhile would be taken
   * back with it, and adds to `moves`. One to end the game (`abandon`) ends with the game, or when
   * a person leaves it.
   */
  offer?: Offer
  /**
   * The last offer, if a person declined it or played on, until something else is offered or
   * played.
   */
  declined?: Declined
  /** The seats whose persons wish for another game, until `rematch` names its table. */
  again?: string[]
  /** The table of the next game. */
  rematch?: string
  /** Seats whose persons are connected; who comes and goes is told once a second at most. */
  online: string[]
  /**
   * Who looks on and has no seat; left out if nobody does. A change is told every five seconds at
   * most.
   */
  audience?: Audience
}

export interface About {
  game: string
  /** Without the text of an edition. */
  settings: Settings
  corrected_edition: boolean
  chairs: Chair[]
  /** Whose turn it is, while the game is on. */
  to_move?: string
  /** When the time of the person whose turn it is ends, in milliseconds, if it is counted. */
  deadline?: number
  /** The last move that counts, as those who watch may read it. */
  last?: { seat: string; move: string }
  /** The seats that have won, when the game is over and has a result. */
  winners?: string[]
}

export interface Summary {
  table: string
  stage: Stage
  /** When, in milliseconds. */
  changed: number
  /** The own seat, in a list of own tables. */
  you?: string
  about: About
}

export interface OwnEvent {
  event: 'own'
  /** The own table that has changed, as `mine` lists it. */
  tables: Summary[]
}

export type ServerEvent = Welcome | TableEvent | OwnEvent

/** What can be asked, and what an answer holds beside `ok`. */
export interface Asks {
  /** the name under which a guest sits down from now on */
  name: {
    ask: { name: string }
    answer: object
  }
  /** sets a table and sits down; the reply has `table` */
  create: {
    ask: {
      /** One of those in `welcome`. */
      game: string
      /** How many play. */
      seats: number
      /** As the record names them. */
      options?: Record<string, string>
      /**
       * Left out where nobody's time is counted; days, or a bank of seconds, counted for each
       * decision. A move that comes when time is over is refused. When the house was closed, a bank
       * goes on from the last thing that happened at the table, and everybody has a day left at
       * least, or all the days there are.
       */
      clock?: { days: number } | { bank: number; increment?: number }
      /**
       * With two seats `ends` (the default) loses the game, `belle` hands the seat to her, which
       * only `chairs` tell, for the record of a game of two has no word for it. With more seats she
       * plays on in any case. When no other person is left, the game ends: with two seats it is
       * lost, with more the table is closed without a result.
       */
      time_over?: 'ends' | 'belle'
      /**
       * In the lobby, and rated (Glicko-2, by game) between persons with claimed names. Else only
       * by its id.
       */
      listed?: boolean
      /** The text of a corrected edition file. */
      edition?: string
      /**
       * Chance decides who starts the first game; whoever comes last in one starts the next, if it
       * is one seat alone. Refused where `start` names a seat.
       */
      loser_starts?: boolean
      /** Belle's level, by seat. */
      belle?: Record<string, string>
      /** The own one; else the first. */
      seat?: string
      /**
       * In the house of a page only: the game goes on from this record, which ends with a move.
       * `seat` is required, `belle` names a level for every other seat, and the table has no
       * `commit`.
       */
      record?: string
      /**
       * In the house of a page only: the seat that starts because of the game before. Who loses
       * this game starts the next one.
       */
      first?: string
      /** Of earlier pages; does not count. */
      salt?: unknown
    }
    answer: { table: string }
  }
  /** is told the table now and whenever something changes; any number may watch */
  watch: {
    ask: { table: string }
    answer: object
  }
  /**
   * is told no more; a person who waits for others gives the seat back. The reply has `seat` if a
   * seat is still theirs, because the game has begun
   */
  leave: {
    ask: { table: string }
    answer: { seat?: string }
  }
  /**
   * is told no more, and keeps the seat, also at a table that waits for others. The reply has
   * `seat` if one is theirs
   */
  unwatch: {
    ask: { table: string }
    answer: { seat?: string }
  }
  /**
   * takes a seat: the one named, or the first that is free; and watches the table, as with `watch`
   */
  sit: {
    ask: { table: string; seat?: string; salt?: unknown }
    answer: object
  }
  /**
   * adds to the deal: 2 to 128 hexadecimal digits in small letters, an even number. The last one
   * whom the table waits for starts the game
   */
  salt: {
    ask: { table: string; salt: string }
    answer: object
  }
  /** a person who sits there asks Belle to take a free seat */
  belle: {
    ask: { table: string; seat: string; level: string }
    answer: object
  }
  /** plays a move, in the notation of the record */
  play: {
    ask: { table: string; ply: number; move: string }
    answer: object
  }
  /**
   * takes moves back: at once within the own turn up to the last revelation, else as an offer to
   * the other persons
   */
  undo: {
    ask: { table: string; ply: number; moves: number }
    answer: object
  }
  /**
   * offers to end the game without a result, or agrees to that; it ends at once where no other
   * person is left
   */
  abandon: {
    ask: { table: string }
    answer: object
  }
  /**
   * agrees to the offer of that number, or declines it; the person who made it may withdraw it so.
   * Refused if another is open by now
   */
  answer: {
    ask: { table: string; agree: boolean; offer: number }
    answer: object
  }
  /**
   * gives up. With two seats the other wins; with more, Belle plays on, unless nobody else is left:
   * then the table is closed
   */
  resign: {
    ask: { table: string }
    answer: object
  }
  /**
   * says a line of at most 500 bytes. What a person says who only looks on is told to others who
   * do, and to those who play when the game is over; before the game only those who sit there can
   * talk
   */
  chat: {
    ask: { table: string; text: string }
    answer: object
  }
  /**
   * agrees to another game; when all persons who still sit there have, its table is named
   * (`rematch`, below) and may be watched, everybody one seat further; Belle keeps the seats of
   * those who left. Where the rules or `loser_starts` say that the loser starts, and `start` was
   * left to chance, `first` in its `settings` names the seat
   */
  rematch: {
    ask: { table: string }
    answer: object
  }
  /**
   * what a move would bring; only for the mover. The reply has `explain`, a list of sentences, and
   * `effect`, the same in numbers (`engine/<game>/shapes.h`); or why it is not legal
   */
  explain: {
    ask: { table: string; move: string }
    answer: { explain: string[]; effect: unknown }
  }
  /**
   * the positions after `from` to `to` moves, at most 32 of them, as the viewer could know them
   * then; moves that were taken back do not count
   */
  past: {
    ask: { table: string; from: number; to: number }
    answer: { positions: unknown }
  }
  /** the record, as over HTTP: the reply has `record`, empty before the deal */
  record: {
    ask: { table: string }
    answer: { record: string }
  }
  /**
   * whether a table could be set with this corrected edition; if not, the first fault, with its
   * place
   */
  check_edition: {
    ask: { game: string; edition: string }
    answer: object
  }
  /** the tables that everybody may find: the reply has `tables` */
  tables: {
    ask: object
    answer: { tables: Summary[] }
  }
  /**
   * the own tables, the last changed first: a hundred of them, that have not changed after `until`,
   * if it is there. With the last `changed` as the next `until`, that table comes again. With
   * `follow` the client is told (`own`, below) whenever one of them changes, wherever it looks
   */
  mine: {
    ask: { until?: number; follow?: boolean }
    answer: { tables: Summary[] }
  }
}

export interface Me {
  person: Person | null
  /** By game (Glicko-2). */
  ratings: Record<string, { rating: number; deviation: number }>
}
