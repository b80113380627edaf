// The words of this book: English is the base, and a language that lacks one does not compile.

import type en from './rules-en'
import type setup from './setup-en'
import type turned from './turned-en'

export type LumiereWords = Record<keyof typeof en, string>
export type SetupWords = Record<keyof typeof setup, string>

/** What the rulings change that the edition of a table turns. */
type All<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : All<Texts[Key]> }
export type Turned = All<typeof turned>
