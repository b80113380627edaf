// Places, tiles, moves and what they bring, in words: for rows, cards, the log, and visitors who hear
// the page.

import type { Say } from '../../messages/say'
import type { PlayedMove } from '../../table/log'
import { type Box, typeAt } from './box'
import type { Effect, Fault } from './explain'
import type { Outcome } from './outcome'
import {
  bonusEffect,
  type DistrictId,
  endEffect,
  landmarkKey,
  type LeftGame,
  type Position,
  readPlace,
  type Seat,
  spotAt,
  standing,
  type Tiles,
  type Token,
  tokenKinds,
  type Tokens,
  type Type,
} from './position'

export function tokenName(say: Say, token: Token): string {
  const names = say.paris.tokens
  return token === 'gold*'
    ? names.goldp()
    : names[token.replace('*', '') as 'wood' | 'marble' | 'gold' | 'bronze' | 'silver']()
}

export const typeName = (say: Say, type: Type) => say.paris.types[type === 'café' ? 'cafe' : type]()

/** A building tile, by its type and its name in the notation: Theater 8. */
export const tileTitle = (say: Say, type: Type, tile: string) =>
  say.paris.building({ type: typeName(say, type), value: Number(tile.slice(3)) })

/**
 * Wood × 2, marble: with their numbers where there are several, so that no language must decline
 * them.
 */
export function tokensText(say: Say, tokens: Tokens): string {
  return tokenKinds
    .filter((kind) => tokens[kind])
    .map(
      (kind) =>
        `${tokenName(say, kind)}${Math.abs(tokens[kind]!) > 1 ? ` × ${Math.abs(tokens[kind]!)}` : ''}`,
    )
    .join(', ')
}

export function counted(list: readonly Token[]): Tokens {
  const tokens: Tokens = {}
  for (const one of list) tokens[one] = (tokens[one] ?? 0) + 1
  return tokens
}

/** The building of a place without its district: Theater 5, Louvre 15. */
export function shortPlace(say: Say, box: Box, position: Position, text: string): string {
  const place = readPlace(text)
  if (place.kind === 'arc') return say.paris.arc()
  if (place.kind === 'bank') return say.paris.bank({ district: box.districts[place.district] })
  if (place.kind === 'landmark')
    return `${box.landmarks[landmarkKey(position, text)]?.title ?? ''} ${place.value}`.trim()
  const built = spotAt(position, text)?.building
  const type =
    built ??
    (position.options.districts === 'printed'
      ? typeAt(box, place.district, place.value)
      : undefined)
  return type
    ? say.paris.building({ type: typeName(say, type), value: place.value })
    : say.paris.space({ value: place.value })
}

export function placeName(say: Say, box: Box, position: Position, text: string): string {
  const place = readPlace(text)
  const short = shortPlace(say, box, position, text)
  return place.kind === 'arc' || place.kind === 'bank'
    ? short
    : say.paris.building_at({ building: short, district: box.districts[place.district] })
}

export function bonusText(say: Say, tiles: Tiles, number: number): string {
  const words = say.paris.bonus
  const tile = bonusEffect(tiles, number)
  const { space_30, count_as_pairs } = tiles.rulings
  const onTrack = (effect: string) =>
    space_30 === 'final' ? words.not_from_last({ effect }) : effect
  const inPairs = (effect: string) =>
    count_as_pairs === 'yes' ? words.pairs_of_tiles({ effect }) : effect
  const several = (one: string, two: string, n: number) =>
    n === 1 ? one : n === 2 ? two : `${one} × ${n}`
  switch (tile.effect) {
    case 'francs':
      return words.francs({ n: tile.francs })
    case 'points':
      return words.points({ n: tile.vp })
    case 'francs_and_points':
      return words.both({ f: tile.francs, n: tile.vp })
    case 'token':
      return words.one({ token: tokenName(say, tile.token) })
    case 'any_resources':
      return several(words.any_resource(), words.two_resources(), tile.tokens)
    case 'any_prestige':
      return several(words.any_prestige(), words.two_prestige(), tile.tokens)
    case 'join_own':
      return words.own_key()
    case 'join_rivals':
      return words.rival_key()
    case 'extra_key':
      return words.key({ n: tile.francs })
    case 'any_tile':
      return onTrack(words.any_tile())
    case 'step_back':
      return onTrack(words.back({ n: tile.spaces }))
    case 'per_building':
      return words.per_value({ n: tile.vp, value: tile.value })
    case 'per_landmark':
      return words.per_landmark({ n: tile.vp })
    case 'per_tile':
      return words.per_tile({ n: tile.vp })
    case 'per_type':
      return words.types({ vp: tile.vp.join(', ') })
    case 'prestige_pairs':
      return inPairs(words.prestige_pairs({ n: tile.vp }))
    case 'resource_pairs':
      return inPairs(words.resource_pairs({ n: tile.vp }))
    case 'kept_francs':
      return words.at_the_end({ n: tile.vp })
  }
}

