// What a review needs of a game: its board, what lies on its table, its score sheet, and its moves
// in words.

import type { Component } from 'svelte'
import type { Say } from '../messages/say'
import type { Viewpoint, ReviewedGame } from './game'
import type { ReviewWords } from './words'

export interface BoardProps {
  game: ReviewedGame
  ply: number
  /** The move that is marked as played. */
  played: { seat: string; move: string } | null
  /** The move that would have been better. */
  better: { seat: string; move: string } | null
}

export interface Drawn {
  Board: Component<BoardProps>
  Table: Component<{ game: ReviewedGame; ply: number; viewpoint: Viewpoint }>
  Score: Component<{ game: ReviewedGame; ply: number }>
  /** How the piece of a move is turned, in words; empty where nothing is. */
  turn: (say: Say, words: ReviewWords, move: string) => string
  /** A move in words; `ply` is how many moves came before it. */
  sentence: (say: Say, game: ReviewedGame, ply: number, seat: string, move: string) => string
  /** The move that tells what the turn of this one did; `ply` is how many moves came before it. */
  act?: (game: ReviewedGame, ply: number) => number
  /** The class that gives a seat its colour. */
  colour: (seat: string) => string
}
