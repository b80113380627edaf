// Two friends who do not sit still: an invitation, a game by correspondence, and what calls them.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { journalOf, putTables } from './dealt.mjs'
import { accessible, noSideways } from './accessible.mjs'
import { visit } from './house.mjs'
import { opened } from './opened.mjs'
import { takeRoof, turnOf } from './playing.mjs'

let house
let browser
opened((there, here) => ([house, browser] = [there, here]))

/** Sets a table for a friend in the form; gives the address of the table. */
async function invite(page, name, time = 'days') {
  await page.goto(house.address)
  await page.locator('.actions button', { hasText: 'Play with a friend' }).click()
  await page.fill('.setup input[autocomplete=nickname]', name)
  await page.selectOption('.setup select[name=colour]', 'orange')
  await page.selectOption('.setup select[name=time]', time)
  if ((await page.locator('.setup .more[open]').count()) === 0)
    await page.click('.setup .more summary')
  await page.selectOption('.setup select[name=begins]', { index: 1 })
  await page.click('.setup button[type=submit]')
  await page.waitForSelector('.invitation svg')
  return page.url()
}

async function sitDown(page, link, name) {
  await page.goto(link)
  await page.fill('input[autocomplete=nickname]', name)
  await page.click('.middle-screen .primary')
  await page.waitForSelector('.board')
}

/** What a page would tell outside itself: notices, once the visitor has agreed, sounds, and what it shares. */
async function listen(page) {
  await page.addInitScript(() => {
    globalThis.asked = 0
    globalThis.notices = []
    Object.defineProperty(Navigator.prototype, 'share', {
      configurable: true,
      value: async (what) => void (globalThis.shared = what),
    })
    globalThis.Notification = class {
      static permission = 'default'
      static async requestPermission() {
        globalThis.asked++
        return (this.permission = 'granted')
      }
      constructor(_title, { body }) {
        globalThis.notices.push(body)
      }
      close() {}
    }
    ServiceWorkerRegistration.prototype.showNotification = async (_title, { body }) =>
      void globalThis.notices.push(body)
  })
  await page.reload()
}
const hide = (page, hidden) =>
  page.evaluate((so) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => so })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

// The logo, or Back, ended the table, and the friend read that the game had ended.
test('a table waits for a friend while its host is elsewhere, and only withdrawing ends it', async () => {
  const alice = await visit(browser, house)
  await listen(alice)
  const link = await invite(alice, 'Alice')
  await accessible(alice, 'invitation')
  assert.match(await alice.locator('.agreement').textContent(), /La Cité.*3 days a move/s)
  // The share sheet of the system gets the link, and which game it is.
  await alice.locator('.middle-screen button', { hasText: 'Share' }).click()
  assert.deepEqual(await alice.evaluate(() => globalThis.shared), {
    title: 'Belle Époque',
    text: 'Shall we play La Cité de la Lumière?',
    url: link,
  })
  await alice.click('.brand')
  const line = alice.locator('.own-games .going')
  await line.waitFor()
  assert.match(await line.textContent(), /waiting for a friend/)
  assert.equal(await alice.evaluate(() => globalThis.asked), 0, 'nothing was asked before')
  await alice.locator('.ask-to-tell button').first().click()
  assert.equal(await alice.evaluate(() => globalThis.asked), 1)
  await alice.waitForSelector('.ask-to-tell', { state: 'detached' })
  await accessible(alice, 'home with an own game')
  await hide(alice, true)

  const bruno = await visit(browser, house, { width: 390, height: 844 })
  await bruno.goto(link)
  await bruno.waitForSelector('.agreement')
  await noSideways(bruno)
  await sitDown(bruno, link, 'Bruno')
  await alice.waitForFunction(() => document.title.startsWith('(1) Your turn'))
  await alice.waitForFunction(() => globalThis.notices.length > 0)
  assert.deepEqual(await alice.evaluate(() => globalThis.notices), [
    'Your friend has sat down: La Cité de la Lumière begins.',
  ])
  assert.match(await alice.getAttribute('link[rel=icon]', 'href'), /^data:image\/svg/)
  await hide(alice, false)
  await alice.waitForSelector('.own-games a.due')
  assert.match(await alice.locator('.own-games a.due').textContent(), /Bruno.*Your turn.*left/s)

  await alice.click('.own-games a.due')
  await turnOf(alice)
  await takeRoof(alice)
  await alice.click('.brand')
  await alice.waitForFunction(() => document.title === 'Belle Époque')
  assert.equal(await alice.getAttribute('link[rel=icon]', 'href'), '/favicon.svg')
  const last = alice.locator('.own-games .going', { hasText: 'Bruno’s turn' })
  await last.filter({ hasText: /Alice takes/ }).waitFor()

  const second = await invite(alice, 'Alice')
  await alice.goBack()
  await alice.goto(second)
  await alice.click('.middle-screen .quiet')
  await alice.waitForURL(`${house.address}/`)
  await bruno.goto(second)
  await bruno.waitForSelector('h1:has-text("The invitation was withdrawn")')
  assert.deepEqual([...alice.complaints, ...bruno.complaints], [])
  await alice.context().close()
  await bruno.context().close()
})

