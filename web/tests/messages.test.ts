import { expect, test } from 'vitest'
import type { Locales } from '../src/messages/i18n-types'
import { i18nObject } from '../src/messages/i18n-util'
import { loadAllLocales } from '../src/messages/i18n-util.sync'
import { moveSentence } from '../src/lumiere/sentences'

loadAllLocales()
const languages: Locales[] = ['en', 'fr', 'pl', 'ru', 'it']
const say = (language: Locales) => i18nObject(language)

// The types see that every message is there; this sees that none is empty.
test.each(languages)('%s says everything', (language) => {
  const walk = (messages: Record<string, unknown>, path: string) => {
    for (const [key, value] of Object.entries(messages)) {
      if (typeof value === 'string') expect(value.trim(), `${path}${key}`).not.toBe('')
      else walk(value as Record<string, unknown>, `${path}${key}.`)
    }
  }
  return import(`../src/messages/${language}/index.ts`).then(({ default: messages }) =>
    walk(messages, ''),
  )
})

test('plurals follow the language', () => {
  const roofs = (language: Locales) =>
    [1, 2, 5, 12, 22].map((n) => say(language).lumiere.pool_left({ n }).split(',')[0])
  expect(roofs('en')).toEqual(['1 roof', '2 roofs', '5 roofs', '12 roofs', '22 roofs'])
  expect(roofs('fr')).toEqual(['1 toit', '2 toits', '5 toits', '12 toits', '22 toits'])
  expect(roofs('pl')).toEqual(['1 dach', '2 dachy', '5 dachów', '12 dachów', '22 dachy'])
  expect(roofs('ru')).toEqual(['1 крыша', '2 крыши', '5 крыш', '12 крыш', '22 крыши'])
  expect(roofs('it')).toEqual(['1 tetto', '2 tetti', '5 tetti', '12 tetti', '22 tetti'])
  expect(say('ru').lumiere.points({ n: '+3', p: 3 })).toBe('+3 очка')
  expect(say('pl').lumiere.points({ n: '−1', p: 1 })).toBe('−1 punkt')
})

test('moves are told in words', () => {
  expect(moveSentence(say('en'), 'Belle', 'build T4 f6 r2')).toBe('Belle builds T4 on f6')
  expect(moveSentence(say('fr'), 'Belle', 'card moulin -')).toBe(
    'Belle prend Moulin Rouge sans effet',
  )
  expect(moveSentence(say('it'), 'Belle', 'card levitation L4 P5 c3 r2')).toBe(
    'Belle scambia L4 con P5, costruito in c3',
  )
})
