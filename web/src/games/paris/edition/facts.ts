// What an edition of Paris says, piece by piece.

import { type FactsOf, keysOf, said } from '../../../editions/correction'
import { at, placeOf, type Tree } from '../../../editions/edition.svelte'
import { values } from '../position'
import { landmarkKeys, shippedKeys, valueOf } from './landmarks'

export const ranks = ['first', 'second', 'third'] as const

/** A list of which the order means nothing. */
const inOrder = (tree: Tree, key: string, standing: string[]) => ({
  ...said(tree, [key], standing),
  value: [...(at(tree, [key]) as number[])].sort((a, b) => a - b),
})

/** The landmarks go by the places that the shipped edition has for them. */
const landmarks: FactsOf = (tree, shipped) => {
  const was = shippedKeys(tree, shipped)
  return landmarkKeys(tree).flatMap((key) => {
    const place = placeOf(['landmarks', was.get(key) ?? key])
    return [
      { place: `${place}.value`, value: valueOf(key), standing: ['landmarks', key, 'value'] },
      ...(['title', 'cost', 'slots'] as const).map((part) => ({
        ...said(tree, ['landmarks', key, part]),
        place: `${place}.${part}`,
      })),
    ]
  })
}

export const factsOf: FactsOf = (tree, shipped) => {
  const each = (key: string, standing?: string[]) =>
    keysOf(tree, [key]).map((one) => said(tree, [key, one], standing ?? [key, String(one)]))
  return [
    said(tree, ['title']),
    ...each('districts', ['districts']),
    ...each('banks', ['banks', 'order']),
    ...keysOf(tree, ['buildings']).flatMap((district) =>
      values.map((value, i) =>
        said(tree, ['buildings', district, i], ['buildings', district, String(value)]),
      ),
    ),
    ...each('tokens', ['tokens', 'order']),
    ...landmarks(tree, shipped),
    ...each('prestige_points'),
    ...keysOf(tree, ['vp_tiles']).flatMap((i) =>
      ranks.map((rank, j) =>
        said(tree, ['vp_tiles', i, j], ['vp_tiles', String(at(tree, ['vp_tiles', i, 0])), rank]),
      ),
    ),
    ...each('bonus'),
    inOrder(tree, 'doubled_with_three', ['doubled_with_three', 'numbers']),
    inOrder(tree, 'doubled_with_four', ['doubled_with_four', 'numbers']),
    said(tree, ['zones']),
    ...each('end_tiles', ['end_tiles', 'tiles']),
    ...each('buy', ['buy']),
    ...each('sell', ['sell']),
    said(tree, ['wood_for_eight'], ['wood_for_eight', 'amount']),
    ...each('rulings'),
  ]
}
