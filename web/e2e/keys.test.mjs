// Keys at a table, whatever has the focus, however long they are held, on keyboards of other
// languages.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { journalOf, putTables } from './dealt.mjs'
import { visit } from './house.mjs'
import { opened } from './opened.mjs'
import { turnOf } from './playing.mjs'
import { askedOf, played, playBelle } from './playing-paris.mjs'

let house
let browser
opened((there, here) => ([house, browser] = [there, here]), { pace: 5 })

/** A key of another layout. */
const foreign = (page, key, code, selector = 'body') =>
  page.evaluate(
    ([key, code, selector]) =>
      document
        .querySelector(selector)
        .dispatchEvent(
          new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }),
        ),
    [key, code, selector],
  )
const plyOf = (page) => page.locator('main[data-ply]').getAttribute('data-ply')
/** Long enough for a move that should not be played. */
const aMoment = (page) => page.waitForTimeout(250)
const mayDraw = (page) => page.waitForSelector('.pile.open-to:not(:disabled)')
const mayEnd = (page) =>
  page.waitForSelector('.turn-tools .go:not(:disabled, [aria-disabled=true])')

/** A table of Paris at which the turn can be ended: a tile is drawn, a key put, by numbers alone. */
async function untilTheEnd(page, digit) {
  await mayDraw(page)
  let before = await plyOf(page)
  await digit('1')
  await played(page, before)
  before = await plyOf(page)
  for (let step = 0; step < 4 && (await plyOf(page)) === before; step++) {
    await digit('1')
    await aMoment(page)
  }
  await mayEnd(page)
}

