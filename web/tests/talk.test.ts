// What people say to each other at a table: what was read, and the words around it.
import { render } from 'svelte/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { inRem, typeInRem } from '../fonts/rem'
import { games } from '../src/games'
import { speech } from '../src/messages/speech.svelte'
import Chat from '../src/table/Chat.svelte'
import { lastAt, markRead, readUntil, unread } from '../src/table/reading'
import { talkWords } from '../src/table/talk'
import { day, seen } from './day'
import { languages } from './saying'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
})
beforeEach(() => kept.clear())

const line = (at: number, seat?: string) => ({ name: 'A', named: false, text: '!', at, seat })

// A chat that was read, and is new again when the page is opened again.
test('what was read stays read', () => {
  const chat = [line(1, 'orange'), line(2, 'blue'), line(3)]
  expect(unread(chat, 'orange', readUntil('t'))).toBe(2)
  markRead('t', lastAt(chat))
  expect(unread(chat, 'orange', readUntil('t'))).toBe(0)
  expect(unread([...chat, line(4, 'blue'), line(5, 'orange')], 'orange', readUntil('t'))).toBe(1)
  expect(readUntil('another')).toBe(0)
  markRead('t', 1)
  expect(readUntil('t')).toBe(3)
})

test('a browser does not keep the chats of all tables for ever', () => {
  for (let i = 1; i <= 100; i++) markRead(`t${i}`, i)
  expect(readUntil('t100')).toBe(100)
  expect(readUntil('t1')).toBe(0)
  kept.set('belle.read', '{')
  expect(readUntil('t100')).toBe(0)
})

test.each(languages)('%s has every word around the chat', async (language) => {
  const words = await talkWords(language)
  expect(Object.keys(words)).toEqual(Object.keys(await talkWords('en')))
  expect(words.watching_with({ n: 2, names: 'Zoé' })).toMatch(/2.*Zoé/)
  expect(words.declined_undo({ name: 'Zoé' })).toContain('Zoé')
})

// A guest with the name of somebody who has claimed it looked like that person.
test('a claimed name is marked beside what is said, a guest’s is not', async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await speech.speak('en')
  const words = await talkWords('en')
  const said = (named: boolean) => {
    const chat = [{ name: 'Zoé', named, text: 'Bonjour', at: 1, seat: '1' }]
    return render(Chat, { props: { seen: { ...seen(day()), chat }, game: games[1]!, words } }).body
  }
  expect(said(true)).toMatch(/<b>Zoé<\/b>.*aria-label="Claimed name"/s)
  expect(said(false)).toContain('<b>Zoé</b>')
  expect(said(false)).not.toContain('Claimed name')
})

// Letters on a board that grow beyond their space with the text around it.
test('text follows the chosen size, letters in drawings do not', () => {
  expect(inRem('600 18px/1.1 var(--display)')).toBe('600 1.125rem/1.1 var(--display)')
  const changed = (prop: string, value: string, ...selectors: string[]) => {
    const declaration = { prop, value, parent: { selectors } }
    typeInRem().Declaration(declaration)
    return declaration.value
  }
  expect(changed('font-size', '17px', '.talk b')).toBe('1.0625rem')
  expect(changed('font', '700 17px var(--text)', '.plan text.value')).toContain('17px')
  expect(changed('font-size', '34px', '.compact .tally text')).toBe('34px')
  expect(changed('font-size', '19px', '.plan.compact :is(.coin, .sun) text')).toBe('19px')
  expect(changed('font-size', '15px', '.share-text')).toBe('0.9375rem')
  expect(changed('width', '15px', 'b')).toBe('15px')
})
