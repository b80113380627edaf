// The games there are: where a third one would be added.

import type { Game } from './game'
import lumiere from './lumiere'
import paris from './paris'

export type { Game } from './game'

/** In the order in which they are offered. */
export const games: readonly [Game, ...Game[]] = [lumiere, paris]

export const gameNamed = (name: string): Game | undefined =>
  games.find((game) => game.name === name)

/** The game of a table. A page that is older than its server shows a new game as the first one. */
export const gameOf = (name: string | undefined): Game => gameNamed(name ?? '') ?? games[0]
