// The page's type: what the page says must be written in the files that come early, in its own type.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { letters } from '../fonts/letters'
import en from '../src/messages/en'
import fr from '../src/messages/fr'
import it from '../src/messages/it'
import pl from '../src/messages/pl'
import ru from '../src/messages/ru'

const styles = readFileSync('src/fonts.css', 'utf8')

// A letter left out would be drawn in another type in the middle of a word, or fetch a file more.
test.each(Object.entries({ en, fr, it, pl, ru }))(
  'every letter of %s is spoken for',
  (_, texts) => {
    const early = letters.latin + letters['latin-ext'] + letters.cyrillic
    const said = new Set(JSON.stringify(texts))
    expect([...said].filter((letter) => !early.includes(letter))).toEqual([])
  },
)

// A letter in a file whose range lacks it is never drawn from there.
test('the ranges of letters for names are those of their files', () => {
  const [, range] = /names-400[^}]*unicode-range:([^;]*);/.exec(styles)
  const inRange = range.split(',').flatMap((part) => {
    const [first, last] = part.trim().slice(2).split('-')
    const from = parseInt(first, 16)
    return Array.from({ length: parseInt(last ?? first, 16) - from + 1 }, (__, i) => from + i)
  })
  expect(String.fromCodePoint(...inRange)).toBe(letters.names)
})
