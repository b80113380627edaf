// What only the end of a game says: loaded with it, in the reader's language.

import { type Language, type Spoken, speaking, type Translated } from '../messages/say'
import type en from './words/ending-en'

/** Lists of variants stand beside the texts. */
type Variants<T> = {
  readonly [Key in keyof T]: T[Key] extends readonly string[] ? readonly string[] : Variants<T[Key]>
}
type English = typeof en
export type EndingTexts = Translated<Omit<English, 'remarks'>> & {
  readonly remarks: Variants<English['remarks']>
}
export type EndingWords = Spoken<Omit<English, 'remarks'>> & Pick<EndingTexts, 'remarks'>

const texts = import.meta.glob<{ default: EndingTexts }>('./words/ending-*.ts')

export async function endingWords(language: Language): Promise<EndingWords> {
  const { remarks, ...told } = (await texts[`./words/ending-${language}.ts`]!()).default
  return { ...speaking<Omit<English, 'remarks'>>(language, told), remarks }
}
