// The server in the page: games without a house elsewhere, after an offline reload too, and several
// people at one screen.

import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { accessible } from './accessible.mjs'
import { program, visit } from './house.mjs'
import { onlyLong, opened } from './opened.mjs'
import { layTile, playToTheEnd, takeRoof, turnOf } from './playing.mjs'

let house
let browser
opened((there, here) => ([house, browser] = [there, here]))

async function playBelle(page, level) {
  await page.click('.actions .first')
  await page.locator('.choice', { hasText: level }).first().click()
  await page.selectOption('.setup select[name=colour]', 'orange')
  await page.click('.setup button[type=submit]')
  await page.waitForSelector('.board')
}

/** What the browser says when nobody answers is no fault of the page. */
const ownComplaints = (page) =>
  page.complaints.filter(
    (text) => !/WebSocket|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED/.test(text),
  )

const ply = (page) => page.locator('main.table').getAttribute('data-ply')

test('a whole game against Belle goes on when the house is gone, and after reloads without it', async () => {
  const page = await visit(browser, house)
  await playBelle(page, 'Allumeur')
  assert.match(new URL(page.url()).pathname, /^\/l\/[a-z0-9]+$/)
  await turnOf(page)
  await layTile(page)
  await page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true), null, {
    timeout: 30000,
  })
  await turnOf(page)
  const before = await ply(page)
  await house.stop()
  try {
    await page.reload()
    await turnOf(page)
    assert.equal(await ply(page), before)
    assert.equal(await page.locator('.lost').count(), 0)
    await playToTheEnd(page)
    const [record] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('dialog.result .keep-record').click(),
    ])
    const text = readFileSync(await record.path(), 'utf8')
    assert.match(text, /^belle-record 1\n[^]*\nresult /)
    assert.match(text, /^fair seed /m)
    const link = page.url()
    await page.locator('dialog.result .primary').click()
    await page.waitForFunction(
      (old) => location.href !== old && document.querySelector('main.table')?.dataset.ply === '0',
      link,
    )
    await page.goto(house.address)
    await page.waitForSelector('.posters')
    await page.goto(`${house.address}/tables`)
    await page.waitForSelector('.lobby li a[href^="/l/"]')
  } finally {
    await house.start()
  }
  assert.deepEqual(ownComplaints(page), [])
  await page.context().close()
})

test('Belle plays, too, when her module could not be fetched at first', async () => {
  const page = await visit(browser, house)
  // Else it may be kept for days without a network before it is asked for again.
  await page.evaluate(() => delete Navigator.prototype.serviceWorker)
  let refused = 0
  await page.route(/players.*\.wasm/, (route) =>
    refused++ === 0 ? route.abort() : route.continue(),
  )
  await playBelle(page, 'Gamin')
  await turnOf(page)
  await layTile(page)
  for (let waited = 0; refused < 2 && waited < 200; waited++) await page.waitForTimeout(100)
  assert.ok(refused > 1, 'it was fetched again')
  await turnOf(page)
  await page.context().close()
})

test('two people at one screen: what one may know is covered before the other looks', async () => {
  const page = await visit(browser, house)
  await page.locator('.actions button', { hasText: 'Same screen' }).click()
  await accessible(page, 'same screen')
  await page.locator('.setup input[autocomplete=off]').nth(0).fill('Amélie')
  await page.locator('.setup input[autocomplete=off]').nth(1).fill('Blanche')
  await page.selectOption('.setup select[name=begins]', 'Blanche · Blue')
  await page.click('.setup button[type=submit]')
  const pass = async () => {
    await page.waitForSelector('.curtain .primary')
    await page.waitForSelector('main.table')
    assert.equal(await page.locator('.hand:not([aria-label="A hidden tile"])').count(), 0)
    assert.ok(await page.locator('.curtain .primary').evaluate((b) => b === document.activeElement))
    const name = /Amélie|Blanche/.exec(await page.locator('.curtain h2').textContent())[0]
    await page.click('.curtain .primary')
    await page.waitForSelector('.curtain', { state: 'detached' })
    await page.waitForSelector('.self .hand:not([aria-label="A hidden tile"])')
    assert.match(await page.locator('.self h2').textContent(), new RegExp(name))
    return name
  }
  await page.waitForSelector('.curtain')
  await accessible(page, 'curtain')
  assert.equal(await pass(), 'Blanche')
  await turnOf(page)
  await layTile(page).catch(() => {})
  assert.equal(await pass(), 'Amélie')
  await turnOf(page)
  await page.reload()
  assert.equal(await pass(), 'Amélie')
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

// Names tell who lost at one screen, wherever they sit in the next game.
test('two people at one screen: the loser of the last game begins', onlyLong, async () => {
  const page = await visit(browser, house)
  const begins = page.locator('.setup select[name=begins]')
  async function fill(...names) {
    await page.locator('.actions button', { hasText: 'Same screen' }).click()
    for (const [i, name] of names.entries())
      await page.locator('.setup input[autocomplete=off]').nth(i).fill(name)
  }
  async function begin() {
    await page.click('.setup button[type=submit]')
    await page.click('.curtain .primary')
    await page.waitForSelector('.curtain', { state: 'detached' })
    await page.waitForSelector('.self .hand:not([aria-label="A hidden tile"])')
    return page.locator('.self h2').textContent()
  }
  await fill('Amélie', 'Blanche')
  await begins.selectOption('Blanche · Blue')
  assert.match(await begin(), /Blanche/)
  await page.click('header nav button >> text=Menu')
  await page.click('dialog .menu >> text=Resign')
  await page.click('dialog .primary')
  await page.waitForSelector('dialog.result')
  await page.goto(house.address)
  await fill('Blanche', 'Camille')
  assert.equal(await begins.locator('option').count(), 3)
  await page.keyboard.press('Escape')
  await fill('Blanche', 'Amélie')
  await begins.selectOption('The loser of the last game: Blanche · Orange')
  assert.match(await begin(), /Blanche/)
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

test('the program finds the record of a game in the page right, and its deal the sealed one', async () => {
  const page = await visit(browser, house)
  await playBelle(page, 'Gamin')
  await turnOf(page)
  await takeRoof(page)
  await turnOf(page)
  await page.click('.top nav button:last-child')
  await page.locator('.menu button', { hasText: 'Resign' }).click()
  await page.locator('dialog .primary').click()
  const [record] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('dialog.result .keep-record').click(),
  ])
  const file = await record.path()
  assert.match(readFileSync(file, 'utf8'), /^fair seed [0-9a-f]{64}$/m)
  assert.equal(execFileSync(program, ['check', file], { encoding: 'utf8' }), 'ok resign orange\n')
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})
