// Everything around the games: names and passwords, settings, the lobby, and addresses that
// lead nowhere.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { accessible, accessibleToo, fits } from './accessible.mjs'
import { visit } from './house.mjs'
import { onlyLong, opened } from './opened.mjs'
import { turnOf } from './playing.mjs'

let house
let browser
opened((there, here) => ([house, browser] = [there, here]))

const theme = (page, chosen) =>
  page.evaluate((word) => localStorage.setItem('belle.theme', word), chosen)

const go = async (page, path) => {
  await page.goto(house.address + path)
  await page.waitForSelector('h1')
}

test('every screen around the games, light and dark, wide and narrow', onlyLong, async () => {
  const page = await visit(browser, house)
  for (const chosen of ['light', 'dark']) {
    await theme(page, chosen)
    for (const [path, ready] of [
      ['/', '.actions'],
      ['/me', '.enter'],
      ['/tables', '.lobby .none'],
      ['/editions', '.tiles'],
      ['/no/such/place', '.nowhere'],
      ['/t/nosuchtable', '.nowhere'],
    ]) {
      await go(page, path)
      await page.waitForSelector(ready)
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 })
        await fits(page, `${path} ${chosen} ${width}`)
        if ((chosen === 'dark') === (width === 360))
          await (path.startsWith('/t/') ? accessibleToo : accessible)(
            page,
            `${path} ${chosen} ${width}`,
          )
      }
      await page.setViewportSize({ width: 1280, height: 860 })
    }
    await page.click('.settings-button')
    await page.waitForSelector('dialog.settings')
    await accessible(page, `settings ${chosen}`)
    await go(page, '/')
    await page.click('.actions .first')
    await page.waitForSelector('.levels .choice')
    await accessible(page, `set-up ${chosen}`)
  }
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

test('every language fits on a phone', onlyLong, async () => {
  const page = await visit(browser, house, { width: 360, height: 740 })
  for (const language of ['fr', 'pl', 'ru', 'it']) {
    await page.evaluate((chosen) => localStorage.setItem('belle.language', chosen), language)
    for (const [path, ready] of [
      ['/', '.actions'],
      ['/me', '.enter'],
      ['/tables', '.heading'],
      ['/editions', '.tiles'],
      ['/nowhere', '.nowhere'],
    ]) {
      await go(page, path)
      await page.waitForSelector(`html[lang=${language}] ${ready}`)
      await fits(page, `${path} ${language}`)
    }
    await page.click('.settings-button')
    await page.waitForSelector('dialog.settings')
    assert.ok(
      await page.evaluate(() => {
        const dialog = document.querySelector('dialog')
        return dialog.scrollWidth <= dialog.clientWidth
      }),
      language,
    )
    await go(page, '/editions')
    await page.locator('.editions .picks button').nth(1).click()
    await page.waitForSelector('#landmarks')
    if (language === 'fr') await page.click('.copy .primary')
    await page.waitForSelector('#landmarks select')
    await fits(page, `paris ${language}`)
  }
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

test('settings hold on every screen and after a reload; the night map stays dark', async () => {
  const page = await visit(browser, house)
  await page.addInitScript(() => {
    globalThis.notes = 0
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (...when) {
      globalThis.notes++
      return start.apply(this, when)
    }
  })
  await page.reload()
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const choose = (label) =>
    page.locator('dialog.settings .pick', { hasText: label }).first().click()
  await page.click('.settings-button')
  await choose('Light')
  const day = await ground()
  const heard = () => page.evaluate(() => globalThis.notes)
  const among = (legend, label) =>
    page
      .locator('dialog.settings fieldset', { hasText: legend })
      .locator('.pick', { has: page.getByText(label, { exact: true }) })
  const size = () => page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize))
  const usual = await size()
  await among('Text size', 'Largest').click()
  assert.ok((await size()) > usual, 'letters grow at once')
  await among('Confirm moves', 'Always').click()
  await among('End of the turn', 'I end it').click()
  await among('Rivals’ moves', 'Slow').click()
  assert.equal(await heard(), 0)
  await page
    .locator('dialog.settings fieldset', { hasText: 'Sound' })
    .locator('.pick', { hasText: 'On' })
    .click()
  const taste = await heard()
  assert.ok(taste > 0, 'sound that is turned on is heard')
  await page.locator('dialog.settings button', { hasText: 'Listen' }).click()
  assert.ok((await heard()) > taste)
  await page
    .locator('dialog.settings fieldset', { hasText: 'Motion' })
    .locator('.pick', { hasText: 'Less' })
    .click()
  await page.reload()
  await page.waitForSelector('h1')
  assert.deepEqual(await page.evaluate(() => ({ ...document.documentElement.dataset })), {
    theme: 'light',
    motion: 'less',
    text: 'largest',
  })
  assert.equal(await ground(), day)
  await page.click('.settings-button')
  assert.ok(
    await page
      .locator('dialog.settings fieldset', { hasText: 'Sound' })
      .locator('.pick', { hasText: 'On' })
      .locator('input')
      .isChecked(),
  )
  for (const [legend, label] of [
    ['Text size', 'Largest'],
    ['Confirm moves', 'Always'],
    ['End of the turn', 'I end it'],
    ['Rivals’ moves', 'Slow'],
  ])
    assert.ok(await among(legend, label).locator('input').isChecked(), legend)
  await among('Text size', 'Usual').click()
  assert.equal(await size(), usual)
  await among('Rivals’ moves', 'At once').click()
  await choose('Dark')
  assert.notEqual(await ground(), day)
  await choose('As the system')
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), undefined)
  await page.emulateMedia({ colorScheme: 'dark' })
  assert.notEqual(await ground(), day)
  await page.emulateMedia({ colorScheme: 'light' })
  assert.equal(await ground(), day)
  await page.keyboard.press('Escape')

  await page.click('.actions .first')
  await page.click('.setup button[type=submit]')
  await page.waitForSelector('.board')
  const words = await page.evaluate(
    () => getComputedStyle(document.querySelector('.at-table')).color,
  )
  assert.equal(words, 'rgb(238, 242, 246)', 'pale words on the night map')
  await turnOf(page)
  await accessible(page, 'the table by day')
  await page.click('.top nav button:last-child')
  await page.locator('.menu button', { hasText: 'Settings' }).click()
  await page.waitForSelector('dialog.settings')
  await accessibleToo(page, 'settings at the table')
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

