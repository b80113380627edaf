// What those who sit at a table are called, on every screen: two of Belle's players of one level have
// different names.

import type { Chair, Summary } from '../client/protocol'
import type { Say } from '../messages/say'

/** Names for those of Belle's players who share a level, in the order of their seats. */
const given = ['Lou', 'Jo', 'Dédé', 'Zazie']

const named = <One extends { name?: string }>(
  all: readonly One[],
  isBelle: (one: One) => boolean,
): One[] => {
  const belles = all.filter(isBelle)
  return all.map((one) => {
    const alike = belles.filter(({ name }) => name === one.name)
    return !belles.includes(one) || alike.length < 2
      ? one
      : { ...one, name: `${one.name} ${given[alike.indexOf(one)]}` }
  })
}

/** The chairs of a table. */
export const distinct = <One extends Pick<Chair, 'kind' | 'name'>>(chairs: readonly One[]): One[] =>
  named(chairs, ({ kind }) => kind === 'belle')

/** The chairs of a table in a list. */
export const chairsOf = ({ about }: Summary) => distinct(about.chairs)

/** The word of a level, by the name that its player has in records. */
const levelOf = (name: string) => name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** The seats of a record, which has names alone: those of levels are Belle's. */
export const distinctSeats = <One extends { name: string }>(
  say: Pick<Say, 'levels'>,
  seats: readonly One[],
): One[] => named(seats, ({ name }) => levelOf(name) in say.levels)
