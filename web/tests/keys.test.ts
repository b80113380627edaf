// Keys at a table on keyboards of any layout, held down or not, whatever has the focus.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choiceOf, confirms, digitOf, followFocus, isForTable, letterOf } from '../src/table/keys'

// French keyboards have & é " where others have 1 2 3, Russian ones к т з where others have R N P.
test('digits and letters are those of the layout, else those of the place of the key', () => {
  const digits = [
    ['1', 'Digit1'],
    ['&', 'Digit1'],
    ['é', 'Digit2'],
    ['ě', 'Digit2'],
    ['0', 'Numpad0'],
    ['End', 'Numpad1'],
    ['q', 'KeyQ'],
  ].map(([key, code]) => digitOf({ key: key!, code: code! }))
  expect(digits).toEqual([1, 1, 2, 2, 0, null, null])
  const letters = [
    ['R', 'KeyR'],
    ['К', 'KeyR'],
    ['т', 'KeyN'],
    ['p', 'KeyR'], // Dvorak
    ['é', 'Digit2'],
    ['ю', 'Period'],
    [',', 'KeyM'],
  ].map(([key, code]) => letterOf({ key: key!, code: code! }))
  expect(letters).toEqual(['r', 'r', 'n', 'p', 'é', 'ю', ','])
})

/** Something that can have the focus, in the game or beside it; `matches` knows its names alone. */
function element(names: string[], inMain = true, { high = 100, room = 100 } = {}) {
  const one = {
    scrollHeight: high,
    clientHeight: room,
    blurred: false,
    matches: (selector: string) => selector.split(', ').some((name) => names.includes(name)),
    closest: (selector: string) =>
      inMain && (selector === 'main' || names.includes('button')) ? one : null,
    blur: () => (one.blurred = true),
  }
  return one
}
const body = element(['body'], false)
const panel = element(['aside'], false)
const sheet = element(['aside'])
const long = element(['aside'], true, { high: 300 })
const button = () => element(['button'])

const listeners = new Map<string, (event: object) => void>()
let dialogue: object | null = null
let stop = () => {}
beforeEach(() => {
  dialogue = null
  vi.stubGlobal('document', { querySelector: () => dialogue })
  vi.stubGlobal('addEventListener', (kind: string, listener: () => void) =>
    listeners.set(kind, listener),
  )
  vi.stubGlobal('removeEventListener', (kind: string) => listeners.delete(kind))
  stop = followFocus()
})
afterEach(() => {
  stop()
  expect(listeners.size).toBe(0)
  vi.unstubAllGlobals()
})
const happens = (kind: string) => listeners.get(kind)!({})
const clicks = () => {
  happens('pointerdown')
  happens('focusin')
}
const tabs = () => {
  happens('keydown')
  happens('focusin')
}
function pressed(key: string, target: object, more: Partial<KeyboardEvent> = {}) {
  const event = {
    key,
    code: key,
    target,
    repeat: false,
    defaultPrevented: false,
    preventDefault: () => (event.defaultPrevented = true),
    ...more,
  }
  return event as unknown as KeyboardEvent
}

// Space that was to scroll the moves beside the game ended the turn.
test('Enter and space are the game’s where nothing else has the focus that they are for', () => {
  tabs()
  for (const key of ['Enter', ' ']) {
    expect(confirms(pressed(key, body))).toBe(true)
    expect(confirms(pressed(key, panel))).toBe(false)
    expect(confirms(pressed(key, button()))).toBe(false)
    expect(confirms(pressed(key, body, { ctrlKey: true }))).toBe(false)
    expect(confirms(pressed(key, body, { defaultPrevented: true }))).toBe(false)
  }
  expect(confirms(pressed('Enter', sheet))).toBe(true)
  expect(confirms(pressed(' ', sheet)), 'space scrolls').toBe(false)
  clicks()
  expect(confirms(pressed(' ', sheet))).toBe(true)
  expect(confirms(pressed(' ', long)), 'there is more to be seen').toBe(false)
  expect(confirms(pressed('n', body))).toBe(false)
  dialogue = {}
  expect(confirms(pressed('Enter', body))).toBe(false)
  expect(choiceOf(pressed('1', body))).toBeNull()
})

// Whoever had bought with the mouse bought again with Enter, instead of confirming.
test('a button that was clicked is not pressed again by Enter, one that was reached by keys is', () => {
  clicks()
  const clicked = button()
  const event = pressed('Enter', clicked)
  expect(isForTable(event)).toBe(true)
  expect(confirms(event)).toBe(true)
  expect(event.defaultPrevented).toBe(true)
  expect(clicked.blurred, 'nor when the key is let go').toBe(true)
  expect(choiceOf(pressed('2', clicked))).toBe(2)
  expect(confirms(pressed(' ', panel)), 'a panel that was clicked').toBe(false)
  tabs()
  expect(isForTable(pressed('Enter', clicked))).toBe(false)
  expect(confirms(pressed('Enter', clicked))).toBe(false)
  // The mouse goes back to what has the focus already.
  happens('pointerdown')
  expect(confirms(pressed('Enter', clicked))).toBe(true)
})

// Enter that was held a moment too long confirmed, and ended the turn.
test('a key that is held down does what is for good once', () => {
  tabs()
  for (const target of [body, button()]) {
    const event = pressed('Enter', target, { repeat: true })
    expect(isForTable(event)).toBe(true)
    expect(confirms(event)).toBe(false)
    expect(event.defaultPrevented, 'no button either').toBe(true)
    expect(choiceOf(pressed('1', target, { repeat: true }))).toBeNull()
  }
  const scroll = pressed(' ', long, { repeat: true })
  expect(confirms(scroll)).toBe(false)
  expect(scroll.defaultPrevented, 'goes on scrolling').toBe(false)
})
