// A book opened in a language, and the light it is read in.

import type { Game } from '../games'
import type { Language } from '../messages/say'

export async function openBook(game: Game, language: Language) {
  const { default: book } = await game.rules()
  return { ...book, words: await book.words(language) }
}

/** The page takes the colours of a game; a book of the night is read by day as well. */
export function inLightOf(game: Game) {
  document.documentElement.dataset.scene = game.scene === 'night' ? 'book' : game.scene
  return () => delete document.documentElement.dataset.scene
}
