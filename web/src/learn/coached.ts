// Which table a coach sits at: this browser remembers the last first game of each kind.

import { keep, kept } from '../kept'
import type { Game } from '../rules/book'

export const coachedTable = (game: Game) => kept(`coached.${game}`, '')

export const coached = (game: Game, table: string) => keep(`coached.${game}`, table)

export const isCoached = (table: string) =>
  coachedTable('lumiere') === table || coachedTable('paris') === table
