import '../paris.css'
import '../plan.css'
import './review.css'
import { boxOf } from '../box'
import { toldMoves } from '../lost'
import type { Position } from '../position'
import { moveSentence } from '../sentences'
import type { Drawn } from '../../../review/drawn'
import { asTable, nameOfSeat, positionAt, type ReviewedGame } from '../../../review/game'
import { playedMoves } from '../../../table/log'
import Board from './ReviewPlan.svelte'
import Score from './ReviewScore.svelte'
import Table from './ReviewTable.svelte'

/** The tile that the last move lost, if it is this one. */
function lostBy(game: ReviewedGame, ply: number, seat: string, move: string) {
  const position = positionAt(game, ply) as Position
  const last = toldMoves(position, playedMoves(asTable(game, ply).log)).at(-1)
  return last?.seat === seat && last.move === move ? last.lost : undefined
}

/** The end of a turn tells nothing: its act does. */
function act({ replayed }: ReviewedGame, ply: number): number {
  const { seat, line } = replayed.plies[ply]!
  if (line !== 'end') return ply
  for (let i = ply - 1; replayed.plies[i]?.seat === seat; i--)
    if (/^(key|move|flag|pass)/.test(replayed.plies[i]!.line)) return i
  return ply
}

export default {
  act,
  Board,
  Table,
  Score,
  turn: () => '',
  sentence: (say, game, ply, seat, move) =>
    moveSentence(
      say,
      boxOf(game.edition),
      positionAt(game, ply) as Position,
      nameOfSeat(game, seat),
      move,
      lostBy(game, ply, seat, move),
    ),
  colour: (seat) => `seat${seat}`,
} satisfies Drawn
