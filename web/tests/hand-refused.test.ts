// A move that does not arrive or is not taken: neither game may leave the player without a word.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'svelte/server'
import { client } from '../src/client/client.svelte'
import { type Connection, Lost, Refused } from '../src/client/connection'
import { boxOf as boxOfParis } from '../src/games/paris/box'
import Ask from '../src/games/paris/Ask.svelte'
import { Hand as HandOfParis } from '../src/games/paris/hand.svelte'
import type { Position } from '../src/games/paris/position'
import dealt from '../src/games/paris/rules/position-dealt.json'
import { Hand as HandOfCity } from '../src/games/lumiere/hand.svelte'
import { boxOf as boxOfCity } from '../src/games/lumiere/shapes'
import { speech } from '../src/messages/speech.svelte'
import { voice } from '../src/voice.svelte'

let answer: Error
beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await speech.speak('en')
  voice.lines = ['', '']
  client.open({
    request: () => Promise.reject(answer),
    onEvent: () => () => {},
    onState: () => () => {},
    close() {},
  } as unknown as Connection)
})
afterEach(() => vi.unstubAllGlobals())

const position = dealt as unknown as Position
const inParis = () =>
  new HandOfParis(() => ({ table: 'one', ply: 3, legal: ['draw 1'], position, seat: '1' }))
const hands = {
  paris: async () => {
    const hand = inParis()
    await hand.play('draw 1')
    return hand
  },
  lumiere: async () => {
    vi.stubGlobal('window', { setTimeout: () => 0 })
    const box = boxOfCity('devir-2019')
    const hand = new HandOfCity(() => ({ table: 'one', ply: 3, legal: ['pass'], box }))
    hand.choosePlain('pass')
    await hand.confirm()
    return hand
  },
}
// "No tile can be taken" left open whether francs or tiles were missing.
test('where no bonus tile can be taken it is said what is missing', async () => {
  const window = { setTimeout: (next: () => void) => setTimeout(next) }
  vi.stubGlobal('window', window)
  const asked = async (word: string, at: number) => {
    answer = new Refused({ field: 'move', reason: 'no', word, at: '7', needs: 2, has: 1 })
    const stage = { ...position, stage: 'bonus' } as Position
    stage.seats = { ...position.seats, 1: { ...position.seats['1']!, meeple: at } }
    const hand = new HandOfParis(() => ({
      table: 'one',
      ply: 3,
      legal: ['bonus -'],
      position: stage,
      seat: '1',
    }))
    hand.askAll(position.track.map((number) => `bonus ${number}`))
    await vi.waitFor(() => expect(hand.faultOf('bonus 30')).toBeDefined())
    const props = { hand, position: stage, box: boxOfParis(undefined), seat: '1' as const }
    return render(Ask, {
      props: { ...props, ask: 'No tile.', nameOf: String, pointing: true },
    }).body.replaceAll(/<[^>]*>/g, '')
  }
  expect(await asked('costs_francs', 3)).toContain('No tile. It costs 2 francs; you have 1.')
  expect(await asked('behind', 30)).toContain('No tile. Meeples walk forward only')
  expect(await asked('tile_held', 3), 'one of several reasons').toMatch(/No tile\.(?! You)/)
})

const tooLate = new Refused({ field: 'ply', reason: 'another move came first' })
const rule = new Refused({ field: 'move', reason: 'no', word: 'draw_first', ruling: 's4' })

test.each(['paris', 'lumiere'] as const)(
  '%s says that a move was refused or lost',
  async (game) => {
    answer = tooLate
    const hand = await hands[game]()
    expect(hand.sending).toBe(false)
    expect(hand.refused).toBe('table')
    hand.cancel()
    expect(hand.refused, 'until something else is chosen').toBeNull()

    answer = rule
    expect((await hands[game]()).refused).toMatchObject({ word: 'draw_first', ruling: 's4' })
    expect(voice.lines.join('')).toBe('')

    answer = new Lost()
    expect((await hands[game]()).refused).toBeNull()
    expect(voice.lines.join('')).toBe(speech.say.lost())
  },
)

test('the question of paris makes way for the refusal', async () => {
  answer = tooLate
  const hand = inParis()
  const props = {
    hand,
    ask: 'What now?',
    position,
    box: boxOfParis(''),
    seat: '1' as const,
    nameOf: (seat: string) => seat,
    pointing: false,
  }
  expect(render(Ask, { props }).body).toContain('What now?')
  await hand.play('draw 1')
  const told = render(Ask, { props }).body
  expect(told).toContain(speech.say.refused())
  expect(told).not.toContain('What now?')
})
