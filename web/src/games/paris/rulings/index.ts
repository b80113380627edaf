// The rulings of Paris on which tables differ, and where the book tells of them.

import type { Rulings, RulingWords } from '../../../rules/rulings'
import type { Rulings as DeclaredRulings } from '../protocol'

const texts = import.meta.glob<RulingWords>('./rulings-*.ts', { import: 'default' })

export default {
  readings: {
    space_30: ['walk', 'final'],
    owned: ['unused', 'ever'],
    count_as_pairs: ['no', 'yes'],
  } satisfies {
    [Name in keyof DeclaredRulings]: [`${DeclaredRulings[Name]}`, `${DeclaredRulings[Name]}`]
  },
  anchors: { space_30: 'P12', owned: 'P5', count_as_pairs: 'P4' } satisfies Record<
    keyof DeclaredRulings,
    string
  >,
  words: (language) => texts[`./rulings-${language}.ts`]!(),
} satisfies Rulings
