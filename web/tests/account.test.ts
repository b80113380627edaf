import { expect, test } from 'vitest'
import type { Summary } from '../src/client/protocol'
import { problemSentence } from '../src/me/account'
import { opponents, resultOf } from '../src/me/history'
import { nameToOffer } from '../src/me/names'
import { languages, saying } from './saying'

const table = (more: Partial<Summary>, winners?: string[]): Summary => ({
  table: 't',
  stage: 'over',
  changed: 0,
  you: 'blue',
  ...more,
  about: {
    game: 'lumiere',
    settings: { game: 'lumiere', seats: 2 },
    corrected_edition: false,
    ...(winners && { winners }),
    chairs: [
      { seat: 'orange', kind: 'belle', name: 'Gamin', level: 'gamin' },
      { seat: 'blue', kind: 'person', name: 'Alice' },
    ],
  },
})

test('how a game ended for whoever looks at it', () => {
  expect(resultOf(table({}, ['blue']))).toBe('won')
  expect(resultOf(table({}, ['orange']))).toBe('lost')
  expect(resultOf(table({}, ['orange', 'blue']))).toBe('shared')
  expect(resultOf(table({}))).toBe('none')
  expect(resultOf(table({ stage: 'playing' }))).toBe('playing')
})

test('whoever left has lost, even if Belle won on that seat', () => {
  const left = table({}, ['blue'])
  left.about.chairs[1] = { seat: 'blue', kind: 'belle', name: 'Flâneur', left: 'Alice' }
  expect(resultOf(left)).toBe('lost')
})

test('opponents are the others, without free seats', () => {
  expect(opponents(table({}))).toEqual(['Gamin'])
  const waiting = table({ stage: 'waiting' })
  waiting.about.chairs[0] = { seat: 'orange', kind: 'open' }
  expect(opponents(waiting)).toEqual([])
})

test('a guest without a name is offered one, and nobody else', () => {
  expect(nameToOffer(null, '', 0)).toBe('Adèle')
  expect(nameToOffer({ name: 'Guest' }, '', 0.999)).toBe('Valentine')
  expect(nameToOffer({ name: 'Guest' }, 'Zoé')).toBe('Zoé')
  expect(nameToOffer({ name: 'Bruno' }, 'Zoé')).toBe('Bruno')
})

// Each word of docs/protocol.md has its sentence; a word of tomorrow is no crash.
test.each(languages)('faults of names in %s', (language) => {
  const say = saying(language)
  const words = [
    'name-empty',
    'name-long',
    'name-spaces',
    'name-characters',
    'name-taken',
    'name-claimed',
    'password-length',
    'password-wrong',
    'too-often',
  ]
  const sentences = words.map((word) => problemSentence(say, { word }))
  expect(new Set(sentences).size).toBe(words.length)
  expect(sentences).not.toContain(say.refused())
  expect(problemSentence(say, { word: 'of-tomorrow' })).toBe(say.refused())
  expect(problemSentence(say, {})).toBe(say.refused())
})
