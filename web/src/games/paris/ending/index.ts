// The end of Paris: what came in play, then district by district, and the francs that were kept.

import '../paris.css'
import '../plan.css'
import './ending.css'
import { type Course, gained } from '../../../ending/course'
import type { Ended, Part, Phase } from '../../../ending/ended'
import {
  type Language,
  type Say,
  type Spoken,
  speaking,
  type Translated,
} from '../../../messages/say'
import { boxOf } from '../box'
import { bow } from '../drawing'
import {
  bonusEffect,
  districtIds,
  type Position,
  type Score,
  type Seat,
  seatsOf,
} from '../position'
import { tokensText } from '../sentences'
import FinalScore from './FinalScore.svelte'
import Picture from './Picture.svelte'
import type en from './words/ending-en'

export type ParisEndingTexts = Translated<typeof en>
type Words = Spoken<typeof en>
const texts = import.meta.glob<{ default: ParisEndingTexts }>('./words/ending-*.ts')

export const inPlay = ['landmarks', 'tiles', 'buildings'] as const
const sources = [...inPlay, 'districts', 'francs'] as const
type Source = (typeof sources)[number]

/** What brings points in play, by the word of the move. */
const sourceOfMove: Readonly<Record<string, Source>> = {
  prestige: 'landmarks',
  use: 'tiles',
  move: 'buildings',
}
const sourceOfPart: Readonly<Record<string, Source>> = { districts: 'districts', tile27: 'francs' }

const at = (position: object) => position as Position

const sourceName = (say: Say, words: Words, source: string) =>
  source === 'landmarks'
    ? say.paris.landmarks()
    : source === 'districts'
      ? say.paris.in_districts()
      : words[source as 'tiles' | 'buildings' | 'francs']()

function parts(
  say: Say,
  words: Words,
  position: Position,
  edition: string | undefined,
  course: Course | null,
): Part[] {
  const seats = seatsOf(position)
  const score = (part: keyof Score) => seats.map((seat) => position.seats[seat]!.score[part] ?? 0)
  const played = course
    ? inPlay.map((source, i) => ({
        name: sourceName(say, words, source),
        points: seats.map((_, seat) => gained(course, seat, inPlay)[i]!),
        spot: '',
      }))
    : [{ name: say.paris.in_play(), points: score('play'), spot: '' }]
  const districts = districtIds.flatMap((id) => {
    const { pays, vp_tile } = position.districts[id]
    return pays && vp_tile
      ? [
          {
            name: `${boxOf(edition).districts[id]} · ${vp_tile.join(' / ')}`,
            points: pays,
            spot: id,
          },
        ]
      : []
  })
  const francs = { name: words.francs(), points: score('tile27'), spot: '' }
  return [...played, ...districts, francs].filter(
    ({ points, spot }) => spot || points.some((n) => n !== 0),
  )
}

/** Some rounds each, so that there are no more phases than these. */
const mostPhases = 4

function phases(say: Say, words: Words, rounds: readonly number[]): Phase[] {
  const last = rounds.at(-1) ?? 0
  const each = Math.max(1, Math.ceil(last / mostPhases))
  return Array.from({ length: Math.ceil(last / each) }, (_, i) => {
    const [from, to] = [i * each + 1, Math.min(last, (i + 1) * each)]
    return {
      name: from === to ? say.paris.round({ n: from }) : words.rounds({ from, to }),
      until: rounds.findLastIndex((round) => round <= to) + 1,
    }
  })
}

function unused(say: Say, words: Words, position: Position, seat: Seat): string[] {
  const { bonuses: held = [], tokens = {}, end_tiles, keys, francs = 0 } = position.seats[seat]!
  // A tile that makes points of francs is never used, and leaves no franc unused.
  const keeps = (tile: number) => bonusEffect(position, tile).effect === 'kept_francs'
  const bonuses = held.filter((tile) => !keeps(tile))
  const count = Object.values(tokens).reduce((a, b) => a + b, 0)
  return [
    bonuses.length > 0 && words.unused_tiles({ n: bonuses.length, names: bonuses.join(', ') }),
    end_tiles > 0 && say.paris.end_tile_count({ n: end_tiles }),
    count > 0 && words.unused_tokens({ n: count, names: tokensText(say, tokens) }),
    keys > 0 && say.paris.key_count({ n: keys }),
    francs > 0 && !held.some(keeps) && say.paris.franc_count({ n: francs }),
  ].filter((text) => text !== false)
}

export default {
  colour: (seat) => `seat${seat}`,
  sign: (seat) => bow(seat as Seat),
  sources,
  earned: (position, seat) => {
    const { play, districts, tile27 = 0 } = at(position).seats[seat as Seat]!.score
    return { play, districts, tile27 }
  },
  sourceOf: (part, move) => sourceOfPart[part] ?? sourceOfMove[move.split(' ')[0]!] ?? 'tiles',
  scoreWords: async (say: Say, language: Language) => {
    const words = speaking<typeof en>(
      language,
      (await texts[`./words/ending-${language}.ts`]!()).default,
    )
    return {
      source: (source) => sourceName(say, words, source),
      // The round that a move belongs to is that of the position it was made in.
      phases: ({ start, plies }) =>
        phases(
          say,
          words,
          [start, ...plies].slice(0, plies.length).map(({ position }) => at(position).round),
        ),
      parts: ({ position, settings }, course) =>
        parts(say, words, position as Position, settings.edition, course),
      unused: (position, seat) => unused(say, words, at(position), seat as Seat),
      unusedByAll: () => [],
    }
  },
  Score: FinalScore,
  Picture,
} satisfies Ended
