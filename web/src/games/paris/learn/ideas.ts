// The ideas of Paris, in the order in which a first game meets them.

import { type Idea, type Moment, own, ownMoves } from '../../../learn/coach'
import { districtIds, type Position, type Seat, type Stage, standing } from '../position'

type Now = Moment<Position>

const me = ({ position, you }: Now) => position.seats[you as Seat]!
const asks = (now: Now, ...stages: Stage[]) => now.mine && stages.includes(now.position.stage)
/** The places where a seat's keys stand. */
const keys = ({ position, you }: Now): string[] => [
  ...(position.arc.includes(you as Seat) ? ['arc'] : []),
  ...districtIds.flatMap((id) =>
    Object.entries(position.districts[id].places)
      .filter(([, spot]) => spot.keys?.includes(you as Seat))
      .map(([name]) => name),
  ),
]
const waiting = (place: string) => place === 'arc' || place.startsWith('bank:')
const pilesLeft = ({ position }: Now) => position.piles.reduce((sum, { left }) => sum + left, 0)
/**
 * How many keys stand on buildings and landmarks of the fullest district that may still bring a VP
 * tile.
 */
const fullest = ({ position }: Now) =>
  Math.max(
    ...districtIds.map((id) =>
      Object.entries(position.districts[id].places)
        .filter(([name]) => !name.startsWith('bank:'))
        .reduce((sum, [, spot]) => sum + (spot.keys?.length ?? 0), 0),
    ),
  )
const scored = ({ position }: Now) => districtIds.filter((id) => position.districts[id].vp_tile)

/** After so many moves an idea makes way for the next. */
export const patience = 8

export const ideas: readonly Idea<Position>[] = [
  {
    id: 'welcome',
    when: ({ position }) => position.stage !== 'over',
    done: (now) => ownMoves(now) > 0,
    at: 'board',
    rule: 'goal',
  },
  {
    id: 'draw',
    when: (now) => asks(now, 'draw') && own(now, 'draw').length === 0,
    done: (now) => own(now, 'draw').length > 0,
    at: 'piles',
    rule: 'turn',
  },
  {
    id: 'bank',
    when: (now) => asks(now, 'act') && keys(now).length === 0,
    done: (now) => own(now, 'key').length > 0,
    at: 'board',
    rule: 'turn',
  },
  {
    id: 'end',
    when: (now) => asks(now, 'end') && own(now, 'end').length === 0,
    done: (now) => own(now, 'end').length > 0,
    at: 'turn',
    rule: 'P3',
  },
  {
    id: 'move',
    when: (now) => asks(now, 'act') && keys(now).some(waiting) && own(now, 'move').length === 0,
    done: (now) => own(now, 'move').length > 0,
    at: 'ask',
    rule: 'moving',
  },
  {
    id: 'bonus',
    when: (now) => asks(now, 'bonus'),
    done: (now) => own(now, 'bonus').length > 0,
    at: 'track',
    rule: 'bonus',
  },
  { id: 'token', when: (now) => own(now, 'move').length > 0, at: 'purse', rule: 'benefits' },
  {
    id: 'tile',
    when: (now) => asks(now, 'act', 'end') && (me(now).bonuses?.length ?? 0) > 0,
    done: (now) => own(now, 'use').length > 0,
    at: 'tiles',
    rule: 'bonus',
  },
  {
    id: 'arc',
    when: (now) =>
      asks(now, 'act') && own(now, 'key').length > 1 && !now.position.arc.includes(now.you as Seat),
    done: (now) => own(now, 'key arc').length > 0,
    at: 'arc',
    rule: 'moving',
  },
  {
    id: 'climb',
    when: (now) => asks(now, 'act') && keys(now).some((place) => !waiting(place)),
    at: 'board',
    rule: 'moving',
  },
  {
    id: 'poor',
    when: (now) => asks(now, 'act') && own(now, 'move').length > 0 && (me(now).francs ?? 9) < 3,
    at: 'purse',
    rule: 'trade',
    values: (now) => ({ n: me(now).francs ?? 0 }),
  },
  {
    id: 'landmark',
    when: (now) =>
      asks(now, 'act') && (me(now).tokens?.gold ?? 0) + (me(now).tokens?.marble ?? 0) > 0,
    done: (now) => own(now, 'move').some(({ move }) => move.includes('@')),
    at: 'landmarks',
    rule: 'box',
  },
  {
    id: 'prestige',
    when: (now) => asks(now, 'prestige'),
    done: (now) => own(now, 'prestige').length > 0,
    at: 'ask',
    rule: 'benefits',
  },
  { id: 'fourth', when: (now) => fullest(now) === 3 || asks(now, 'vp'), at: 'board', rule: 'P15' },
  {
    id: 'standing',
    when: (now) => scored(now).length > 0,
    at: 'standings',
    rule: 'end',
    values: (now) => {
      const id = scored(now)[0]
      const order = id ? standing(now.position.districts[id]) : []
      return {
        own: order.find(({ seat }) => seat === now.you)?.sum ?? 0,
        rival: order.find(({ seat }) => seat !== now.you)?.sum ?? 0,
      }
    },
  },
  {
    id: 'piles',
    when: (now) => pilesLeft(now) > 0 && pilesLeft(now) <= 9,
    at: 'piles',
    rule: 'flags',
    values: (now) => ({ n: pilesLeft(now) }),
  },
  {
    id: 'flags',
    when: (now) => asks(now, 'act') && pilesLeft(now) === 0,
    done: (now) => own(now, 'flag').length > 0,
    at: 'flags',
    rule: 'flags',
  },
  { id: 'last', when: ({ position }) => position.ending !== null, at: 'standings', rule: 'end' },
  {
    id: 'over',
    when: ({ position }) => position.stage === 'over',
    at: 'standings',
    rule: 'end',
    values: (now) => ({ own: me(now).score.total ?? 0 }),
  },
]
