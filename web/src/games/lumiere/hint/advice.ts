// Plans of La Cité in words: what to do, and what speaks for it.

import type { PlanWords } from '../../../hint/plan'
import { type Language, speaking, type Translated } from '../../../messages/say'
import { reviewWords } from '../../../review/words'
import { nameAt } from '../../../table/people'
import { type CardId, rivalOf, type Seat } from '../position'
import { postcards } from '../postcards'
import { turnText } from '../review/turns'
import type en from './reasons-en'

export type ReasonTexts = Translated<typeof en>

const texts = import.meta.glob<{ default: ReasonTexts }>('./reasons-*.ts')

export async function planWords(language: Language): Promise<PlanWords> {
  const [turns, reasons] = await Promise.all([
    reviewWords(language),
    texts[`./reasons-${language}.ts`]!(),
  ])
  const words = speaking<typeof en>(language, reasons.default)
  return {
    step: (say, _seen, move) => {
      const does = say.lumiere
      const [verb, first = '', second, third, fourth = ''] = move.split(' ')
      const turn = / r0$/.test(move) ? '' : turnText(say, turns, move)
      const at = (what: string, where: string) =>
        [`${what}: ${where}`, turn].filter(Boolean).join(', ')
      if (verb === 'lay') return at(does.lay(), first)
      if (verb === 'take') return does.take({ id: first })
      if (verb === 'pass') return does.pass()
      if (verb === 'build') return at(does.build({ id: first }), second ?? '')
      const card = postcards[first as CardId]?.name ?? first
      if (second === undefined) return does.keep_card({ card })
      if (second === '-') return `${card}: ${does.without_effect()}`
      if (first === 'levitation')
        return at(`${does.play({ card })}, ${second} ↔ ${third ?? ''}`, fourth)
      return at(does.play({ card }), second)
    },
    reason: (_say, seen, { word, at = '', n = 0 }) => {
      const sentence = words[word as keyof typeof words] as
        ((values: Record<string, string | number>) => string) | undefined
      const rival = nameAt(seen, rivalOf((seen.you ?? 'orange') as Seat))
      return sentence?.({ n, id: at, name: rival }) ?? null
    },
  }
}
