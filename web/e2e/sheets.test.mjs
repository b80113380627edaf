// The page is left and entered by links, and style sheets stay: a table must lie as if it had been
// opened afresh, whatever was looked at before.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { journalOf, putTables } from './dealt.mjs'
import { visit } from './house.mjs'
import { opened } from './opened.mjs'

let house
let browser
opened((there, here) => ([house, browser] = [there, here]))

/** Where everything of a screen lies, and what it looks like where sheets had met before. */
const seen = (page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((done) => setTimeout(done, 250))
    const told = ['position', 'display', 'pointerEvents', 'fill', 'stroke', 'color', 'fontSize']
    return [
      ...document.querySelectorAll('#page :is(main, main *:not(.city, .plan g[aria-hidden]))'),
    ].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      const style = getComputedStyle(one)
      return [
        `${one.tagName}.${one.getAttribute('class') ?? ''}`,
        [x, y, width, height].map(Math.round).join(),
        told.map((name) => style[name]).join(),
      ].join(' ')
    })
  })

/** The same, when nothing more comes. */
async function looks(page) {
  let was = []
  for (;;) {
    const now = await seen(page)
    if (now.length === was.length && now.every((line, i) => line === was[i])) return now
    was = now
  }
}

/** As a link does, without loading the page anew. */
const go = (page, path) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

const screens = {
  '/l/city': '.self .shape:not(:disabled)',
  '/l/opening': '.self .hand',
  '/l/act': '.offer-row',
  '/editions': '.part .roofs svg',
  '/review/local-done': '.review-sentence',
  '/rules/lumiere': '.rules-ruling',
  '/me': 'main.lobby form',
}

// The score of La Cité stood where a sheet of Paris belongs, and a tile in hand where the boxes show it.
test('screens look the same after all others as when they are opened first', async () => {
  const page = await visit(browser, house, { width: 1440, height: 900 })
  await putTables(page, {
    opening: journalOf('lumiere-034', { seat: 'orange', plies: 1 }),
    city: journalOf('lumiere-034', { seat: 'orange', plies: 37 }),
    act: journalOf('paris-4-basic-printed-8', { seat: '2', plies: 157 }),
    done: journalOf('paris-4-basic-printed-8', { seat: '2' }),
  })
  const fresh = {}
  for (const [path, ready] of Object.entries(screens)) {
    await page.goto(house.address + path)
    await page.waitForSelector(ready)
    fresh[path] = await looks(page)
  }
  // One round brings the sheets of all screens.
  for (const [path, ready] of Object.entries(screens)) {
    await go(page, path)
    await page.waitForSelector(ready)
  }
  const differ = []
  for (const [path, ready] of Object.entries(screens)) {
    await go(page, path)
    await page.waitForSelector(ready)
    const found = await looks(page)
    for (const [i, line] of fresh[path].entries())
      if (found[i] !== line) differ.push(`${path}: ${line} is now ${found[i]}`)
  }
  assert.deepEqual(differ.slice(0, 20), [])
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})
