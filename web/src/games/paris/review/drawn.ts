import '../../paris/paris.css'
import '../../paris/plan.css'
import { boxOf } from '../../paris/box'
import type { Position } from '../../paris/position'
import { moveSentence } from '../../paris/sentences'
import type { Drawn } from '../drawn'
import { nameOfSeat, positionAt } from '../game'
import Board from './ReviewPlan.svelte'
import Score from './ReviewScore.svelte'
import Table from './ReviewTable.svelte'

export default {
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
    ),
  colour: (seat) => `seat${seat}`,
} satisfies Drawn
