// The ideas of La Cité de la Lumière, in the order in which a first game meets them.

import { type Idea, type Moment, own, ownMoves } from '../../../learn/coach'
import { type Building, type Position, rivalOf, type Seat } from '../position'

type Now = Moment<Position>

const me = ({ position, you }: Now) => position.seats[you as Seat]
const streets = ({ position }: Now) => position.phase === 'streets'
const city = ({ position }: Now) => position.phase === 'city'
const roofs = ({ position, you }: Now): Building[] =>
  position.buildings.filter(({ owner }) => owner === you)

/** After so many moves an idea makes way for the next. */
export const patience = 2

export const ideas: readonly Idea<Position>[] = [
  { id: 'welcome', when: streets, done: (now) => ownMoves(now) > 0, at: 'map', rule: 'goal' },
  {
    id: 'lay',
    when: (now) => streets(now) && now.mine && own(now, 'lay').length === 0,
    done: (now) => own(now, 'lay').length > 0,
    at: 'map',
    rule: 'streets',
  },
  {
    id: 'paving',
    when: (now) => streets(now) && own(now, 'lay').length > 0,
    at: 'map',
    rule: 'box',
  },
  {
    id: 'take',
    when: (now) =>
      streets(now) && now.mine && own(now, 'lay').length > 1 && now.position.pool.length > 0,
    done: (now) => own(now, 'take').length > 0,
    at: 'pool',
    rule: 'streets',
  },
  {
    id: 'unbuilt',
    when: (now) => streets(now) && own(now, 'take').length > 0,
    at: 'score',
    rule: 'scoring',
    values: (now) => ({ n: -me(now).score.unbuilt }),
  },
  {
    id: 'enough',
    when: (now) => streets(now) && (own(now, 'take').length > 0 || me(now).tiles.length <= 5),
    done: (now) => own(now, 'take').length > 2,
    at: 'pool',
    rule: 'streets',
  },
  {
    id: 'last_tiles',
    when: (now) => streets(now) && me(now).tiles.length <= 3,
    at: 'hand',
    rule: 'L3',
  },
  { id: 'city', when: city, at: 'reserve', rule: 'roofs' },
  {
    id: 'build',
    when: (now) =>
      city(now) && now.mine && me(now).reserve.length > 0 && own(now, 'build').length === 0,
    done: (now) => own(now, 'build').length > 0,
    at: 'reserve',
    rule: 'light',
  },
  {
    id: 'lit',
    when: (now) => city(now) && roofs(now).length > 0,
    at: 'map',
    rule: 'light',
    values: (now) => {
      const { spaces, lit } = roofs(now)[0] ?? { spaces: [], lit: 0 }
      return { size: spaces.length, lit, points: spaces.length * lit }
    },
  },
  {
    id: 'card',
    when: (now) => city(now) && now.mine && me(now).tokens > 0 && own(now, 'card').length === 0,
    done: (now) => own(now, 'card').length > 0,
    at: 'cards',
    rule: 'postcards',
  },
  {
    id: 'group',
    when: (now) => city(now) && roofs(now).length > 1,
    at: 'score',
    rule: 'scoring',
    values: (now) => ({ n: me(now).score.group }),
  },
  {
    id: 'deny',
    when: (now) =>
      city(now) && now.position.cards.some(({ by }) => by === rivalOf(now.you as Seat)),
    at: 'cards',
    rule: 'L8',
  },
  {
    id: 'kept',
    when: (now) =>
      city(now) &&
      now.position.cards.some(
        ({ by, held, id }) => by === now.you && held && (id === 'metro' || id === 'chartier'),
      ),
    at: 'map',
    rule: 'L11',
  },
  {
    id: 'ending',
    when: (now) => city(now) && (me(now).reserve.length === 0 || me(now).tokens === 0),
    at: 'self',
    rule: 'L7',
  },
  {
    id: 'over',
    when: ({ position }) => position.phase === 'over',
    at: 'score',
    rule: 'scoring',
    values: (now) => ({
      own: me(now).score.total,
      rival: now.position.seats[rivalOf(now.you as Seat)].score.total,
    }),
  },
]
