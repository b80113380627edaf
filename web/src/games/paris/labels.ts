// What lies at each mark of the board, in words: the tip under the pointer, and what a screen
// reader says.

import type { Say } from '../../messages/say'
import type { Box } from './box'
import { districtMark, type Mark, rowMark, trackMark, vpMark } from './hand.svelte'
import {
  type DistrictId,
  districtIds,
  landmarksIn,
  type Position,
  readPlace,
  seatsOf,
  spotAt,
  standing,
  values,
} from './position'
import { bonusText, placeName, tokenName } from './sentences'

/** Every mark in the order in which keys walk over the board: the Arc, the districts, the track. */
export function marksOf(position: Position): Mark[] {
  return [
    'arc',
    ...districtIds.flatMap((id) => districtMarks(position, id)),
    ...position.track.map(trackMark),
  ]
}

export const districtMarks = (position: Position, id: DistrictId): Mark[] => [
  districtMark(id),
  `bank:${id}`,
  ...values.map((value) => `${id}${value}`),
  vpMark(id),
  rowMark(id),
  ...landmarksIn(position, id).map((value) => `${id}@${value}`),
]

export const districtOfMark = (mark: Mark): DistrictId | null => {
  const id = (mark.includes(':') ? mark.split(':')[1]! : mark.slice(0, 3)) as DistrictId
  return districtIds.includes(id) ? id : null
}

export function markLabel(
  say: Say,
  box: Box,
  position: Position,
  mark: Mark,
  nameOf: (seat: string) => string,
): string {
  const words = say.paris
  const [kind, rest = ''] =
    mark.includes(':') && !mark.startsWith('bank:') ? mark.split(':') : ['', '']
  const keys = (seats: readonly string[] = []) =>
    seats.length > 0 ? [words.keys_of({ names: seats.map(nameOf).join(', ') })] : []
  if (kind === 'track') {
    const number = Number(rest)
    const space = position.track.indexOf(number) + 1
    const copies = position.copies[space - 1] ?? 0
    const walkers = seatsOf(position)
      .filter((seat) => position.seats[seat]!.meeple === space)
      .map((seat) => words.meeple_here({ name: nameOf(seat) }))
    const left =
      copies > 1 ? [words.track_copies({ n: copies })] : copies === 0 ? [words.track_taken()] : []
    return [
      words.track_space({
        space,
        n: number,
        effect: bonusText(say, position, number),
      }),
      ...left,
      ...walkers,
    ].join(' · ')
  }
  if (kind === 'vp')
    return `${box.districts[rest as DistrictId]} · ${prizeWords(say, position, rest as DistrictId, nameOf)}`
  if (kind === 'row') return `${box.districts[rest as DistrictId]} · ${words.landmarks()}`
  if (kind === 'district') return words.lens_open({ district: box.districts[rest as DistrictId] })
  const place = readPlace(mark)
  const spot = spotAt(position, mark)
  if (place.kind === 'arc') return [words.arc(), ...keys(spot?.keys)].join(' · ')
  if (place.kind === 'bank')
    return [
      `${words.bank({ district: box.districts[place.district] })} · +${words.franc_count({ n: box.banks[place.district] })}`,
      ...keys(spot?.keys),
    ].join(' · ')
  const built = place.kind === 'landmark' || spot?.building !== undefined
  return [
    placeName(say, box, position, mark),
    ...(built ? [] : [words.not_built()]),
    ...(spot?.token ? [words.token_here({ token: tokenName(say, spot.token) })] : []),
    ...keys(spot?.keys),
  ].join(' · ')
}

export function prizeWords(
  say: Say,
  position: Position,
  id: DistrictId,
  nameOf: (seat: string) => string,
): string {
  const { vp_tile } = position.districts[id]
  const order = standing(position.districts[id])
  const lead = order[0]
    ? [say.paris.leads_here({ name: nameOf(order[0].seat), sum: order[0].sum })]
    : []
  return [
    vp_tile ? say.paris.vp_here({ tile: vp_tile.join(' / ') }) : say.paris.no_vp_here(),
    ...lead,
  ].join(' · ')
}
