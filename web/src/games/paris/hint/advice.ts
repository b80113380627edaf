// Plans of Paris in words: what to do, and what speaks for it.

import type { PlanWords } from '../../../hint/plan'
import { type Language, speaking, type Translated } from '../../../messages/say'
import { nameAt } from '../../../table/people'
import { boxOf } from '../box'
import type { DistrictId, Position, Token } from '../position'
import {
  bonusText,
  moveTitle,
  placeName,
  shortPlace,
  tileTitle,
  tokenName,
  tokensText,
} from '../sentences'
import type en from './reasons-en'

export type ReasonTexts = Translated<typeof en>

const texts = import.meta.glob<{ default: ReasonTexts }>('./reasons-*.ts')

const step: PlanWords['step'] = (say, seen, move) => {
  const words = say.paris
  const position = seen.position as Position
  const box = boxOf(seen.settings.edition)
  const [verb, first = '', second = ''] = move.split(' ')
  const title = () => moveTitle(say, box, position, move)
  switch (verb) {
    case 'draw':
      return `${words.do_draw()}: ${title()}`
    case 'place': {
      const tile = position.drawn
      return tile ? `${tileTitle(say, tile.building, tile.tile)} → ${title()}` : title()
    }
    case 'key':
      return `${words.new_key()}: ${title()}`
    case 'move':
      return `${shortPlace(say, box, position, first)} → ${placeName(say, box, position, second)}`
    case 'flag':
      return `${words.do_take()}: ${title()}`
    case 'bonus':
      return first === '-' ? title() : `${words.do_take()}: ${title()}`
    case 'prestige':
      return first === '-' ? title() : `${words.do_hand_in()}: ${title()}`
    case 'vp':
      return first === '-' ? title() : `${words.vp_tile()} ${title()}`
    case 'use':
      return `${words.do_use()}: ${title()}`
    default:
      return title()
  }
}

export async function planWords(language: Language): Promise<PlanWords> {
  const words = speaking<typeof en>(language, (await texts[`./reasons-${language}.ts`]!()).default)
  return {
    step,
    reason: (say, seen, { word, at = '', n = 0 }) => {
      const position = seen.position as Position
      const sentence = words[word as keyof typeof words] as
        ((values: Record<string, string | number>) => string) | undefined
      return (
        sentence?.({
          n,
          district: boxOf(seen.settings.edition).districts[at as DistrictId] ?? at,
          name: word === 'rival' ? nameAt(seen, at) : '',
          tile: /bonus$/.test(word) ? `${at} · ${bonusText(say, position, Number(at))}` : '',
          tokens:
            word !== 'token'
              ? ''
              : n > 1
                ? tokensText(say, { [at]: n })
                : tokenName(say, at as Token),
        }) ?? null
      )
    },
  }
}
