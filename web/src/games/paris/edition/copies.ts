// How many tiles of each bonus number there are with 2, 3 and 4 players: one, or two from some
// number of players on.

import { at, changed, same, type Tree } from '../../../editions/edition.svelte'

export const copies = ['one', 'three', 'four'] as const
/** One always; a second from three players on; a second with four. */
export type Copies = (typeof copies)[number]

const lists = { three: 'doubled_with_three', four: 'doubled_with_four' } as const
export const numbersWith = (tree: Tree, which: 'three' | 'four') =>
  at(tree, [lists[which]]) as number[]

export const copiesOf = (tree: Tree, number: number): Copies =>
  copies.find((which) => which !== 'one' && numbersWith(tree, which).includes(number)) ?? 'one'

/** The same edition with another number of copies of a tile. */
export function withCopies(tree: Tree, shipped: Tree, number: number, wanted: Copies): Tree {
  let next = tree
  for (const which of ['three', 'four'] as const) {
    const key = lists[which]
    const others = numbersWith(tree, which).filter((one) => one !== number)
    const numbers = which === wanted ? [...others, number].sort((a, b) => a - b) : others
    if (numbers.length === numbersWith(tree, which).length) continue
    const known = at(shipped, [key]) as number[]
    next = changed(next, [key], numbers)
    for (const [part, back] of [
      ['count', numbers.length === known.length],
      ['numbers', same(numbers, known)],
    ] as const) {
      const mark = ['standing', key, part]
      next = changed(next, mark, back ? at(shipped, mark)! : 'printed')
    }
  }
  return next
}
