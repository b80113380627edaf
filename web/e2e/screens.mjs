// Pictures of the main screens at three widths, into docs/screens. Run through `./belle screens`.

import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openBrowser, openHouse, visit } from './house.mjs'
import * as paris from './playing-paris.mjs'
import { buildOrPlay, layTile, playToTheEnd, takeRoof, turnOf } from './playing.mjs'

const folder = process.env.SCREENS ?? fileURLToPath(new URL('../../docs/screens/', import.meta.url))
const sizes = [
  [360, 740],
  [1024, 768],
  [1920, 1080],
]
mkdirSync(folder, { recursive: true })

const house = await openHouse()
const browser = await openBrowser()
try {
  const page = await visit(browser, house)
  await page.emulateMedia({ colorScheme: 'dark' })
  const shoot = async (name) => {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(250)
      await page.screenshot({ path: `${folder}/${name}-${width}.jpg`, type: 'jpeg', quality: 75 })
    }
    await page.setViewportSize({ width: 1280, height: 860 })
  }
  await shoot('home')
  await page.click('.actions .first')
  await page.fill('.setup input[autocomplete=nickname]', 'Camille')
  await shoot('level')
  await page.locator('.choice', { hasText: 'Concierge' }).click()
  await page.selectOption('.setup select[name=colour]', 'orange')
  await page.click('.setup button[type=submit]')
  await page.waitForSelector('.board')
  for (let turn = 0; turn < 8; turn++) {
    await turnOf(page)
    if (turn % 2 === 1) await takeRoof(page)
    else await layTile(page)
  }
  await turnOf(page)
  await page.locator('.map').focus()
  await page.keyboard.press('n')
  await page.keyboard.press('r')
  await shoot('streets')
  await page.keyboard.press('Escape')
  const city = async () => (await page.locator('main.city').count()) > 0
  while (!(await city())) {
    if ((await turnOf(page)) === 'over') break
    if (await city()) break
    await layTile(page)
    await page.waitForTimeout(60)
  }
  for (let turn = 0; turn < 2; turn++) {
    await turnOf(page)
    await buildOrPlay(page, { cardFirst: turn === 1 })
  }
  await turnOf(page)
  const roof = page.locator('.self .shape:not(:disabled)').first()
  if ((await roof.count()) > 0) {
    await roof.click()
    await page.locator('.map').focus()
    await page.keyboard.press('n')
    await page.waitForSelector('.bubble')
  }
  await shoot('city')
  for (let step = 0; step < 12 && (await page.locator('.bubble.bad').count()) === 0; step++) {
    await page.keyboard.press(step % 2 === 0 ? 'ArrowUp' : 'ArrowRight')
    await page.waitForTimeout(400)
  }
  await shoot('wish')
  await page.keyboard.press('Escape')
  await playToTheEnd(page, { roofs: 0 })
  await shoot('result')
  // Paris by day: the set-up, a key in the hand, the lens of a phone; by night; the end.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto(house.address)
  await page.waitForSelector('.posters')
  await page.locator('.posters label').nth(1).click()
  await page.click('.actions .first')
  await shoot('paris-setup')
  await page.keyboard.press('Escape')
  await paris.playBelle(page, { seats: 3, level: 'concierge' })
  const random = paris.seeded(4)
  for (let decision = 0; decision < 26; decision++) {
    await paris.askedOf(page)
    await paris.decide(page, { random })
  }
  for (let more = 0; more < 9 && !(await page.locator('.plan .movable').count()); more++) {
    await paris.askedOf(page)
    await paris.decide(page, { random })
  }
  await page.locator('.plan .movable .touch').first().dispatchEvent('click')
  await page.waitForSelector('.plan .tag, .plan .open-to')
  await page.waitForTimeout(1200)
  await shoot('paris')
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'))
  await shoot('paris-night')
  await page.evaluate(() => delete document.documentElement.dataset.theme)
  await page.keyboard.press('Escape')
  await paris.playToTheEnd(page, { random })
  await shoot('paris-result')
  const open = async (path, ready) => {
    await page.goto(house.address + path)
    await page.waitForSelector(ready)
  }
  // Learning: the books by night and by day, and the coach of both games, with a rule beside the
  // table.
  await open('/rules/paris#end', '.rules-chapter')
  await shoot('rules-paris')
  await open('/learn/paris', '.before-first .primary:not(:disabled)')
  await page.click('.before-first .primary')
  await page.waitForSelector('.coach h2')
  await shoot('learn-paris')
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await open('/rules/lumiere#light', '.rules-chapter')
  await shoot('rules-lumiere')
  await open('/learn/lumiere', '.before-first .primary:not(:disabled)')
  await shoot('learn')
  await page.click('.before-first .primary')
  await page.waitForSelector('.coach h2')
  for (let turn = 0; turn < 3; turn++) {
    await turnOf(page)
    await layTile(page)
  }
  await turnOf(page)
  await shoot('learn-lumiere')
  await page.click('.coach .why-link')
  await page.waitForSelector('.consult .rules-chapter')
  await shoot('rule-beside')
  // After the game: the review of a record of each, with a mistake on the board.
  for (const [name, file] of [
    ['review', 'lumiere-001.belle'],
    ['review-paris', 'paris-3-basic-free-10.belle'],
  ]) {
    await open('/review', '.bring')
    await page.setInputFiles(
      'input[type=file]',
      fileURLToPath(new URL(`../../tests/records/${file}`, import.meta.url)),
    )
    await page.waitForSelector('main.review')
    await page.selectOption('.review-ask select', 'quick')
    await page.click('.review-ask button')
    await page.waitForSelector('.review-mistakes li', { timeout: 120000 })
    await page.locator('.review-mistakes li button').last().click()
    await page.locator('.review-leaf-room').evaluate((room) => (room.scrollTop = 0))
    await shoot(name)
  }
  const host = await visit(browser, house, { path: '/tables' })
  await host.click('.heading button >> nth=0')
  await host.fill('.setup input[autocomplete=nickname]', 'Odette')
  await host.click('.setup button[type=submit]')
  await host.waitForSelector('input[readonly]')
  await open('/tables', '.lobby li')
  await shoot('tables')
  await open('/me', '.enter')
  await page.fill('input[name=name]', 'Camille')
  await page.fill('input[name=password]', 'correct horse')
  await page.click('.enter .primary')
  await page.waitForSelector('.history [data-result]')
  await shoot('you')
  await open('/no-such-place', '.nowhere')
  await shoot('nowhere')
  await page.evaluate(() => localStorage.setItem('belle.theme', 'light'))
  await open('/', '.actions')
  await shoot('home-by-day')
  await page.click('.settings-button')
  await page.waitForSelector('dialog.settings')
  await shoot('settings')
  await open('/editions', '.tiles')
  await shoot('boxes')
  await page.click('.copy .primary')
  await page.locator('.editions .picks button').nth(1).click()
  await page.click('.copy .primary')
  await page.waitForSelector('#buildings select')
  await page.selectOption('#buildings tbody tr:nth-child(1) select >> nth=0', 'hotel')
  await page.waitForSelector('#buildings .wrong')
  await shoot('boxes-corrected')
} finally {
  await browser.close()
  await house.close()
}
