// La Cité on a phone, as a thumb and an eye find it.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accessible, noSideways } from './accessible.mjs'
import { journalOf, putTables } from './dealt.mjs'
import { quickTurns, visit } from './house.mjs'
import { opened } from './opened.mjs'
import { create, layTile, playBelle, takeRoof, turnOf } from './playing.mjs'

let house
let browser
opened((there, here) => ([house, browser] = [there, here]))

test('a phone of 360 pixels: nothing sideways, and moves by touch', async () => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    locale: 'en',
  })
  await quickTurns(context)
  const page = await context.newPage()
  await page.goto(house.address)
  await page.waitForSelector('h1')
  await noSideways(page)
  await playBelle(page)
  await turnOf(page)
  await noSideways(page)
  await layTile(page, { tap: true })
  await turnOf(page)
  await takeRoof(page, true)
  await turnOf(page)
  await accessible(page, 'phone')
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button, a, input, select')]
      .filter((one) => {
        const box = one.getBoundingClientRect()
        return box.width > 0 && !one.disabled && (box.width < 43.5 || box.height < 43.5)
      })
      .map((one) => one.outerHTML.slice(0, 120)),
  )
  assert.deepEqual(small, [])
  await context.close()
})

/** What lies over a neighbour among these, and which button does not hold its words. */
const collisions = (page, selector) =>
  page.evaluate((chosen) => {
    const all = [...document.querySelectorAll(chosen)].filter((one) => one.checkVisibility())
    const name = (one) => one.getAttribute('aria-label') ?? one.textContent
    const over = (a, b) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    const cut = all.filter((one) => {
      const words = document.createRange()
      words.selectNodeContents(one)
      const [inner, outer] = [words.getBoundingClientRect(), one.getBoundingClientRect()]
      return (
        one.matches('button') &&
        (inner.left < outer.left ||
          inner.right > outer.right ||
          inner.top < outer.top ||
          inner.bottom > outer.bottom)
      )
    })
    const pairs = all
      .flatMap((one, i) => all.slice(i + 1).map((other) => [one, other]))
      .filter(([a, b]) => over(a.getBoundingClientRect(), b.getBoundingClientRect()))
    return [
      ...cut.map((one) => `${name(one)} is cut`),
      ...pairs.map(([a, b]) => `${name(a)} over ${name(b)}`),
    ]
  }, selector)

const inSight = (page, selector) =>
  page.locator(selector).evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect()
    return top >= -1 && bottom <= innerHeight + 1
  })

// A tile lay over the reserve and words over the counters; buttons of a card were cut; what was
// chosen below the map was answered out of sight.
test('a phone in French: the reserve beside the tile, the buttons of a card, and a choice answered in sight', async () => {
  const other = await visit(browser, house, { path: '/tables' })
  const table = await create(other, {
    game: 'lumiere',
    seats: 2,
    seat: 'blue',
    options: {
      start: 'orange',
      postcards: 'bouquinistes levitation jardin penseur moulin lampadaire metro fontaine',
    },
  })
  await other.goto(`${house.address}/t/${table}`)
  const context = await browser.newContext({
    viewport: { width: 375, height: 700 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    locale: 'fr',
  })
  await quickTurns(context)
  const page = await context.newPage()
  await page.goto(`${house.address}/t/${table}`)
  await page.locator('.middle-screen .primary').click()
  const own =
    '.self .monogram, .self h2, .self .lantern, .self .kit dd:not(:has(.hand)), .self .hand, .self .shape'
  const clear = async (what) => assert.deepEqual(await collisions(page, own), [], what)
  const bothPlay = async (mine, theirs) => {
    await turnOf(page)
    await mine()
    await turnOf(other)
    await theirs()
    await turnOf(page)
  }

  await turnOf(page)
  await page.locator('.tabs button').first().click()
  await page.locator('.postcard').first().click({ force: true })
  await page.waitForSelector('.postcard .now:has-text("tuiles")')
  for (const roofs of [1, 2, 3]) {
    await bothPlay(
      () => takeRoof(page, true),
      () => takeRoof(other),
    )
    await clear(`${roofs} in reserve`)
  }
  await page.locator('.tabs button').nth(1).click()
  await page.locator('.pool button:not(:disabled)').last().click()
  assert.ok(
    (await inSight(page, '.map')) && (await inSight(page, '.turn')),
    'after a roof of the pool',
  )
  await page.locator('.tools button').nth(3).click()
  await bothPlay(
    () => layTile(page, { tap: true }),
    () => takeRoof(other),
  )
  for (let tile = 2; tile <= 8; tile++)
    await bothPlay(
      () => layTile(page, { tap: true }),
      () => layTile(other),
    )
  await clear('all tiles laid')
  assert.deepEqual(await collisions(page, '.tools button'), [])
  await bothPlay(
    () => layTile(page),
    () => layTile(other),
  )

  for (const card of ['Bouquinistes', 'Levitation', 'Le Penseur', 'Jardin']) {
    await page.locator('.tabs button').first().click()
    await page.locator('.postcard', { hasText: card }).click()
    assert.ok((await inSight(page, '.map')) && (await inSight(page, '.turn')), card)
    await page.locator('.map').press('n')
    assert.deepEqual(await collisions(page, '.tools button'), [], card)
    const small = await page
      .locator('.tools button')
      .evaluateAll(
        (all) =>
          all
            .map((one) => one.getBoundingClientRect())
            .filter(({ width, height }) => width < 43.5 || height < 43.5).length,
      )
    assert.equal(small, 0, card)
    await page.keyboard.press('Escape')
  }
  const before = await page.locator('.tools .primary').boundingBox()
  await page.locator('.self .shape:not(:disabled)').last().click()
  const board = await page.locator('.board').boundingBox()
  await page.touchscreen.tap(board.x + board.width - 12, board.y + board.height - 12)
  await page.waitForSelector('.bubble')
  const [map, primary] = [
    await page.locator('.board').boundingBox(),
    await page.locator('.tools .primary').boundingBox(),
  ]
  assert.equal(primary.y - map.y, before.y - board.y, 'an answer moves no button')
  await context.close()
  await other.context().close()
})

// The score was counted on roofs under a sheet, because that of postcards had been left open; and what was
// spent had no sign.
test('a phone: nothing covers the map in the end, and what is spent keeps its sign', async () => {
  const page = await visit(browser, house, { width: 375, height: 700, calm: false })
  await page.evaluate(() => localStorage.setItem('belle.speed', 'normal'))
  await putTables(page, { last: journalOf('lumiere-034', { seat: 'blue', plies: 44 }) })
  await page.goto(`${house.address}/l/last`)
  await page.waitForSelector('.turn .primary')
  for (const seat of ['.self', '.rival'])
    assert.ok(await page.locator(`${seat} .kit div:nth-child(2) .icon`).first().isVisible(), seat)
  await page.locator('.self .shape:not(:disabled)').first().click()
  await page.locator('.map').press('n')
  await page.locator('.tabs button').first().click()
  await page.waitForSelector('.side .cards')
  await page.locator('.turn .primary').click()
  await page.waitForSelector('.counting')
  assert.equal(await page.locator('.side, .score').filter({ visible: true }).count(), 0)
  // Nobody stirs meanwhile: the numbers of the result stayed dim, its lanterns dark.
  await page.waitForSelector('dialog.result')
  const paused = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'paused').length,
  )
  assert.equal(paused, 0)
  await page.context().close()
})
