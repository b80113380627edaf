import { expect, test } from 'vitest'
import type { Language } from '../src/messages/say'
import { namedIn, numbersIn, type Thing } from './glossary'
import { languages, textsOf } from './saying'
import lumiereCoach from '../src/games/lumiere/learn'
import parisCoach from '../src/games/paris/learn'
import lumiereBook from '../src/games/lumiere/rules'
import parisBook from '../src/games/paris/rules'

const books = { lumiere: lumiereBook, paris: parisBook }
const coaches = { lumiere: lumiereCoach, paris: parisCoach }
type Game = keyof typeof books
const games: Game[] = ['lumiere', 'paris']
const every = games.flatMap((game) => languages.map((language) => [game, language] as const))
const translated = every.filter(([, language]) => language !== 'en')
type Texts = Readonly<Record<string, string>>

/** What the book and the coach say, by ruling, paragraph or idea. */
async function texts(game: Game, language: Language): Promise<Texts> {
  const told = await coaches[game].words(language)
  return {
    ...(await books[game].words(language)),
    ...Object.fromEntries(
      Object.entries(told).map(([id, words]) => [`coach ${id}`, words.join('. ')]),
    ),
  }
}

const counted = (language: Language, texts: Texts) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, numbersIn(language, text)]))

// “Most of the spaces” where English says half is another rule.
test.each(translated)('%s: book and coach count alike in %s', async (game, language) => {
  expect(counted(language, await texts(game, language))).toEqual(
    counted('en', await texts(game, 'en')),
  )
})

/** Every message of a game by its path, without the values that it is given. */
const messages = (texts: object, path = ''): Texts =>
  Object.assign(
    {},
    ...Object.entries(texts).map(([key, text]: [string, string | object]) =>
      typeof text === 'string'
        ? { [path + key]: text.replace(/\{+[^}]*\}+/g, '') }
        : messages(text, `${path}${key}.`),
    ),
  )

// A refusal or a tile must not promise another number of spaces, points or tiles elsewhere.
test.each(translated)('%s: messages count alike in %s', (game, language) => {
  expect(counted(language, messages(textsOf(language)[game]))).toEqual(
    counted('en', messages(textsOf('en')[game])),
  )
})

/** What texts do not say of what they should, by their keys. */
const missing = (
  game: Game,
  language: Language,
  texts: Texts,
  wanted: Readonly<Record<string, readonly (number | string)[]>>,
) =>
  Object.entries(wanted).flatMap(([key, all]) => {
    const said: (number | string)[] = [
      ...numbersIn(language, texts[key]!),
      ...namedIn(game, language, texts[key]!),
    ]
    return all.filter((one) => !said.includes(one)).map((one) => `${key}: ${one}`)
  })

// A rule that forgets where the key must come from is another rule.
test.each(translated)('%s: what a text names in English it names in %s', async (game, language) => {
  const english = Object.entries(await texts(game, 'en'))
  const named = Object.fromEntries(english.map(([key, text]) => [key, namedIn(game, 'en', text)]))
  expect(missing(game, language, await texts(game, language), named)).toEqual([])
})

