// What a move brought, by day: VP for everybody, francs and tokens where they may be seen.

import type { SeenTable } from '../../../client/client.svelte'
import type { Say } from '../../../messages/say'
import { boxOf } from '../box'
import { toldMoves } from '../lost'
import { type Position, type Seat, tokenKinds } from '../position'
import { moveSentence, tokenName } from '../sentences'
import { playedMoves } from '../../../table/log'
import { nameAt } from '../../../table/people'

const signed = (n: number) => (n > 0 ? `+${n}` : `−${-n}`)

export function brought(say: Say, seen: SeenTable, was: unknown, ply: number): string {
  const moves = toldMoves(seen.position as Position, playedMoves(seen.log))
  const one = moves[ply]
  if (!one || moves.length !== ply + 1 || one.move === 'end') return ''
  const position = seen.position as Position
  const [old, now] = [(was as Position).seats[one.seat as Seat]!, position.seats[one.seat as Seat]!]
  const parts: string[] = []
  if (now.vp !== old.vp) parts.push(`${signed(now.vp - old.vp)} ${say.paris.vp()}`)
  if (now.francs !== undefined && old.francs !== undefined && now.francs !== old.francs)
    parts.push(
      `${now.francs > old.francs ? '+' : '−'}${say.paris.franc_count({ n: Math.abs(now.francs - old.francs) })}`,
    )
  if (now.tokens && old.tokens)
    for (const kind of tokenKinds) {
      const change = (now.tokens[kind] ?? 0) - (old.tokens[kind] ?? 0)
      if (change) parts.push(`${tokenName(say, kind)} ${signed(change)}`)
    }
  return [
    moveSentence(
      say,
      boxOf(seen.settings.edition),
      position,
      nameAt(seen, one.seat),
      one.move,
      one.lost,
    ),
    parts.join(', '),
  ]
    .filter(Boolean)
    .join(': ')
}
