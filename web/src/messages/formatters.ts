// Numbers are small and dates are not shown; only the French and Italian "of" must know the district
// that follows it.

import type { Language } from './say'

export const formatters: Readonly<Record<string, (value: string, language: Language) => string>> = {
  district: (name, language) => {
    const many = name === 'Batignolles'
    if (language === 'fr') return `${many ? 'des' : 'de'} ${name}`
    return language === 'it' ? `${many ? 'delle' : 'di'} ${name}` : name
  },
}