test('a name is claimed, used from another browser, and kept there with another password', async () => {
  const alice = await visit(browser, house, { path: '/me', engine: false })
  await alice.waitForSelector('.enter')
  const offered = await alice.inputValue('input[name=name]')
  assert.match(offered, /^\p{Lu}\p{Ll}+$/u, 'a name is offered')
  const claim = async (page, name, password) => {
    await page.fill('input[name=name]', name)
    await page.fill('input[name=password]', password)
    await page.click('.enter .primary')
  }
  await claim(alice, 'Hélène', 'correct horse')
  await alice.waitForSelector('h1:has-text("Hélène")')
  // The open line belongs to her as well.
  await alice.click('.brand')
  await alice.waitForSelector('.bar .name:has-text("Hélène")')
  await alice.click('.actions .first')
  assert.ok(await alice.locator('.setup input[autocomplete=nickname]').isDisabled())
  assert.equal(await alice.inputValue('.setup input[autocomplete=nickname]'), 'Hélène')
  await alice.click('.setup button[type=submit]')
  await alice.waitForSelector('.board')
  await turnOf(alice)
  await alice.click('.top nav button:last-child')
  await alice.locator('.menu button', { hasText: 'Resign' }).click()
  await alice.locator('dialog .primary').click()
  await alice.waitForSelector('dialog.result')

  const bruno = await visit(browser, house, { path: '/me', language: 'fr' })
  await bruno.waitForSelector('.enter')
  await claim(bruno, 'HÉLÈNE', 'another password')
  await bruno.waitForSelector('[role=alert]:has-text("appartient à quelqu’un d’autre")')
  await accessible(bruno, 'name taken')
  await bruno.locator('.who .picks button').nth(1).click()
  await claim(bruno, 'Hélène', 'wrong')
  await bruno.waitForSelector('[role=alert]:has-text("mot de passe est faux")')
  await claim(bruno, 'Hélène', 'correct horse')
  await bruno.waitForSelector('h1:has-text("Hélène")')
  await bruno.waitForSelector('.history [data-result=lost]')
  await accessible(bruno, 'history')
  const [record] = await Promise.all([
    bruno.waitForEvent('download'),
    bruno.locator('.history button.quiet').click(),
  ])
  assert.match(readFileSync(await record.path(), 'utf8'), /^belle-record 1\n/)
  await bruno.locator('.history a.plain').click()
  await bruno.waitForSelector('.board')
  assert.equal(
    await bruno
      .locator('.self .panel')
      .getAttribute('aria-label')
      .then((text) => text.includes('Hélène')),
    true,
    'her own seat',
  )

  await go(bruno, '/me')
  await bruno.waitForSelector('h1:has-text("Hélène")')
  await bruno.click('summary')
  await bruno.fill('input[name=password]', 'correct horse')
  await bruno.fill('input[name=new-password]', 'battery staple')
  await accessible(bruno, 'another password')
  await bruno.click('.enter .primary')
  await bruno.waitForSelector('[role=status]:has-text("mot de passe est changé")')
  await bruno.waitForSelector('h1:has-text("Hélène")')

  await go(alice, '/me')
  await alice.waitForSelector('.enter input[name=name]')
  await alice.waitForFunction(() => !document.querySelector('.lost'))
  await alice.click('.brand')
  await alice.waitForSelector('.bar .name:has-text("You")')
  await alice.click('.actions .first')
  assert.ok(
    await alice.locator('.setup input[autocomplete=nickname]').isEnabled(),
    'nobody has a name here any more',
  )
  await bruno.locator('.who button', { hasText: 'Se déconnecter' }).click()
  await bruno.waitForSelector('.enter input[name=name]')

  const tooMany = 'Too many tries. Please wait a minute.'
  let told = ''
  for (let i = 0; i < 20 && told !== tooMany; i++) {
    await go(alice, '/me')
    await alice.waitForSelector('.enter')
    await alice.locator('.who .picks button').nth(1).click()
    await claim(alice, 'Hélène', `guess ${i}`)
    await alice.waitForSelector('[role=alert]:not(:empty)')
    told = await alice.locator('[role=alert]').textContent()
  }
  assert.equal(told, tooMany)
  const refusals = /status of 4\d\d/
  assert.deepEqual(
    [...alice.complaints, ...bruno.complaints].filter((text) => !refusals.test(text)),
    [],
  )
  await alice.context().close()
  await bruno.context().close()
})

