// What an edition of La Cité says, piece by piece.

import { type FactsOf, keysOf, said } from '../../editions/correction'
import { at } from '../../editions/edition.svelte'

export const factsOf: FactsOf = (tree) => [
  said(tree, ['title']),
  ...keysOf(tree, ['tiles']).map((i) => said(tree, ['tiles', i], ['tiles', 'faces'])),
  said(tree, ['flip']),
  ...keysOf(tree, ['rulings']).map((key) => said(tree, ['rulings', key])),
  ...keysOf(tree, ['buildings']).map((id) => said(tree, ['buildings', id])),
  said(tree, ['garden']),
  ...keysOf(tree, ['postcards']).map((id) => said(tree, ['postcards', id], ['postcards'])),
  ...keysOf(tree, ['postcard_vp']).map((id) => said(tree, ['postcard_vp', id])),
  {
    ...said(tree, ['first_game']),
    value: [...(at(tree, ['first_game']) as string[])].sort(),
  },
]