export function endTileText(say: Say, tiles: Tiles, name: string): string {
  const words = say.paris.bonus
  const tile = endEffect(tiles, name)
  switch (tile.effect) {
    case 'token':
      return words.one({ token: tokenName(say, tile.token) })
    case 'any_resource':
      return words.any_resource()
    case 'any_prestige':
      return words.any_prestige()
    case 'points':
      return words.points({ n: tile.vp })
    case 'francs':
      return words.francs({ n: tile.francs })
  }
}

/** What a tile does, by its name in the notation: `18`, `E4`. */
export const tileText = (say: Say, tiles: Tiles, name: string) =>
  name.startsWith('E') ? endTileText(say, tiles, name) : bonusText(say, tiles, Number(name))

/** What a tile in use is used for: tokens, or a track number. */
export function usedFor(say: Say, tiles: Tiles, words: readonly string[]): string {
  if (words.length === 0) return ''
  if (/^\d+$/.test(words[0]!)) return `${words[0]} · ${bonusText(say, tiles, Number(words[0]))}`
  return tokensText(say, counted(words as Token[]))
}

const signed = (n: number) => (n > 0 ? `+${n}` : String(n).replace('-', '−'))

/** How a district would stand: who leads with what. */
export function leadText(
  say: Say,
  box: Box,
  district: NonNullable<Effect['district']>,
  seat: Seat,
): string {
  const order = standing(district)
  const own = order.find((one) => one.seat === seat)
  const best = order.find((one) => one.seat !== seat)
  const name = box.districts[district.id]
  if (!own) return ''
  if (!best) return say.paris.alone({ district: name, mine: own.sum })
  return own.rank <= best.rank
    ? say.paris.leads({ district: name, mine: own.sum, other: best.sum })
    : say.paris.behind_by({ district: name, mine: own.sum, other: best.sum })
}

export interface Bill {
  pay: string
  parts: string
  gains: string[]
  lead: string
}

/** What a move costs and brings its mover, and what it does to the standing. */
export function bill(
  say: Say,
  box: Box,
  effect: Effect,
  seat: Seat,
  nameOf: (seat: string) => string,
): Bill {
  const words = say.paris
  const own = effect.seats?.[seat] ?? {}
  const francs = (own.francs?.[1] ?? 0) - (own.francs?.[0] ?? 0)
  const paid = effect.price
    ? [
        words.franc_count({ n: effect.price.francs }),
        effect.price.tokens ? tokensText(say, effect.price.tokens) : '',
      ]
        .filter(Boolean)
        .join(', ')
    : francs < 0
      ? words.franc_count({ n: -francs })
      : ''
  const parts =
    effect.price && effect.price.from > 0
      ? words.price_parts({ value: effect.price.value, from: effect.price.from })
      : ''
  const gains: string[] = []
  if (!effect.price && francs > 0) gains.push(`+${words.franc_count({ n: francs })}`)
  const won = own.vp ? own.vp[1] - own.vp[0] : 0
  if (won) gains.push(`+${words.points({ n: won })}`)
  else if (effect.points !== undefined) gains.push(words.points({ n: effect.points }))
  for (const kind of tokenKinds) {
    // Tokens of the price are told with it; what is left beyond it was won.
    const lent = Math.max(0, own.temporary?.[kind] ?? 0)
    const change =
      (own.tokens?.[kind] ?? 0) +
      (own.temporary?.[kind] ?? 0) -
      lent +
      (effect.price?.tokens?.[kind] ?? 0)
    if (change !== 0) gains.push(`${signed(change)} ${tokenName(say, kind)}`)
    if (lent > 0) gains.push(`${signed(lent)} ${tokenName(say, kind)} ${words.for_turn()}`)
  }
  if (own.reserve_keys) gains.push(words.extra_key())
  if (effect.bonus !== undefined)
    gains.push(effect.bonus > 0 ? words.may_bonus_paid({ n: effect.bonus }) : words.may_bonus())
  if (effect.slots) gains.push(words.slots_for({ slots: tokensText(say, effect.slots) }))
  if (effect.fourth_key) gains.push(words.fourth())
  if (own.districts) gains.push(words.districts_change({ n: signed(own.districts) }))
  for (const [rival, change] of Object.entries(effect.seats ?? {}))
    if (rival !== seat && change.districts)
      gains.push(words.rival_change({ name: nameOf(rival), n: signed(change.districts) }))
  return {
    pay: paid,
    parts,
    gains,
    lead: effect.district ? leadText(say, box, effect.district, seat) : '',
  }
}

export function faultSentence(say: Say, fault: Fault): string {
  const words = say.paris.faults as unknown as Record<string, (values: object) => string>
  const at = tokenKinds.includes(fault.at as Token) ? tokenName(say, fault.at as Token) : fault.at
  return (words[fault.word] ?? words['other']!)({
    at,
    needs: fault.needs,
    has: fault.has,
    from: fault.needs - 1,
  })
}

