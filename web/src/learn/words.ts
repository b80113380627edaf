// The coach's words, loaded in the reader's language when a first game begins.

import type { Locales } from '../messages/i18n-types'
import type { Game } from '../rules/book'
import type { CoachWords } from './coach'

const texts = import.meta.glob<{ default: CoachWords }>('./*/coach-*.ts')

export const coachWords = async (game: Game, language: Locales): Promise<CoachWords> =>
  (await texts[`./${game}/coach-${language}.ts`]!()).default
