// What can be chosen just now as rows: on a phone this is how one acts, on a wide screen it stands
// beside the board.

import type { Say } from '../../messages/say'
import { type Box, faceDrawing } from './box'
import type { Hand } from './hand.svelte'
import { sources } from './moves'
import { districtIds, type Position, readPlace, type Seat } from './position'
import { bonusText, endTileText, placeName, shortPlace, tileTitle, usedFor } from './sentences'

/** A row is a move, or something that narrows what is asked: a key, a VP tile. */
export interface Row {
  id: string
  title: string
  note: string
  move?: string
  key?: string
  vp?: number
  picture?: string
  verb: string
}

/** The Arc, then the districts around it, in each the bank, then rising values. */
function rank(text: string): number {
  const place = readPlace(text)
  return place.kind === 'arc'
    ? -1
    : districtIds.indexOf(place.district) * 100 + (place.kind === 'bank' ? 0 : place.value)
}

/** An answer by its row. */
export function pickRow(hand: Hand, { move, key, vp }: Row) {
  if (move) hand.choose(move, 'told')
  else if (key) hand.hold(key)
  else if (vp) hand.vpTile = vp
}

export interface Question {
  ask: string
  rows: Row[]
}

export function question(say: Say, box: Box, position: Position, hand: Hand, seat: Seat): Question {
  const words = say.paris
  const { choices, stage } = hand
  const own = position.seats[seat]
  const name = (place: string) => placeName(say, box, position, place)

  if (hand.tile !== null) {
    const rows = (choices.use.get(hand.tile) ?? []).map((move) => ({
      id: move,
      move,
      title: usedFor(say, position, move.split(' ').slice(2)),
      note: '',
      verb: words.do_use(),
    }))
    return { ask: words.ask_use({ tile: hand.tile }), rows }
  }
  if (stage === 'draw')
    return {
      ask: words.ask_draw(),
      rows: choices.draw.map((move) => {
        const pile = position.piles[Number(move.slice(5)) - 1]!
        return {
          id: move,
          move,
          title: box.districts[pile.top!],
          note: words.left({ n: pile.left }),
          verb: words.do_draw(),
        }
      }),
    }
  if (stage === 'place')
    return {
      ask: words.ask_place({
        building: position.drawn
          ? tileTitle(say, position.drawn.building, position.drawn.tile)
          : '',
      }),
      rows: choices.place.map(({ text, district }) => ({
        id: text,
        move: text,
        title: box.districts[district],
        note: '',
        verb: words.do_put(),
      })),
    }
  if (stage === 'act') return act()
  if (stage === 'bonus') {
    const paid =
      position.target !== undefined &&
      readPlace(position.target).kind === 'building' &&
      position.target.endsWith('3')
    const rows = choices.bonus.map(({ text, number }) => ({
      id: text,
      move: text,
      title: String(number),
      note: bonusText(say, position, number),
      picture: faceDrawing(position, String(number)),
      verb: words.do_take(),
    }))
    return {
      ask:
        rows.length === 0
          ? words.ask_bonus_none()
          : paid
            ? words.ask_bonus_paid({ n: 2 })
            : words.ask_bonus(),
      rows: decline(rows, words.decline_bonus()),
    }
  }
  if (stage === 'prestige') {
    const title = position.target ? shortPlace(say, box, position, position.target) : ''
    const rows = choices.prestige.map((text) => ({
      id: text,
      move: text,
      title: usedFor(say, position, text.split(' ').slice(1)),
      note: '',
      verb: words.do_hand_in(),
    }))
    return { ask: words.ask_prestige({ title }), rows: decline(rows, words.decline_prestige()) }
  }
  if (stage === 'vp') {
    const tiles = [...new Set(choices.vp.map(({ tile }) => tile))].sort((a, b) => b - a)
    const pick = tiles
      .filter((tile) => tile !== hand.vp)
      .map((tile) => ({
        id: `tile ${tile}`,
        vp: tile,
        title: position.vp_tiles.find(([first]) => first === tile)?.join(' / ') ?? '',
        note: words.vp_tiles(),
        verb: '',
      }))
    const put = choices.vp
      .filter(({ tile }) => tile === hand.vp)
      .map(({ text, district }) => ({
        id: text,
        move: text,
        title: box.districts[district],
        note: '',
        verb: words.do_put(),
      }))
    return {
      ask: put.length > 0 ? words.ask_vp_district({ n: hand.vp }) : words.ask_vp(),
      rows: decline([...put, ...pick], words.decline_vp()),
    }
  }
  return { ask: words.ask_end(), rows: [] }

  function decline(rows: Row[], title: string): Row[] {
    return choices.decline
      ? [
          ...rows,
          { id: choices.decline, move: choices.decline, title, note: '', verb: words.confirm() },
        ]
      : rows
  }

  function act(): Question {
    const movable = sources(choices)
    // The only key that can be moved, if nothing but to move it can be done, need not be chosen.
    const only =
      movable.length === 1 && choices.flags.length === 0 && !choices.pass ? movable[0]! : null
    const key = hand.key ?? only
    /** Beside a key that can go nowhere, everything else can still be chosen. */
    const stuck = hand.key !== null && hand.keyMoves.length === 0
    if ((key === null || stuck) && hand.mark === null && hand.landmark === null) {
      const rows: Row[] = movable.map((from) => ({
        id: `from ${from}`,
        key: from,
        verb: '',
        title: from === 'new' ? words.new_key() : name(from),
        note:
          from === 'new'
            ? words.keys_behind({ n: own?.keys ?? 0 })
            : words.targets({
                n: new Set(choices.keys.filter((one) => one.from === from).map(({ to }) => to))
                  .size,
              }),
      }))
      const flags = choices.flags.map((text) => ({
        id: text,
        move: text,
        title: `${words.end_tile_take()} · ${text.slice(5)}`,
        note: endTileText(say, position, text.slice(5)),
        picture: faceDrawing(position, text.slice(5)),
        verb: words.do_take(),
      }))
      const pass = choices.pass
        ? [
            {
              id: 'pass',
              move: 'pass',
              title: words.do_pass(),
              note: words.ask_pass(),
              verb: words.do_pass(),
            },
          ]
        : []
      return {
        ask: stuck
          ? `${name(hand.key!)}. ${words.ask_stuck()}`
          : choices.pass
            ? words.ask_pass()
            : flags.length > 0
              ? words.ask_act_flags()
              : words.ask_act(),
        rows: [...rows, ...flags, ...pass],
      }
    }
    const anyKey = key === null
    const rows = [...hand.keyMoves]
      .sort((a, b) => rank(a.to) - rank(b.to))
      .map(({ text, from, to, fresh }) => {
        const place = readPlace(to)
        const far = place.kind === 'building' || place.kind === 'landmark'
        const title =
          anyKey && !fresh
            ? from === 'new'
              ? words.new_key()
              : name(from)
            : from === 'new' || !far
              ? name(to)
              : shortPlace(say, box, position, to)
        const where =
          far && (key === 'arc' || anyKey)
            ? anyKey && !fresh
              ? ''
              : box.districts[place.district]
            : ''
        return {
          id: text,
          move: text,
          title,
          note: [where, anyKey && fresh ? name(from) : ''].filter(Boolean).join(' · '),
          verb: from === 'new' ? words.do_key() : words.do_move(),
        }
      })
    const ask =
      hand.landmark !== null
        ? words.ask_landmark({ title: box.landmarks[hand.landmark]?.title ?? '' })
        : anyKey
          ? words.ask_source()
          : key === 'new'
            ? words.ask_new()
            : `${name(key)}. ${words.ask_target()}`
    return { ask, rows }
  }
}
