import '../lumiere.css'
import { moveSentence } from '../sentences'
import type { Drawn } from '../../../review/drawn'
import { nameOfSeat } from '../../../review/game'
import { turnText } from './turns'
import Board from './ReviewMap.svelte'
import Score from './ReviewScore.svelte'
import Table from './ReviewTable.svelte'

export default {
  Board,
  Table,
  Score,
  turn: turnText,
  sentence: (say, game, _ply, seat, move) => moveSentence(say, nameOfSeat(game, seat), move),
  colour: (seat) => seat,
} satisfies Drawn