test('a table for anybody is found, joined and watched; who would play again is told', async () => {
  const host = await visit(browser, house, { path: '/tables' })
  await host.click('.heading button >> nth=0')
  assert.ok(await host.locator('.tick input').isChecked())
  await host.fill('.setup input[autocomplete=nickname]', 'Odette')
  await host.click('.setup button[type=submit]')
  await host.waitForSelector('input[readonly]')
  const guest = await visit(browser, house, { path: '/tables' })
  await guest.locator('.lobby a.primary', { hasText: 'Join' }).click()
  await guest.locator('.middle-screen .primary').click()
  await Promise.all([host, guest].map((page) => page.waitForSelector('.board')))
  const third = await visit(browser, house, { path: '/tables' })
  await third.locator('.lobby a', { hasText: 'Watch' }).click()
  await third.waitForSelector('.board')
  await host.click('.top nav button:last-child')
  await host.locator('.menu button', { hasText: 'Resign' }).click()
  await host.locator('dialog .primary').click()
  await Promise.all([host, guest].map((page) => page.waitForSelector('dialog.result')))
  await host.locator('dialog.result .primary').click()
  await guest.waitForSelector('dialog.result .rematch:has-text("Odette")')
  await accessible(guest, 'a wish')
  await host.reload()
  await host.waitForSelector('dialog.result .primary:disabled')
  assert.deepEqual([...host.complaints, ...guest.complaints, ...third.complaints], [])
  for (const page of [host, guest, third]) await page.context().close()
})

test('a tile is carried to the map with the mouse and confirmed there', async () => {
  const page = await visit(browser, house, { width: 1024, height: 768 })
  await page.click('.actions .first')
  await page.selectOption('.setup select[name=colour]', 'orange')
  await page.click('.setup button[type=submit]')
  await page.waitForSelector('.legal .area')
  await page.click('.tabs button:first-child')
  await page.waitForSelector('#cards-shut:has-text("sixteen tiles")')
  const scrolls = await page.evaluate(() => {
    const side = document.querySelector('.side')
    return side.scrollHeight > side.clientHeight + 1
  })
  assert.ok(!scrolls, 'everything beside the map is in view')
  const middle = async (what) => {
    const box = await page.locator(what).first().boundingBox()
    return [box.x + box.width / 2, box.y + box.height / 2]
  }
  const ply = () => page.locator('main.table').getAttribute('data-ply')
  const before = await ply()
  await page.mouse.move(...(await middle('.self .hand')))
  await page.mouse.down()
  const [x, y] = await middle('.legal .area')
  await page.mouse.move(x - 600, y + 60, { steps: 4 })
  await page.waitForSelector('.carrying')
  await page.mouse.move(x, y, { steps: 6 })
  await page.waitForSelector('.held-tile')
  await page.mouse.up()
  await page.waitForSelector('.pinned')
  assert.equal(await ply(), before, 'nothing is played before it is confirmed')
  await page.mouse.click(x, y)
  await page.waitForFunction(
    (old) => document.querySelector('main.table').dataset.ply !== old,
    before,
  )
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

test('a guest who plays is told what logging in would leave behind', async () => {
  const page = await visit(browser, house, { path: '/me', engine: false })
  const logIn = async () => {
    await page.waitForSelector('.enter')
    await page.locator('.who .picks button').nth(1).click()
  }
  const warning = page.locator('.who strong')
  await logIn()
  assert.equal(await warning.count(), 0)
  await go(page, '/tables')
  await page.click('.heading button >> nth=0')
  await page.click('.setup button[type=submit]')
  await page.waitForSelector('input[readonly]')
  await go(page, '/me')
  await logIn()
  await page.waitForSelector('.history [data-result=waiting]')
  assert.match(await warning.textContent(), /as a guest/)
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})