/** A move by what it goes for: a place, a tile, tokens. */
export function moveTitle(say: Say, box: Box, position: Position, move: string): string {
  const words = say.paris
  const [verb, first = '', ...rest] = move.split(' ')
  const tile = (name: string) => `${name} · ${tileText(say, position, name)}`
  switch (verb) {
    case 'key':
      return placeName(say, box, position, first)
    case 'move':
      return placeName(say, box, position, rest[0] ?? first)
    case 'use':
      return rest.length > 0 ? `${first} · ${usedFor(say, position, rest)}` : tile(first)
    case 'bonus':
      return first === '-' ? words.decline_bonus() : tile(first)
    case 'flag':
      return tile(first)
    case 'buy':
      return words.buy_label({ token: tokenName(say, first as Token), n: box.buy[first as 'wood'] })
    case 'sell':
      return words.sell_label({
        token: tokenName(say, first as Token),
        n: box.sell[first as Token],
      })
    case 'prestige':
      return first === '-' ? words.decline_prestige() : usedFor(say, position, [first, ...rest])
    case 'vp':
      return first === '-'
        ? words.decline_vp()
        : `${first} · ${box.districts[rest[0] as DistrictId]}`
    case 'draw':
      return box.districts[position.piles[Number(first) - 1]?.top ?? 'mon']
    case 'place':
      return box.districts[first as DistrictId]
    case 'end':
      return words.end()
    default:
      return words.do_pass()
  }
}

/**
 * What the others did between a seat's last two turns, a sentence for each of them; drawing and
 * trading are left out.
 */
export function meanwhile(
  say: Say,
  box: Box,
  position: Position,
  moves: readonly PlayedMove[],
  seat: Seat,
  nameOf: (seat: string) => string,
): string[] {
  const until = moves.findLastIndex((one) => one.seat !== seat) + 1
  const from = moves.slice(0, until).findLastIndex((one) => one.seat === seat) + 1
  const told = moves
    .slice(from, until)
    .filter(({ move }) => /^(key|move|flag|pass|bonus|prestige|vp|use)( [^-]|$)/.test(move))
  const seats = [...new Set(told.map((one) => one.seat))]
  return seats.map((one) =>
    told
      .filter((move) => move.seat === one)
      .map(({ move }, i) =>
        moveSentence(say, box, position, i === 0 ? nameOf(one) : '', move).trim(),
      )
      .join(', '),
  )
}

/** What a move brought, after its sentence: +2 francs · wood. */
export function outcomeText(say: Say, { francs, vp, tokens }: Outcome): string {
  const words = say.paris
  return [
    vp ? `${signed(vp)} ${words.vp()}` : '',
    francs ? `${signed(francs)[0]}${words.franc_count({ n: Math.abs(francs) })}` : '',
    ...tokenKinds.flatMap((kind) =>
      tokens[kind] ? [`${signed(tokens[kind])} ${tokenName(say, kind)}`] : [],
    ),
  ]
    .filter(Boolean)
    .join(', ')
}

/**
 * A move of the person with this name; `built` is the space that a drawn tile filled, where that is
 * known.
 */
export function moveSentence(
  say: Say,
  box: Box,
  position: Position,
  name: string,
  move: string,
  lost?: LeftGame,
  built?: string,
): string {
  const log = say.paris.log
  const [verb, first = '', ...rest] = move.split(' ')
  const place = (text: string) => placeName(say, box, position, text)
  const from = (text: string) => shortPlace(say, box, position, text)
  const tokens = (words: string[]) => tokensText(say, counted(words as Token[]))
  switch (verb) {
    case 'draw':
      return [
        built ? log.drew({ name, building: place(built) }) : log.draw({ name, n: first }),
        ...(lost ? [say.paris.lost({ building: tileTitle(say, lost.building, lost.tile) })] : []),
      ].join('. ')
    case 'place':
      return log.place({ name, district: box.districts[first as DistrictId] ?? first })
    case 'key':
      return log.key({ name, place: place(first) })
    case 'move':
      return (rest[1] === 'new' ? log.fresh : log.move)({
        name,
        from: from(first),
        to: place(rest[0] ?? ''),
      })
    case 'flag':
      return first === '?'
        ? log.flag_hidden({ name })
        : log.flag({ name, tile: `${first} · ${endTileText(say, position, first)}` })
    case 'pass':
      return log.pass({ name })
    case 'bonus':
      return first === '-'
        ? log.no_bonus({ name })
        : log.bonus({ name, n: `${first} · ${bonusText(say, position, Number(first))}` })
    case 'prestige':
      return first === '-'
        ? log.no_prestige({ name })
        : log.prestige({ name, tokens: tokens([first, ...rest]) })
    case 'vp':
      return first === '-'
        ? log.no_vp({ name })
        : log.vp({ name, tile: first, district: box.districts[rest[0] as DistrictId] ?? '' })
    case 'use':
      return rest.length > 0
        ? log.use_for({ name, tile: first, what: usedFor(say, position, rest) })
        : log.use({
            name,
            tile: `${first} · ${tileText(say, position, first)}`,
          })
    case 'buy':
      return log.buy({ name, token: tokenName(say, first as Token) })
    case 'sell':
      return log.sell({ name, token: tokenName(say, first as Token) })
    default:
      return log.end({ name })
  }
}
