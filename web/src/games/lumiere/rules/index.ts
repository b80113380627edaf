// The book of La Cité de la Lumière: its chapters and pictures; the words of each language come by themselves.

import type { Book, TurnedWords, Words } from '../../../rules/book'
import type { Position } from '../position'
import { book, shown } from './book'
import Dealt from './Dealt.svelte'
import Picture from './Picture.svelte'
import Shown from './Shown.svelte'
import { summary } from './summary'

const texts = import.meta.glob<Words>('./{rules,setup}-*.ts', { import: 'default' })
const turned = import.meta.glob<TurnedWords>('./turned-*.ts', { import: 'default' })

/** What a turn is about: tiles at first, then roofs and postcards. */
const chapters: Record<Position['phase'], string> = {
  streets: 'streets',
  city: 'roofs',
  over: 'scoring',
}

export default {
  chapters: book,
  now: (position) => chapters[(position as Position).phase],
  summary,
  shown,
  words: async (language) => ({
    ...(await texts[`./rules-${language}.ts`]!()),
    ...(await texts[`./setup-${language}.ts`]!()),
  }),
  turnedWords: (language) => turned[`./turned-${language}.ts`]!(),
  art: { Dealt, Picture, Shown },
} satisfies Book
