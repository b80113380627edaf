// Which table a coach sits at: this browser remembers the last first game of each kind.

import { keep, kept } from '../kept'
import { games } from '../games'

export const coachedTable = (game: string) => kept(`coached.${game}`, '')

export const coached = (game: string, table: string) => keep(`coached.${game}`, table)

export const isCoached = (table: string) => games.some(({ name }) => coachedTable(name) === table)