test('paris by keys: numbers answer, a panel beside the game keeps Space, and what was clicked is not repeated', async () => {
  const page = await visit(browser, house, { width: 1440, height: 900 })
  await playBelle(page)
  await askedOf(page)
  // The row of numbers of a French keyboard has letters there.
  await untilTheEnd(page, () => foreign(page, '&', 'Digit1'))

  // Space that was meant to scroll the list of moves ended the turn for good.
  const before = await plyOf(page)
  await page.click('nav button >> text=Moves')
  await page.waitForFunction(() => document.activeElement.matches('aside.beside'))
  for (const key of ['Space', 'Enter']) await page.keyboard.press(key)
  await aMoment(page)
  assert.equal(await plyOf(page), before, 'in a panel')
  await page.keyboard.press('Escape')
  await page.locator('.right .sheet[data-sheet=players]').focus()
  await page.keyboard.press('Space')
  await aMoment(page)
  assert.equal(await plyOf(page), before, 'on a sheet that scrolls')

  // A button that was reached by keys is pressed by them.
  const here = await plyOf(page)
  await page.locator('.turn-tools .tool').first().focus()
  await page.keyboard.press('Enter')
  await played(page, here)
  assert.equal(await plyOf(page), String(Number(here) - 1), 'a step is taken back')

  // Enter bought once more what a click had bought.
  await putTables(page, { buys: journalOf('paris-3-basic-printed-7', { seat: '1', plies: 88 }) })
  await page.goto(`${house.address}/l/buys`)
  await mayEnd(page)
  const bought = await plyOf(page)
  await page.locator('.stock button:enabled').first().click()
  await played(page, bought)
  await page.keyboard.press('Enter')
  await mayDraw(page)
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

test('paris by keys: Enter that is held confirms once, and a key that skips does nothing else', async () => {
  const page = await visit(browser, house, { width: 1440, height: 900 })
  await page.evaluate(() => {
    localStorage.setItem('belle.confirm', 'always')
    localStorage.setItem('belle.speed', 'slow')
  })
  await page.reload()
  await playBelle(page)
  await page.waitForSelector('.pile.open-to, .skip-moves')
  if ((await page.locator('.skip-moves').count()) > 0) await page.keyboard.press('Escape')
  await mayDraw(page)
  for (let step = 0; step < 4 && (await page.locator('.pile.open-to').count()) > 0; step++) {
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await aMoment(page)
  }
  const before = await plyOf(page)
  while ((await page.locator('.ask.armed').count()) === 0) {
    await page.keyboard.press('1')
    await aMoment(page)
  }
  await page.keyboard.down('Enter')
  await played(page, before)
  await mayEnd(page)
  await page.keyboard.down('Enter')
  await aMoment(page)
  assert.equal(await plyOf(page), String(Number(before) + 1), 'the turn is not ended')
  await page.keyboard.up('Enter')
  await page.keyboard.press('Enter')
  await page.waitForSelector('.skip-moves')
  // Soon Belle's turn is over, and only shown.
  await page.waitForTimeout(800)
  await page.keyboard.down('1')
  await page.waitForSelector('.skip-moves', { state: 'detached' })
  await mayDraw(page)
  const turn = await plyOf(page)
  for (let again = 0; again < 3; again++) await page.keyboard.down('1')
  await page.keyboard.up('1')
  await aMoment(page)
  assert.equal(await page.locator('.ask.armed').count(), 0, 'nothing was chosen')
  assert.equal(await plyOf(page), turn)
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

// Enter twice gave up; one click ended a game against Belle for good. The focus was lost with the menu.
test('nothing is given up by Enter alone, and the focus goes back to where it was', async () => {
  const page = await visit(browser, house, { width: 1440, height: 900 })
  await playBelle(page)
  await askedOf(page)
  const menu = page.locator('.top nav button:last-child')
  for (const word of ['Resign', 'End without']) {
    await menu.press('Enter')
    await page.locator('.menu button', { hasText: word }).press('Enter')
    await page.waitForFunction(() => document.activeElement.textContent === 'No')
    await page.keyboard.press('Enter')
    await page.waitForSelector('dialog', { state: 'detached' })
    assert.equal(await page.locator('dialog.result').count(), 0)
    assert.ok(await menu.evaluate((button) => button === document.activeElement), word)
  }
  await menu.press('Enter')
  await page.locator('.menu button', { hasText: 'End without' }).press('Enter')
  await page.locator('dialog .primary', { hasText: 'Yes' }).click()
  await page.waitForSelector('dialog.result')
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

test('la cité by keys: a number takes up what lies there, and Enter confirms after a click elsewhere', async () => {
  const page = await visit(browser, house, { width: 1440, height: 900, language: 'ru' })
  await page.click('.actions .first')
  await page.locator('.choice', { hasText: 'Gamin' }).first().click()
  await page.selectOption('.setup select[name=colour]', 'orange')
  await page.click('.setup button[type=submit]')
  await turnOf(page)

  // R and N are where they always are.
  const face = () => page.locator('.board .held-tile').innerHTML()
  await foreign(page, 'т', 'KeyN', '.map')
  await page.waitForSelector('.board .held-tile')
  const first = await face()
  await foreign(page, 'к', 'KeyR', '.map')
  await page.waitForFunction(
    (old) => document.querySelector('.board .held-tile').innerHTML !== old,
    first,
  )

  let before = await plyOf(page)
  await page.locator('nav button.wide-only').first().click()
  await page.waitForFunction(() => document.activeElement.matches('aside.beside'))
  await page.keyboard.press('Space')
  await aMoment(page)
  assert.equal(await plyOf(page), before, 'in a panel')
  await page.keyboard.press('Escape')
  // Enter turned the tile again instead of laying it.
  await page.locator('.turn .tools button:enabled').first().click()
  const turned = await face()
  await page.keyboard.press('Enter')
  await page.waitForFunction(
    (old) => document.querySelector('main.table').getAttribute('data-ply') !== old,
    before,
  )
  assert.ok(turned)
  await turnOf(page)

  before = await plyOf(page)
  await foreign(page, 'é', 'Digit2')
  await page.waitForSelector('.pool .shape[aria-pressed=true]')
  const second = page.locator('.pool .shape:enabled').nth(1)
  assert.equal(await second.getAttribute('aria-pressed'), 'true')
  await page.keyboard.press('Enter')
  await page.waitForFunction(
    (old) => document.querySelector('main.table').getAttribute('data-ply') !== old,
    before,
  )
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})
