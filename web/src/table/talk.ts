// What people at a table say to each other and ask of each other, in the reader's language. Games
// against Belle need none of it, so it is loaded when it is first asked for.

import { type Language, type Spoken, speaking, type Translated } from '../messages/say'
import type en from './words/talk-en'

export type TalkTexts = Translated<typeof en>
export type TalkWords = Spoken<typeof en>

const texts = import.meta.glob<TalkTexts>('./words/talk-*.ts', { import: 'default' })

export const talkWords = async (language: Language): Promise<TalkWords> =>
  speaking<typeof en>(language, await texts[`./words/talk-${language}.ts`]!())
