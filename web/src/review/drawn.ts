// What a review needs of a game: its board, what lies on its table, its score sheet, and its moves in words.

import type { Component } from 'svelte'
import type { TranslationFunctions } from '../messages/i18n-types'
import type { Eyes, ReviewedGame } from './game'
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
  Table: Component<{ game: ReviewedGame; ply: number; eyes: Eyes }>
  Score: Component<{ game: ReviewedGame; ply: number }>
  /** How the piece of a move is turned, in words; empty where nothing is. */
  turn: (say: TranslationFunctions, words: ReviewWords, move: string) => string
  /** A move in words; `ply` is how many moves came before it. */
  sentence: (
    say: TranslationFunctions,
    game: ReviewedGame,
    ply: number,
    seat: string,
    move: string,
  ) => string
  /** The class that gives a seat its colour. */
  colour: (seat: string) => string
}

// The build gives each import its own styles only where it stands alone.
export async function drawnFor(game: string): Promise<Drawn> {
  if (game === 'paris') return (await import('./paris/drawn')).default
  return (await import('./lumiere/drawn')).default
}
