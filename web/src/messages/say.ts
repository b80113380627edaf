// What the page says: texts with holes, as functions. A text is the message of one language:
//
//   {name:string} {n:number}     a value; only the English texts say of which kind
//   {n} {{franc|francs}}         a word that follows a number: the value named before it, or else
//                                the first one; {{p:point|points}} follows another value
//   {{|dach||dachy|dachów|dachu}}   all forms: zero, one, two, few, many, other
//   {title|district}             a value that the language changes (formatters.ts)
//
// The types are taken from the English texts by the compiler: which messages there are, and what
// each must be given; another language that lacks one, or forgets a value, does not compile.

import type en from './en'
import { formatters } from './formatters'

export type Language = 'en' | 'fr' | 'it' | 'pl' | 'ru'

/** The values that an English text asks for. */
type Values<Text extends string> = Text extends `${string}{${infer Hole}}${infer Rest}`
  ? Hole extends `{${infer Forms}`
    ? (Forms extends `${infer Name}:${string}` ? Record<Name, number> : unknown) & Values<Rest>
    : Hole extends `${infer Name}:${infer Kind}`
      ? Record<Name, Kind extends 'number' ? number : string> & Values<Rest>
      : never
  : unknown

/** A text of another language for an English one: it has the same holes. */
type TextLike<Text extends string> = Text extends `${string}{${infer Hole}}${infer Rest}`
  ? Hole extends `{${infer Forms}`
    ? (Forms extends `${infer Name}:${string}` ? `${string}{{${Name}:${string}` : string) &
        TextLike<Rest>
    : Hole extends `${infer Name}:${string}`
      ? `${string}{${Name}${'}' | '|'}${string}` & TextLike<Rest>
      : never
  : string

/** The same texts in another language. */
export type Translated<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? TextLike<Texts[Key]>
    : Translated<Texts[Key]>
}
/** Texts as functions of their values. */
export type Spoken<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? unknown extends Values<Texts[Key]>
      ? () => string
      : (values: Values<Texts[Key]>) => string
    : Spoken<Texts[Key]>
}

/** Every text of a language. */
export type Messages = Translated<typeof en>
/** Every message: `say.table.unread({ n: 3 })`. */
export type Say = Spoken<typeof en>

type Given = Readonly<Record<string, string | number>>
interface Texts {
  readonly [key: string]: string | Texts
}

const holes = /\{\{(?:(\w+):)?([^{}]*)\}\}|\{(\w+)(?::\w+)?(?:\|(\w+))?\}/g
const firstName = /(?<!\{)\{(\w+)/

/** The form of a word that follows a number; two forms are one and other. */
function form(forms: string, rules: Intl.PluralRules, n: number): string {
  const all = forms.split('|').map((word) => word.trim())
  const [zero, one, two, few, many, other] = all.length > 2 ? all : ['', all[0], '', '', '', all[1]]
  if (n === 0 && zero) return zero
  return { zero, one, two, few: few || other, many: many || other, other }[rules.select(n)] ?? ''
}

function sentence(text: string, language: Language, rules: Intl.PluralRules) {
  if (!text.includes('{')) return () => text
  const first = firstName.exec(text)?.[1] ?? ''
  return (given: Given) => {
    let last = first
    return text.replace(
      holes,
      (_, counted?: string, forms?: string, name?: string, how?: string) => {
        if (forms !== undefined) return form(forms, rules, Number(given[counted ?? last]))
        last = name!
        const value = String(given[name!] ?? '')
        return how ? formatters[how]!(value, language) : value
      },
    )
  }
}

/** Texts of a language, ready to be said: all of the page, or those of a part that comes later. */
export function speaking<English = typeof en>(
  language: Language,
  messages: Translated<English>,
): Spoken<English> {
  const rules = new Intl.PluralRules(language)
  const all = (texts: Texts): object =>
    Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [
        key,
        typeof text === 'string' ? sentence(text, language, rules) : all(text),
      ]),
    )
  return all(messages as Texts) as Spoken<English>
}
