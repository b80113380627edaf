// The book of La Cité de la Lumière: its chapters and pictures; the words of each language come by themselves.

import type { Book, Words } from '../../../rules/book'
import { book, shown } from './book'
import Picture from './Picture.svelte'
import Shown from './Shown.svelte'

const texts = import.meta.glob<Words>('./rules-*.ts', { import: 'default' })

export default {
  chapters: book,
  shown,
  words: (language) => texts[`./rules-${language}.ts`]!(),
  art: { Picture, Shown },
} satisfies Book
