// The rulings of La Cité de la Lumière on which tables differ, and where the book tells of them.

import type { Rulings, RulingWords } from '../../../rules/rulings'
import type { Rulings as DeclaredRulings } from '../protocol'

const texts = import.meta.glob<RulingWords>('./rulings-*.ts', { import: 'default' })

export default {
  readings: {
    streetlight_pieces: ['cover', 'free'],
    large_light: ['diamond', 'cross'],
    flip: ['false', 'true'],
  } satisfies {
    [Name in keyof DeclaredRulings]: [`${DeclaredRulings[Name]}`, `${DeclaredRulings[Name]}`]
  },
  anchors: { streetlight_pieces: 'L4', large_light: 'L14', flip: '§1' } satisfies Record<
    keyof DeclaredRulings,
    string
  >,
  words: (language) => texts[`./rulings-${language}.ts`]!(),
} satisfies Rulings
