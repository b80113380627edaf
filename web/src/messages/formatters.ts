import type { FormattersInitializer } from 'typesafe-i18n'
import type { Locales, Formatters } from './i18n-types'

// Numbers are small and dates are not shown; only the French and Italian "of" must know the district that follows it.
export const initFormatters: FormattersInitializer<Locales, Formatters> = (locale) => ({
  district: (name: unknown) => {
    const many = name === 'Batignolles'
    return locale === 'fr'
      ? `${many ? 'des' : 'de'} ${name}`
      : locale === 'it'
        ? `${many ? 'delle' : 'di'} ${name}`
        : name
  },
})
