// The visitor's corrected copies of the editions, as the texts of their files, kept in this
// browser.

const key = (game: string) => `belle.edition.${game}`

/** The corrected copy of a game's edition, if there is one. */
export function ownEdition(game: string): string | null {
  try {
    return localStorage.getItem(key(game))
  } catch {
    return null
  }
}

/** Keeps it; false where the browser does not keep anything. */
export function keepEdition(game: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key(game))
    else localStorage.setItem(key(game), text)
    return true
  } catch {
    return false
  }
}
