import { expect, test } from 'vitest'
import { shipped } from '../src/editions/edition.svelte'
import { onPaper, rowsOf } from '../src/editions/drawing'
import { concerns, faultSentence, partOf, readFault } from '../src/editions/faults'
import docs from '../../docs/editions.md?raw'
import { languages, saying } from './saying'

test('the reader’s faults are read with their place', () => {
  expect(readFault('edition: tiles[3]: a tile has 4 spaces')).toEqual({
    place: 'tiles[3]',
    reason: 'a tile has 4 spaces',
  })
  expect(readFault('edition: landmarks.12.cost: one to six resources')).toEqual({
    place: 'landmarks.12.cost',
    reason: 'one to six resources',
  })
  expect(readFault('edition: prestige_points.gold*: must be a whole number')).toEqual({
    place: 'prestige_points.gold*',
    reason: 'must be a whole number',
  })
  expect(readFault('edition:14: not JSON: syntax error').place).toBe('')
  expect(partOf('buildings.mon[4]')).toBe('buildings')
})

test('a place is at fault with everything in it', () => {
  const fault = { place: 'buildings.mon[4]', reason: '' }
  expect(concerns(fault, 'buildings.mon[4]')).toBe(true)
  expect(concerns(fault, 'buildings.mon')).toBe(true)
  expect(concerns(fault, 'buildings.mo')).toBe(false)
  expect(concerns(fault, 'buildings.mon[3]')).toBe(false)
  expect(concerns(null, 'buildings')).toBe(false)
})

test('faults are told in the page’s language, unknown ones in the reader’s', () => {
  const say = saying('fr')
  expect(
    faultSentence(say, readFault("edition: tiles: the tiles have 6 opponent's spaces, not 7")),
  ).toEqual({ text: 'Il y a 6 cases de l’autre couleur, au lieu de 7.' })
  expect(faultSentence(say, readFault('edition: buildings.L4: has the same shape as T4'))).toEqual({
    text: 'Il a la même forme que T4.',
  })
  expect(faultSentence(say, { place: '', reason: 'the moon is full' })).toEqual({
    text: 'the moon is full',
    language: 'en',
  })
})

/** The sources of the reader: everything that it can say about a file. */
const sources = import.meta.glob<string>(
  [
    '../../editions/{faults,reading,rulings}.h',
    '../../editions/{json,lumiere,paris,walk}.cpp',
    '../../engine/{lumiere,paris}/components.cpp',
  ],
  { query: '?raw', import: 'default', eager: true },
)

/** A piece of a sentence in C++: a literal, or a value that is put in. */
const literal = String.raw`"(?:[^"\\\n]|\\.)*"`
const value = String.raw`std::(?:string|to_string)\([^()]*(?:\([^()]*\)[^()]*)*\)|\w+\.id|' '`
const piece = `(?:${literal}|${value})`
const chains = new RegExp(String.raw`${piece}(?:\s*\+\s*${piece}|\s*(?=")${literal})*`, 'g')

/** Words of files, and of moves. */
const noFaults = ['any resource', 'any prestige', 'no tile']

/** The sentences of a source, with something for every value; whatever has a space is one. */
function sentencesIn(source: string): string[] {
  const code = source
    .replaceAll(/^\s*(?:#include|static_assert).*$/gm, '')
    .replaceAll(/\/\/.*$/gm, '')
  return [...code.matchAll(chains)]
    .map(([chain]) =>
      [...chain.matchAll(new RegExp(piece, 'g'))]
        .map(([part]) => {
          if (part.startsWith('"')) return part.slice(1, -1)
          if (part === "' '") return ' '
          if (part.includes('kSpaceNames')) return 'own'
          return part.startsWith('std::string') ? 'francs' : '7'
        })
        .join(''),
    )
    .filter((sentence) => sentence.trim().includes(' ') && !noFaults.includes(sentence))
}

const said = Object.values(sources).flatMap(sentencesIn)
/** The readings of a ruling are put together by the reader. */
const readings = [
  'cover or free',
  'diamond or cross',
  'walk or final',
  'unused or ever',
  'no or yes',
]

test('the reader’s sentences are found in its sources', () => {
  expect(said).toContain('the tiles have 7 own spaces, not 7')
  expect(said).toContain('the first must get more than the second, the second more than the third')
  expect(said).toContain('must be a list in [ ]')
  expect(said).toContain('7 buildings of size 7, not 7')
  expect(said.length).toBeGreaterThan(60)
  const words = Object.values(shipped).flatMap((edition) =>
    Object.values((edition as { rulings: Record<string, string> }).rulings),
  )
  expect(words.sort()).toEqual(readings.map((pair) => pair.split(' ')[0]).sort())
})

// A fault in English on a page in another language helps nobody.
test.each(languages)('every fault that the reader can tell has words in %s', (language) => {
  const mute = [...said, ...readings].filter(
    (reason) => faultSentence(saying(language), { place: '', reason }).language === 'en',
  )
  expect(mute).toEqual([])
})

test('the faults that the documents show have words', () => {
  const shown = [...docs.matchAll(/^my\.json(:.*)$/gm)].map(([, fault]) =>
    readFault(`edition${fault}`),
  )
  expect(shown.length).toBeGreaterThan(15)
  for (const fault of shown) expect(faultSentence(saying('it'), fault).language).toBeUndefined()
})

test('a fault tells its numbers', () => {
  const told = (reason: string) => faultSentence(saying('en'), { place: '', reason }).text
  expect(told('2 buildings of size 4, not 4')).toBe('There are 2 buildings of size 4, not 4.')
  expect(told('a number from 1 to 6')).toBe('A number from 1 to 6 is needed here.')
  expect(told('walk or final')).toBe('The reading is one of these words: walk, final.')
})

test('a drawing is kept without the empty paper around it', () => {
  expect(rowsOf(onPaper(['#..', '###']))).toEqual(['#..', '###'])
  const paper = onPaper(['.....', '..##.', '.##..'])
  expect(rowsOf(paper)).toEqual(['.##', '##.'])
  expect(rowsOf(onPaper([]))).toEqual(['.'])
})
