// The language of the page. Messages are loaded when a language is chosen; `speech.say` speaks it.

import { type Language, type Messages, type Say, speaking } from './say'

const messages = import.meta.glob<Messages>('./*/index.ts', { import: 'default' })

export const languageNames: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  pl: 'Polski',
  ru: 'Русский',
  it: 'Italiano',
}
export const languages = Object.keys(languageNames) as readonly Language[]

const kept = 'belle.language'

/** The language kept from last time, else the first that both the browser and the page know. */
export function firstLanguage(saved: string | null, wished: readonly string[]): Language {
  const tags = [saved ?? '', ...wished.map((tag) => tag.slice(0, 2).toLowerCase())]
  return tags.flatMap((tag) => languages.filter((one) => one === tag))[0] ?? 'en'
}

function remember(language: Language) {
  try {
    localStorage.setItem(kept, language)
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

function recalled(): string | null {
  try {
    return localStorage.getItem(kept)
  } catch {
    return null
  }
}

class Speech {
  language = $state<Language>('en')
  #say = $state.raw<Say | null>(null)

  get say(): Say {
    return this.#say!
  }

  async speak(language: Language) {
    this.#say = speaking(language, await messages[`./${language}/index.ts`]!())
    this.language = language
    document.documentElement.lang = language
  }

  async begin() {
    await this.speak(firstLanguage(recalled(), navigator.languages))
  }

  async choose(language: Language) {
    remember(language)
    await this.speak(language)
  }

  /** 12 as +12, −3 with a true minus. */
  signed(n: number): string {
    return n > 0 ? `+${n}` : String(n).replace('-', '−')
  }
}

export const speech = new Speech()
