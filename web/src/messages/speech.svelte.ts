// The language of the page. Messages are loaded when a language is chosen; `speech.say` speaks it.

import type { Locales, TranslationFunctions } from './i18n-types'
import { i18nObject, isLocale } from './i18n-util'
import { loadLocaleAsync } from './i18n-util.async'

export const languages: readonly Locales[] = ['en', 'fr', 'pl', 'ru', 'it']
export const languageNames: Record<Locales, string> = {
  en: 'English',
  fr: 'Français',
  pl: 'Polski',
  ru: 'Русский',
  it: 'Italiano',
}

const kept = 'belle.language'

/** The language kept from last time, else the first that both the browser and the page know. */
export function firstLanguage(saved: string | null, wished: readonly string[]): Locales {
  const known = [saved ?? '', ...wished.map((tag) => tag.slice(0, 2).toLowerCase())].find((tag) =>
    isLocale(tag),
  )
  return (known as Locales | undefined) ?? 'en'
}

function remember(language: Locales) {
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
  language = $state<Locales>('en')
  #say = $state.raw<TranslationFunctions | null>(null)

  get say(): TranslationFunctions {
    return this.#say!
  }

  async speak(language: Locales) {
    await loadLocaleAsync(language)
    this.#say = i18nObject(language)
    this.language = language
    document.documentElement.lang = language
  }

  async begin() {
    await this.speak(firstLanguage(recalled(), navigator.languages))
  }

  async choose(language: Locales) {
    remember(language)
    await this.speak(language)
  }

  /** 12 as +12, −3 with a true minus. */
  signed(n: number): string {
    return n > 0 ? `+${n}` : String(n).replace('-', '−')
  }
}

export const speech = new Speech()
