// English is the base: a language that lacks a reading does not compile.

import type en from './rulings-en'

export type Worded = { [Name in keyof typeof en]: Record<keyof (typeof en)[Name], string> }
