// Style sheets of screens that are loaded later stay when the screen is left: what one of them says
// must not meet the elements of another screen. So each selector names a class that only the markup
// of its own room has; a selector may name it in `:where()`, which weighs nothing.

import { readdirSync, readFileSync } from 'node:fs'
import postcss from 'postcss'
import { expect, test } from 'vitest'

/** Sheets that every screen has from the start. */
const always = /^src\/(base|tokens|scheme|fonts|home\/.*|table\/(table|rail))\.css$/

/** What a game draws for a screen that all games share belongs to that screen as well. */
const shared = [
  [/^src\/games\/\w+\/(edition\/|Box\.svelte)/, 'editions'],
  [/^src\/games\/\w+\/review\//, 'review'],
  [/^src\/games\/\w+\/ending\//, 'ending'],
  [/^src\/games\/\w+\/rules\//, 'rules'],
]
/** A mark of the table that is there for one sheet alone. */
const marks = { learn: ['[data-coach', '.coached'], ending: ['dialog.result'] }

const roomOf = (path) => /^src\/games\/(\w+)\//.exec(path)?.[1] ?? /^src\/(\w+)\//.exec(path)?.[1]
const roomsOf = (path) => [
  roomOf(path) ?? '',
  ...shared.flatMap(([part, room]) => (part.test(path) ? [room] : [])),
]

const files = readdirSync('src', { recursive: true }).map((path) => `src/${path}`)
const sheets = files.filter((path) => path.endsWith('.css'))

/** The classes that a file gives to elements. */
function classesIn(text) {
  const found = new Set()
  const add = (words) => {
    for (const word of words.split(/\s+/)) if (/^[a-z][\w-]*$/.test(word)) found.add(word)
  }
  const quoted = (code) => [...code.matchAll(/['"`]([^'"`]*)['"`]/g)].map(([, words]) => words)
  for (const [, plain, code] of text.matchAll(/(?:class|kind)=(?:"([^"]*)"|\{([^}]*)\})/g)) {
    add((plain ?? '').replace(/\$?\{([^}]*)\}/g, (_, inner) => ` ${quoted(inner).join(' ')} `))
    quoted(code ?? '').forEach(add)
  }
  for (const [, one] of text.matchAll(/class:([\w-]+)/g)) add(one)
  return found
}

/** For each class, the rooms of every file that uses it. */
function users() {
  const found = new Map()
  for (const path of files.filter((one) => /\.(svelte|ts)$/.test(one)))
    for (const one of classesIn(readFileSync(path, 'utf8')))
      found.set(one, [...(found.get(one) ?? []), roomsOf(path)])
  return found
}

/** What holds anywhere on the page, and would meet other screens. */
function loose(path, users) {
  const room = roomOf(path)
  const only = (one) => users.get(one)?.every((rooms) => rooms.includes(room)) ?? true
  const found = []
  postcss.parse(readFileSync(path, 'utf8')).walkRules((rule) => {
    if (rule.parent.type === 'rule' || rule.parent.name === 'keyframes') return
    for (const selector of rule.selectors) {
      if (selector === ':root' || marks[room]?.some((mark) => selector.includes(mark))) continue
      const named = selector.replace(/:not\([^()]*\)/g, '').matchAll(/\.([a-z][\w-]*)/g)
      if (![...named].some(([, one]) => only(one))) found.push(`${path}: ${selector}`)
    }
  })
  return found
}

test('a sheet that comes later meets no element of another screen', () => {
  const classes = users()
  const later = sheets.filter((path) => !always.test(path))
  expect(later.length).toBeGreaterThan(40)
  expect(later.flatMap((path) => loose(path, classes))).toEqual([])
})

test('no two sheets name an animation alike', () => {
  const names = sheets.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name),
  )
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
})
