// The word that fits the end of a game: by who reads it, how far apart the totals are, and how the
// game went.

import type { SeenTable } from '../client/client.svelte'
import type { Ending } from '../table/people'
import { type Course, leadOf, tookTheLead } from './course'
import type { EndingTexts } from './words'

export type Victory = 'close' | 'comeback' | 'runaway' | 'steady' | 'clear'

/** Shares of the winner's total, and of the game. */
const close = 0.04
const far = 0.25
const behind = 0.15
const early = 1 / 3

const isClose = (lead: number, all: number) => lead <= Math.max(1, close * all)

/** How the game of a winner went; `totals` are those of the end. */
export function victoryOf(
  totals: readonly number[],
  winner: number,
  course: Course | null,
): Victory {
  const all = Math.max(1, totals[winner]!)
  const lead = leadOf(totals, winner)
  if (isClose(lead, all)) return 'close'
  const moves = course?.totals.length ?? 0
  const later = course?.totals.slice(Math.floor(moves * early)) ?? []
  if (later.some((one) => leadOf(one, winner) <= -behind * all)) return 'comeback'
  if (lead >= far * all) return 'runaway'
  const took = course && tookTheLead(course, winner)
  return took !== null && took < moves * early ? 'steady' : 'clear'
}

/** Whether a loser was close too, or led for long, and not a third seat alone. */
function had(
  victory: Victory,
  totals: readonly number[],
  winner: number,
  mine: number,
  course: Course | null,
): boolean {
  if (victory === 'close') return isClose(totals[winner]! - totals[mine]!, totals[winner]!)
  return victory !== 'comeback' || !!course?.totals.some((one) => leadOf(one, mine) > 0)
}

/** One of several variants, the same whenever a table is looked at. */
export function variantOf(table: string, variants: number): number {
  let hash = 7
  for (const letter of table) hash = (hash * 31 + letter.charCodeAt(0)) % 65521
  return hash % variants
}

/** What is said; nothing of a game that ended without a result. */
export function remarkOn(
  remarks: EndingTexts['remarks'],
  { table, you, chairs }: Pick<SeenTable, 'table' | 'you' | 'chairs'>,
  { won, finished }: Pick<Ending, 'won' | 'finished'>,
  totals: readonly number[],
  course: Course | null,
): string {
  const one = (variants: readonly string[]) => variants[variantOf(table, variants.length)]!
  if (won.length === 0) return ''
  if (!finished) return one(remarks.left)
  if (won.length > 1) return one(remarks.shared)
  const outcome = you === null ? 'watched' : you === won[0] ? 'won' : 'lost'
  const [winner, mine] = [won[0], you].map((who) => chairs.findIndex(({ seat }) => seat === who))
  const victory = victoryOf(totals, winner!, course)
  const theirs = outcome === 'lost' && !had(victory, totals, winner!, mine!, course)
  return one(remarks[outcome][theirs ? 'clear' : victory])
}
