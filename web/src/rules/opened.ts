// A book opened in a language, and the light it is read in.

import type { Game } from '../games'
import type { Language } from '../messages/say'
import type { Book, Words } from './book'
import { type Rulings, turnedIn } from './rulings'

export async function openBook(game: Game, language: Language) {
  const { default: book } = await game.rules()
  return { ...book, words: await book.words(language) }
}

/** The words of a book as a table with a corrected edition reads the rules. */
export async function wordsBeside(
  book: Book,
  rulings: Rulings,
  language: Language,
  edition: string | undefined,
): Promise<Words> {
  const words = await book.words(language)
  const turned = turnedIn(rulings, edition)
  if (turned.length === 0) return words
  const all = await book.turnedWords(language)
  return Object.assign({}, words, ...turned.map(({ name, reading }) => all[name]![reading]))
}

/** The page takes the colours of a game; a book of the night is read by day as well. */
export function inLightOf(game: Game) {
  document.documentElement.dataset.scene = game.scene === 'night' ? 'book' : game.scene
  return () => delete document.documentElement.dataset.scene
}