// Who plays several games had to look for the one that waits.
test('from a table to the next game that awaits, and the link copied later', async () => {
  const alice = await visit(browser, house)
  await alice.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const links = [await invite(alice, 'Alice'), await invite(alice, 'Alice')]
  const waits = await invite(alice, 'Alice')
  await alice.goto(`${house.address}/tables`)
  await alice.locator('.lobby .own button').first().click()
  await alice.waitForSelector('.lobby .own button:has-text("Copied")')
  assert.equal(await alice.evaluate(() => navigator.clipboard.readText()), waits)
  const bruno = await visit(browser, house)
  for (const link of links) await sitDown(bruno, link, 'Bruno')
  await alice.waitForFunction(() => document.querySelectorAll('.lobby li.due').length === 2)
  await accessible(alice, 'own games')
  assert.match(await alice.title(), /^\(2\) Your turn/)
  await alice.locator('.lobby li.due a').first().click()
  await turnOf(alice)
  const here = new URL(alice.url()).pathname
  await alice.waitForSelector('.next-game:has-text("1")')
  await takeRoof(alice)
  await alice.waitForFunction(() => document.title.startsWith('(1)'))
  await alice.click('.next-game')
  await alice.waitForFunction((old) => location.pathname !== old, here)
  await turnOf(alice)
  assert.equal(await alice.locator('.next-game').count(), 0)
  assert.deepEqual([...alice.complaints, ...bruno.complaints], [])
  await alice.context().close()
  await bruno.context().close()
})

test('Belle plays meanwhile, and the host is called to the table', async () => {
  const alice = await visit(browser, house, { width: 390, height: 844 })
  const link = await invite(alice, 'Alice', 'none')
  await noSideways(alice)
  await alice.locator('.middle-screen .plain', { hasText: 'Play Belle meanwhile' }).click()
  await alice.locator('.choice', { hasText: 'Gamin' }).first().click()
  await alice.click('.setup button[type=submit]')
  await alice.waitForSelector('.board')
  assert.match(alice.url(), /\/l\//)
  const bruno = await visit(browser, house)
  await sitDown(bruno, link, 'Bruno')
  await alice.click('.next-game')
  await alice.waitForURL(link)
  await turnOf(alice)
  await noSideways(alice)
  assert.deepEqual([...alice.complaints, ...bruno.complaints], [])
  await alice.context().close()
  await bruno.context().close()
})

// Home offered one game of this browser, as “Belle”; a tab with a game against her never called.
test('every game of this browser is at home, and calls from a hidden tab', async () => {
  const page = await visit(browser, house, { width: 390, height: 844 })
  const tables = {
    city: journalOf('lumiere-034', { seat: 'orange', plies: 29 }),
    opening: journalOf('lumiere-034', { seat: 'orange', plies: 1 }),
    swap: journalOf('lumiere-first-game-1', { seat: 'orange', plies: 20 }),
    paris: journalOf('paris-2-basic-printed-9', { seat: '1', plies: 100 }),
  }
  await putTables(page, tables)
  for (const name of Object.keys(tables)) {
    await page.goto(`${house.address}/l/${name}`)
    await page.waitForSelector('.board, .plan')
  }
  await hide(page, true)
  await page.waitForFunction(() => document.title.startsWith('(1) Your turn'))
  await page.waitForFunction(() =>
    document.querySelector('link[rel=icon]').href.startsWith('data:image/svg'),
  )
  await hide(page, false)
  await page.waitForFunction(() => document.title === 'Paris · Belle Époque')
  await page.click('.brand')
  const lines = page.locator('.own-games .going')
  await lines.nth(3).waitFor()
  // The last move is told as soon as its words are there.
  await lines
    .filter({ hasText: /Gamin.*Your turn.*Gamin/s })
    .first()
    .waitFor()
  await noSideways(page)
  await accessible(page, 'home with games of this browser')
  await lines.filter({ hasText: 'Paris' }).click()
  await page.waitForURL(`${house.address}/l/paris`)
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

// In Paris the rules leave the start to chance, and nothing that friends could agree on changed that.
test('over a link people agree that whoever lost a game begins the next', async () => {
  const alice = await visit(browser, house)
  await alice.locator('.posters label').nth(1).click()
  await alice.locator('.actions button', { hasText: 'Play with a friend' }).click()
  await alice.fill('.setup input[autocomplete=nickname]', 'Alice')
  await alice.click('.setup .more summary')
  await alice.selectOption('.setup select[name=begins]', 'loser')
  await alice.click('.setup button[type=submit]')
  await alice.waitForSelector('.invitation svg')
  const bruno = await visit(browser, house, { path: new URL(alice.url()).pathname })
  assert.match(await bruno.locator('.agreement').textContent(), /Chance, then whoever came last/)
  await bruno.fill('input[autocomplete=nickname]', 'Bruno')
  await bruno.click('.middle-screen .primary')
  await bruno.waitForSelector('.boulevard')
  await bruno.click('.top nav button:last-child')
  await bruno.locator('.menu button', { hasText: 'Resign' }).click()
  await bruno.locator('dialog .primary').click()
  const before = bruno.url()
  for (const page of [alice, bruno])
    await page.locator('dialog.result button', { hasText: 'Play again' }).click()
  await bruno.waitForURL((url) => String(url) !== before)
  await bruno.waitForFunction(() => document.title.startsWith('(1) Your turn'))
  assert.deepEqual([...alice.complaints, ...bruno.complaints], [])
  await alice.context().close()
  await bruno.context().close()
})
