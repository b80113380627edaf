// What a hint says: loaded when one is first asked for, in the reader's language.

import { type Language, speaking, type Spoken, type Translated } from '../messages/say'
import type en from './words/hint-en'

export type HintTexts = Translated<typeof en>
export type HintWords = Spoken<typeof en>

const texts = import.meta.glob<{ default: HintTexts }>('./words/hint-*.ts')

export const hintWords = async (language: Language): Promise<HintWords> =>
  speaking<typeof en>(language, (await texts[`./words/hint-${language}.ts`]!()).default)
