// The positions that the book shows, as the engine writes them: two of real games, and small ones
// made to be read.

import type { Building, Piece, PieceName, Position, Seat } from '../position'
import { turnedIn } from '../../../rules/rulings'
import rulings from '../rulings'
import real from './positions.json'

/** What is seen of the map, in spaces: left, top, width, height. */
export interface Picture {
  position: Position
  view: readonly [x: number, y: number, width: number, height: number]
}

const none = { lit: 0, group: 0, unbuilt: 0, cards: 0, total: 0 }
const nobody = { reserve: [], tokens: 4, chimneys: 7, tiles: [], group: [], score: none }

/** A corner of a city: rows from the top, the rest of the map empty. */
function corner(
  rows: string[],
  buildings: Building[],
  pieces: Partial<Record<PieceName, Piece>> = {},
): Picture {
  const ground = Array.from({ length: 8 }, (_, y) => (rows[y] ?? '').padEnd(8, '.'))
  const position: Position = {
    rulings: { streetlight_pieces: 'cover', large_light: 'diamond', flip: false },
    viewer: null,
    to_move: null,
    phase: 'city',
    ground,
    buildings,
    pieces,
    pool: [],
    cards: [],
    seats: { orange: nobody, blue: nobody },
    hand: null,
  }
  return { position, view: [0, 0, rows[0]!.length, rows.length] }
}

const roof = (id: string, owner: Seat, spaces: string, lit: number): Building => ({
  id,
  owner,
  spaces: spaces.split(' '),
  lit,
  points: 0,
})

const quarter = ['oooo', 'LmbL', 'bboo', 'momb']
const lit = [
  roof('Y5', 'orange', 'a8 b8 c8 d8 b7', 2),
  roof('S4', 'orange', 'c6 d6 b5 c5', 1),
  roof('V3', 'blue', 'a6 b6 a5', 1),
]

/** The large streetlight, with the spaces that it lights. */
const large = (lit: string) =>
  corner(
    ['oobbob', 'mbommo', 'moLbbb', 'oboomo', 'booobo', 'mbbmmb'],
    [
      roof('I3', 'blue', 'd6 d7 d8', 1),
      roof('V3', 'blue', 'e6 f6 e5', 0),
      roof('O4', 'orange', 'c5 d5 c4 d4', 1),
    ],
    {
      large_streetlight: { space: 'c6', owner: 'orange', lit: lit.split(' '), dark: ['e6'] },
    },
  )

const pictures: Record<string, Picture> = {
  finished: { position: real.finished as unknown as Position, view: [0, 0, 8, 8] },
  paving: { position: real.paving as unknown as Position, view: [0, 0, 8, 8] },
  built: corner(quarter, lit.slice(0, 2)),
  lit: corner(quarter, lit),
  large: large('a6 b5 b6 b7 c4 c5 c7 c8 d5 d6 d7'),
  large_cross: large('a6 b6 c4 c5 c7 c8 d6'),
  statue: corner(quarter, [roof('garden', 'orange', 'b5 c5', 0)], {
    statue: { space: 'c6', owner: 'orange', facing: 'north', points: 9 },
  }),
}

/** A picture as a table with a corrected edition would see it. */
export function pictureOf(name: string, edition?: string): Picture {
  const readings = turnedIn(rulings, edition).map(({ reading }) => `${name}_${reading}`)
  return pictures[readings.find((one) => one in pictures) ?? name]!
}

export default pictures
