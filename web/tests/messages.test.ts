import { expect, test } from 'vitest'
import type { Language, Messages } from '../src/messages/say'
import { languages, saying as say, textsOf } from './saying'
import { moveSentence } from '../src/games/lumiere/sentences'

/** Every text by its path. */
const all = (messages: object, path = ''): [path: string, text: string][] =>
  Object.entries(messages).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [[path + key, text] as [string, string]]
      : all(text, `${path}${key}.`),
  )
/** The values that a text asks for, without their kinds. */
const asked = (text: string) =>
  [...new Set([...text.matchAll(/\{\{(\w+):|(?<!\{)\{(\w+)/g)].map(([, a, b]) => a ?? b))].sort()

// The types see that every message is there and no value is forgotten; this sees that none is empty,
// and that none asks for more.
test.each(languages)('%s says everything, with the same values', (language) => {
  const english = new Map(all(textsOf('en')))
  const own = all(textsOf(language))
  expect(own.map(([path]) => path).sort()).toEqual([...english.keys()].sort())
  for (const [path, text] of own) {
    expect(text.trim(), path).not.toBe('')
    expect(asked(text), path).toEqual(asked(english.get(path)!))
  }
})

test('what is missing does not compile', () => {
  // @ts-expect-error: a message without its value
  say('en').lumiere.pool_left({})
  // @ts-expect-error: a value of another kind
  say('en').lumiere.pool_left({ n: 'two' })
  // @ts-expect-error: a message that nobody wrote
  expect(say('en').lumiere.nothing).toBeUndefined()
  // @ts-expect-error: a translation that forgets a value
  const forgetful: Pick<Messages['lumiere'], 'pool_left'> = { pool_left: 'dachy' }
  expect(forgetful.pool_left).toBe('dachy')
})

test('plurals follow the language', () => {
  const roofs = (language: Language) =>
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

// Words that are loaded when they are asked for: without their file, a game could not be ended.
test('every file of words is there in every language', () => {
  const files = Object.keys(import.meta.glob('../src/**/*.ts'))
  const english = files.filter((file) => /[-/]en(\/[^/]*)?\.ts$/.test(file))
  expect(english.length).toBeGreaterThan(25)
  for (const file of english)
    for (const language of languages)
      expect(files).toContain(file.replace(/([-/])en(?=(\/[^/]*)?\.ts$)/, `$1${language}`))
})