/** What each text may not leave out: numbers and the things it speaks of. */
const night: Record<string, readonly (number | Thing<'lumiere'>)[]> = {
  box_tiles: [0.5, 16, 7, 5, 4],
  box_roofs: [12, 2, 3, 4, 5, 6, 'pool'],
  setup_1: [8, 12, 'pool'],
  streets_hint: ['at least', 3, 4],
  'coach take': ['pool', 'at least', 3, 4],
  'coach enough': ['at least', 3, 4, 'tile'],
  L1: ['tile', 'pass', 'pool'],
  L2: [8, 'tile', 'pass'],
  L3: [16, 8, 'tile'],
  L4: ['free', 'streetlight', 'dancer', 'colour', 'mixed'],
  L5: ['Métropolitain', 'Chartier', 'postcard', 'token', 'pass'],
  L6: [7, 8, 'chimney', 'garden'],
  L7: [8, 'token', 'Métropolitain', 'Chartier'],
  L8: [3, 'garden'],
  L9: ['Levitation', 'pool'],
  L10: ['annex'],
  L11: ['Métropolitain', 'Chartier', 'garden', 'Levitation', 'never', 'fountain'],
  L12: ['Métropolitain', 'streetlight', 'painter'],
  L13: ['Métropolitain', 'streetlight'],
  L14: [2, 12, 4, 'streetlight', 'either side'],
  L15: ['free', 'colour', 'mixed'],
  L16: ['Sacré-Cœur', 'Métropolitain', 'Chartier'],
  L17: ['dancer', 'painter', 'corner', 'annex'],
  card_moulin: [1, 'dancer', 'free', 'colour', 'streetlight'],
  card_penseur: [2, 1, 'statue', 'free', 'colour', 'corner'],
  card_fontaine: [3, 'fountain', 'free', 'colour', 'mixed', 'along an edge'],
  card_lumiere: [2, 'streetlight', 'free'],
  card_levitation: ['reserve', 'pool'],
  card_peintre: [2, 'painter', 'free', 'colour', 'streetlight'],
  card_bouquinistes: ['annex', 'free', 'colour', 'along an edge'],
  card_lampadaire: ['streetlight', 'free', 'colour'],
  score_unbuilt: [3, 'reserve', 'Sacré-Cœur'],
}
const day: Record<string, readonly (number | Thing<'paris'>)[]> = {
  box_tokens: ['prestige', 'resource', 'landmark', 8, 1],
  setup_1: [3, 10, 9, 7, 2, 'franc', 'meeple', 'key', 'reserve'],
  setup_free: [12, 'leaves the game'],
  moving_target: [9, 16, 'key'],
  moving_landmark: ['landmark', 'district', 'key', 'Arc'],
  gain_bonus: [1, 2, 3, 'meeple', 'franc'],
  gain_prestige: [3, 4, 5, 'landmark', 'token', 'leaves the game'],
  gain_fourth: ['exactly', 4, 'building', 'landmark', 'that has none'],
  'coach fourth': [3, 4, 'building', 'landmark', 'bank', 'Arc', 'that has none'],
  'coach prestige': ['leaves the game'],
  bonus_1: [30, 'meeple', 'same space', 'space 30'],
  bonus_2: [20, 23, 24, 'prestige', 'leaves the game', 'resource', 'reserve'],
  P1: [36, 3, 11, 'building', 'pile'],
  P2: ['pass'],
  P3: ['never', 'token'],
  P4: ['token', 'never', 'reserve', 23, 24, 19, 21],
  P5: ['never', 2],
  P6: ['franc', 'VP'],
  P7: ['token', 'building'],
  P8: ['VP', 4, 'key'],
  P9: [9, 16],
  P10: [9, 2, 'key'],
  P11: [9, 16, 13, 14, 17, 25, 23, 24, 20, 27, 'franc', 'key', 'reserve', 'at least'],
  P12: [25, 30, 1, 17, 'meeple', 'space 30'],
  P13: ['building'],
  P14: ['resource', 'reserve'],
  P15: ['key', 'building', 'landmark', 'district', 'never', 'bank', 'Arc', 4],
  end_1: ['round', 'token', 27],
  end_27: [27, 1, 'VP', 'franc'],
  end_districts: ['VP', 'district', 'at least', 'key', 'building', 'landmark', 3, 4],
  end_ties: [16, 'VP', 'places skipped'],
  end_two: ['at least', 0.5],
}

// What every language has forgotten is not seen by comparing them: no ruling may lose what decides.
test.each(every)('%s: nothing that decides is missing in %s', async (game, language) => {
  const wanted = game === 'lumiere' ? night : day
  expect(missing(game, language, await texts(game, language), wanted)).toEqual([])
})
