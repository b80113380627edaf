// What an ending needs of a game: how its score is counted, where points came from, what is left
// over, and a picture of its board. Everything is read from the engine's positions.

import type { Component } from 'svelte'
import type { SeenTable } from '../client/client.svelte'
import type { Replayed } from '../engine/study'
import type { Language, Say } from '../messages/say'
import type { Course } from './course'

/** A part of the score that is counted at once. */
export interface Part {
  name: string
  /** What each seat gets for it, in the order of the seats. */
  points: readonly number[]
  /** What the board marks meanwhile, as the board of the game reads it. */
  spot: string
}

/** A stretch of the game: the moves before `until`, after the phase before. */
export interface Phase {
  name: string
  until: number
}

/** The score of the game, and what is left over, in words. */
export interface ScoreWords {
  source: (source: string) => string
  phases: (replayed: Replayed) => Phase[]
  /** The score as it is counted; what came in play is told apart where the course is known. */
  parts: (seen: SeenTable, course: Course | null) => Part[]
  /** What a seat has left and did not use. */
  unused: (position: object, seat: string) => string[]
  /** What nobody used. */
  unusedByAll: (position: object) => string[]
}

export interface ScoreProps {
  seen: SeenTable
  course: Course | null
  scoreWords: ScoreWords
}

export interface Ended {
  scoreWords: (say: Say, language: Language) => Promise<ScoreWords>
  /** The class that gives a seat its colour, and its sign: SVG around the middle, 24 wide. */
  colour: (seat: string) => string
  sign: (seat: string) => string
  /** Where points can come from, in the order in which they are drawn. */
  sources: readonly string[]
  /** What a seat has at a position, by the parts of the engine's score. */
  earned: (position: object, seat: string) => Readonly<Record<string, number>>
  /** Where the change of such a part comes from, after this move. */
  sourceOf: (part: string, move: string) => string
  /** The score sheet. */
  Score: Component<ScoreProps>
  /** The board alone, as an SVG, for a picture of the game. */
  Picture: Component<{ seen: SeenTable }>
}
