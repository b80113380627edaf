// What a move brought, by night: whose points changed, and through which parts.

import type { SeenTable } from '../../../client/client.svelte'
import type { Position, Seat } from '../position'
import { moveSentence } from '../sentences'
import type { Say } from '../../../messages/say'
import { playedMoves } from '../../../table/log'
import { nameAt } from '../../../table/people'

const signed = (n: number) => (n > 0 ? `+${n}` : String(n).replace('-', '−'))

export function brought(say: Say, seen: SeenTable, was: unknown, ply: number): string {
  const moves = playedMoves(seen.log)
  const one = moves[ply]
  // Where several moves came at once nobody can tell which brought what.
  if (!one || moves.length !== ply + 1) return ''
  const [old, now] = [
    (was as Position).seats[one.seat as Seat].score,
    (seen.position as Position).seats[one.seat as Seat].score,
  ]
  const unbuilt =
    now.unbuilt > old.unbuilt ? say.lumiere.in_unbuilt() : say.lumiere.unbuilt().toLocaleLowerCase()
  const names = {
    lit: say.lumiere.in_light(),
    group: say.lumiere.in_group(),
    unbuilt,
    cards: say.lumiere.in_cards(),
  }
  const parts = (Object.keys(names) as (keyof typeof names)[]).flatMap((part) =>
    now[part] === old[part] ? [] : [`${signed(now[part] - old[part])} ${names[part]}`],
  )
  return [moveSentence(say, nameAt(seen, one.seat), one.move), parts.join(', ')]
    .filter(Boolean)
    .join(': ')
}
