import '../paris.css'
import '../plan.css'
import './review.css'
import { boxOf } from '../box'
import type { Position } from '../position'
import { moveSentence } from '../sentences'
import type { Drawn } from '../../../review/drawn'
import { nameOfSeat, positionAt } from '../../../review/game'
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
