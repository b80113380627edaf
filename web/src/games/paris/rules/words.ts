// The words of this book: English is the base, and a language that lacks one does not compile.

import type en from './rules-en'
import type setup from './setup-en'

export type ParisWords = Record<keyof typeof en, string>
export type SetupWords = Record<keyof typeof setup, string>
