// A table of Paris, and parts of it as text.

import type { Component } from 'svelte'
import { render } from 'svelte/server'
import type { SeenTable } from '../src/client/client.svelte'
import { Hand } from '../src/games/paris/hand.svelte'
import type { Position, Seat } from '../src/games/paris/position'
import dealt from '../src/games/paris/rules/position-dealt.json'

/** A part of the page as text, without what is only drawn; tooltips stand in brackets. */
export const read = <Props extends Record<string, unknown>>(part: Component<Props>, props: Props) =>
  render(part as Component, { props })
    .body.replaceAll(/<[^>]*?title="([^"]*)"[^>]*>/g, '[$1]')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

export const day = (change: Partial<Position> = {}): Position =>
  ({
    ...dealt,
    viewer: '1',
    start: '2',
    to_move: '1',
    stage: 'act',
    rulings: { space_30: 'walk', owned: 'unused', count_as_pairs: 'no' },
    seats: Object.fromEntries(
      Object.entries(dealt.seats).map(([seat, own]) => [seat, { ...own, used_bonuses: [] }]),
    ),
    ...change,
  }) as unknown as Position
export const seen = (position: Position, log: string[] = []): SeenTable =>
  ({
    you: '1',
    ply: log.length,
    position,
    log: log.map((line) => `move ${line}`),
    settings: {},
    online: ['1'],
    chairs: [
      { seat: '1', kind: 'guest', name: 'Alice' },
      { seat: '2', kind: 'belle', name: 'Belle' },
      { seat: '3', kind: 'belle', name: 'Gamin' },
    ],
  }) as unknown as SeenTable
export const handOf = (position: Position, legal: string[]) =>
  new Hand(() => ({ table: 'one', ply: 9, legal, position, seat: '1' as Seat }))
