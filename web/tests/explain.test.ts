import { describe, expect, test } from 'vitest'
import { Lost, Refused } from '../src/client/connection'
import { readFault } from '../src/games/lumiere/explain'
import { faultSentence, gainLines } from '../src/games/lumiere/sentences'
import { languages, saying } from './saying'
import { readFault as readFaultOfParis } from '../src/games/paris/explain'
import { faultSentence as sentenceOfParis } from '../src/games/paris/sentences'

const say = saying('en')
const refused = (fields: object) =>
  new Refused({ field: 'move', reason: 'whatever it says', ...fields })

test('points by their parts are told as the engine counts them', () => {
  const effect = {
    seats: { orange: { change: 12, lit: 9, unbuilt: 3 }, blue: { change: -2, cards: -2 } },
  }
  expect(gainLines(say, effect, 'orange')).toEqual({
    sum: '+12',
    change: 12,
    parts: ['9 light', '3 built'],
    rival: ['Blue −2'],
  })
  expect(gainLines(say, { seats: {} }, 'blue')).toEqual({
    sum: '0',
    change: 0,
    parts: [],
    rival: [],
  })
})

test('a refusal is a word with what it is about, and never the English reason', () => {
  expect(readFault(refused({ word: 'streetlight', at: 'd3', ruling: '§4' }))).toEqual({
    word: 'streetlight',
    at: 'd3',
    ruling: '§4',
  })
  expect(faultSentence(say, { word: 'streetlight', at: 'd3', ruling: '§4' })).toBe(
    'd3 is a streetlight',
  )
  expect(faultSentence(saying('fr'), { word: 'card_played', at: 'moulin', ruling: '§4' })).toBe(
    'Moulin Rouge a déjà été jouée',
  )
  expect(readFault(new Refused({ field: 'table', reason: 'it is not your turn' }))).toBeNull()
  expect(readFault(new Lost())).toBeNull()
  expect(
    readFaultOfParis(refused({ word: 'costs_francs', needs: 3, has: 1, ruling: 'P11' })),
  ).toEqual({ word: 'costs_francs', at: '', needs: 3, has: 1, ruling: 'P11' })
  expect(
    sentenceOfParis(say, { word: 'costs_francs', at: '', needs: 3, has: 1, ruling: 'P11' }),
  ).toBe('It costs 3 francs; you have 1.')
  expect(
    sentenceOfParis(saying('pl'), {
      word: 'costs_token',
      at: 'gold*',
      needs: 2,
      has: 0,
      ruling: '§4',
    }),
  ).toBe('Potrzeba 2: złoty prestiż; masz 0.')
})

const sources = import.meta.glob<string>('../../engine/*/{refusal,notation}.cpp', {
  query: '?raw',
  import: 'default',
  eager: true,
})

// A rule of the engine that the page can tell in no language: every word that a refusal is given
// must have its sentence.
describe.each(['lumiere', 'paris'] as const)('refusals of %s', (game) => {
  const source = Object.entries(sources)
    .filter(([path]) => path.includes(`/${game}/`))
    .map(([, text]) => text)
    .join('')
  const refusals = source
    .split(/Refusal\{/)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf(';')))
  const words = new Set(
    refusals.flatMap((text) =>
      [...text.matchAll(/"([a-z]+(?:_[a-z]+)*)"/g)].map(([, word]) => word!),
    ),
  )
  test.each(languages)('%s has a sentence for each', (language) => {
    expect(words.size).toBeGreaterThan(25)
    const faults = saying(language)[game].faults as unknown as Record<string, unknown>
    expect([...words].filter((word) => !(word in faults))).toEqual([])
  })
})
