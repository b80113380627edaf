// What the page must know of a game: read this first. Each game implements it in
// `games/<game>/index.ts`; `games/index.ts` lists them; nothing outside this folder names one.
//
// What stands here directly is needed before a game is chosen and is loaded with the page. Whatever
// is a function of a promise comes when it is first asked for.

import type { Component } from 'svelte'
import type { FactsOf } from '../editions/correction'
import type { Edition } from '../editions/edition.svelte'
import type { SeenTable } from '../client/client.svelte'
import type { Ended } from '../ending/ended'
import type { Coach } from '../learn/coach'
import type { Language, Say } from '../messages/say'
import type { Advice, PlanWords } from '../hint/plan'
import type { Drawn } from '../review/drawn'
import type { Book } from '../rules/book'
import type { Rulings } from '../rules/rulings'
import type { Ending } from '../table/people'

type Loaded<Part> = () => Promise<{ default: Part }>
type Words = (say: Say) => string
export type TieBreakText = (say: Say, numbers: string) => string

/** A move of the person with this name, in words. */
export type MoveText = (say: Say, name: string, move: string) => string

/** Something that can be agreed about the rules; its name and values are those of a record. */
export interface Option {
  name: string
  label: Words
  /** The first one is usual. */
  values: readonly (readonly [value: string, label: Words])[]
  /** Where a record allows more than words: what that is called, and a part of the form for it. */
  byHand?: { label: Words; form: Loaded<Component<ByHandProps>> }
}

/** What a form hands to the part that puts the value of an option together. */
export interface ByHandProps {
  /** As a record writes it, to be bound; empty where nothing was chosen yet. */
  value: string
  /** The text of a corrected edition, if the game is played with one. */
  edition?: string
}

/** What a table hands to the game that is played at it. */
export interface TableProps {
  seen: SeenTable
  /** What Belle advises for the rest of the turn; null where nobody asked. */
  advice?: Advice | null
  result: Ending | null
  resultHidden: boolean
  showResult: () => void
  /** Asks for another game, and whether that was done. */
  again: () => void
  wantsRematch: boolean
  /** The names of the others who would play again. */
  others: string[]
}

export interface Game {
  /** As records, addresses and messages write it. */
  name: string
  title: Words
  /** How many play, and when: a line below the poster. */
  inShort: Words
  /** The inside of an SVG of 300 × 440, and what is to be seen on it. */
  poster: { drawing: string; label: Words }
  /** By night everything stays dark; by day the scheme of the page decides. */
  scene: 'night' | 'day'
  /** The seats that a person chooses from, where two sides differ; null: people sit in a round. */
  sides: Readonly<Record<string, Words>> | null
  /** The class of a seat, whose `--seat` is its colour. */
  seatClass: (seat: string) => string
  options: readonly Option[]
  /** How long a rival's move is looked at: 1 is usual, 0 not at all. */
  beat: (move: string) => number
  /** How far the game is, for the bar above the table: a phase or a round. */
  progress: (say: Say, seen: SeenTable) => string
  /** What is compared after equal totals, by the engine's word: a sentence with the numbers. */
  tieBreaks: Readonly<Record<string, TieBreakText>>

  /** The table itself. */
  table: Loaded<Component<TableProps>>
  /** Every move so far, in words. */
  moves: Loaded<Component<{ seen: SeenTable }>>
  /** What is in the box, as it is shown, and piece by piece. */
  box: () => Promise<{ default: Component<{ edition: Edition }>; factsOf: FactsOf }>
  rules: Loaded<Book>
  /** What tables differ on. */
  rulings: Loaded<Rulings>
  coach: Loaded<Coach>
  review: Loaded<Drawn>
  /** How the end is told. */
  ending: Loaded<Ended>
  /** A move in words for those who do not see its position: the last one, in lists of tables. */
  moveText: () => Promise<MoveText>
  /** Belle's plans in words, for hints at the table. */
  plans: (language: Language) => Promise<PlanWords>
}
