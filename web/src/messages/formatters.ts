import type { FormattersInitializer } from 'typesafe-i18n'
import type { Locales, Formatters } from './i18n-types'

// No message needs one: numbers are small and dates are not shown.
export const initFormatters: FormattersInitializer<Locales, Formatters> = () => ({})
