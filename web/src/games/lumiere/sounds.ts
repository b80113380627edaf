// What a move sounds like.

import type { Sound } from '../../sound'
import type { Position } from './position'

export function soundsOf(move: string, position: Pick<Position, 'buildings'>): Sound[] {
  const [verb, what] = move.split(' ')
  if (verb === 'lay' || verb === 'take') return ['tile']
  if (verb === 'build')
    return position.buildings.some(({ id, lit }) => id === what && lit > 0)
      ? ['tile', 'light']
      : ['tile']
  if (verb === 'card') return what === 'lumiere' || what === 'lampadaire' ? ['light'] : ['key']
  return []
}
