// Where the books stand: chapters, pictures and words, each loaded when a reader opens it.

import type { Component } from 'svelte'
import type { Locales } from '../messages/i18n-types'
import { book as lumiereBook, shown as lumiereShown } from './lumiere/book'
import { book as parisBook, shown as parisShown } from './paris/book'
import type { Chapter, Game, Words } from './book'

export const books: Record<Game, readonly Chapter[]> = { lumiere: lumiereBook, paris: parisBook }
export const shownIn: Record<Game, (what: string) => readonly string[]> = {
  lumiere: lumiereShown,
  paris: parisShown,
}

const texts = import.meta.glob<{ default: Words }>('./*/rules-*.ts')

export const wordsOf = async (game: Game, language: Locales): Promise<Words> =>
  (await texts[`./${game}/rules-${language}.ts`]!()).default

/** What a game draws in its book. */
export interface Art {
  Picture: Component<{ name: string }>
  Shown: Component<{ what: string; words: Words }>
}

export async function artOf(game: Game): Promise<Art> {
  const [{ default: Picture }, { default: Shown }] = await (game === 'paris'
    ? Promise.all([import('./paris/Picture.svelte'), import('./paris/Shown.svelte')])
    : Promise.all([import('./lumiere/Picture.svelte'), import('./lumiere/Shown.svelte')]))
  return { Picture, Shown }
}
