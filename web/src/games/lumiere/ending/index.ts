// The end of La Cité: roof by roof, the groups, what was not built, and the postcards that count.

import '../lumiere.css'
import './ending.css'
import type { Ended, Part, Phase } from '../../../ending/ended'
import {
  type Language,
  type Say,
  type Spoken,
  speaking,
  type Translated,
} from '../../../messages/say'
import { signOf } from '../drawing'
import { cardIds, pieceOf, type Position, type Score, type Seat, seats } from '../position'
import { postcards } from '../postcards'
import Picture from './Picture.svelte'
import FinalScore from './FinalScore.svelte'
import type en from './words/ending-en'

export type LumiereEndingTexts = Translated<typeof en>
type Words = Spoken<typeof en>
const texts = import.meta.glob<{ default: LumiereEndingTexts }>('./words/ending-*.ts')

/** The parts of the engine's score, but for their sum. */
const sources = ['lit', 'cards', 'group', 'unbuilt'] as const satisfies (keyof Score)[]
type Source = (typeof sources)[number]

const at = (position: object) => position as Position
const of = (seat: Seat, points: number) => seats.map((one) => (one === seat ? points : 0))

/** Each roof alone, in turns, the small ones first; a roof in the dark brings nothing. */
function roofs(say: Say, { buildings }: Position): Part[] {
  const lit = seats.map((seat) =>
    buildings
      .filter(({ owner, points }) => owner === seat && points > 0)
      .sort((a, b) => a.points - b.points),
  )
  const most = Math.max(...lit.map(({ length }) => length))
  return Array.from({ length: most }, (_, i) => lit.flatMap((own) => own[i] ?? []))
    .flat()
    .map(({ id, owner, spaces, points }) => ({
      name: `${say.lumiere.lit()} · ${say.lumiere.roof({ id })}`,
      points: of(owner, points),
      spot: spaces.join(),
    }))
}

/** The pieces that count, by the postcards that brought them. */
const cards = ({ pieces }: Position): Part[] =>
  cardIds.flatMap((card) => {
    const piece = pieceOf[card] && pieces[pieceOf[card]]
    return piece?.points
      ? [{ name: postcards[card].name, points: of(piece.owner, piece.points), spot: piece.space }]
      : []
  })

function parts(say: Say, position: Position): Part[] {
  const whole = (source: Source, spot = ''): Part[] => {
    const points = seats.map((seat) => position.seats[seat].score[source])
    return points.some(Boolean) ? [{ name: say.lumiere[source](), points, spot }] : []
  }
  return [
    ...roofs(say, position),
    ...whole('group', seats.map((seat) => position.seats[seat].group.join()).join()),
    ...cards(position),
    ...whole('unbuilt'),
  ]
}

/** The streets, and the two halves of what is built upon them. */
function phases(words: Words, phaseAfter: readonly string[]): Phase[] {
  const streets = phaseAfter.findIndex((phase) => phase !== 'streets')
  const all = phaseAfter.length
  if (streets < 0) return [{ name: words.streets(), until: all }]
  const middle = Math.ceil((streets + 1 + all) / 2)
  return [
    { name: words.streets(), until: streets + 1 },
    { name: words.first_half(), until: middle },
    { name: words.second_half(), until: all },
  ]
}

export default {
  colour: (seat) => seat,
  sign: (seat) => `<use href="#${signOf[seat as Seat]}" x="-12" y="-12" width="24" height="24"/>`,
  sources,
  earned: (position, seat) => {
    const { score } = at(position).seats[seat as Seat]
    return Object.fromEntries(sources.map((source) => [source, score[source]]))
  },
  sourceOf: (part) => part,
  scoreWords: async (say: Say, language: Language) => {
    const words = speaking<typeof en>(
      language,
      (await texts[`./words/ending-${language}.ts`]!()).default,
    )
    return {
      source: (source) => say.lumiere[source as Source](),
      phases: ({ plies }) =>
        phases(
          words,
          plies.map(({ position }) => at(position).phase),
        ),
      parts: ({ position }) => parts(say, position as Position),
      unused: (position, seat) => {
        const { tokens, chimneys, reserve } = at(position).seats[seat as Seat]
        return [
          ...(reserve.length > 0 ? [words.roofs({ n: reserve.length })] : []),
          ...(tokens > 0 ? [words.tokens({ n: tokens })] : []),
          ...(chimneys > 0 ? [words.chimneys({ n: chimneys })] : []),
        ]
      },
      unusedByAll: (position) => {
        const left = at(position)
          .cards.filter(({ by }) => !by)
          .map(({ id }) => postcards[id].name)
        return left.length > 0 ? [words.cards({ n: left.length, names: left.join(', ') })] : []
      },
    }
  },
  Score: FinalScore,
  Picture,
} satisfies Ended
