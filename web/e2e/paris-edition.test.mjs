// A whole game of Paris at the page with a corrected edition: two landmarks of equal value, every
// ruling read the other way, and districts that take any tile.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { accessible, noSideways, smallTargets } from './accessible.mjs'
import { visit } from './house.mjs'
import { onlyLong, opened } from './opened.mjs'
import { askedOf, decide, finish, rowsOf, seeded, settled, sitDown } from './playing-paris.mjs'

const turned = fileURLToPath(new URL('../../tests/editions/turned/paris.json', import.meta.url))
const wanted = 'Palais de Justice'

let house
let browser
opened((there, here) => ([house, browser] = [there, here]), { pace: 5 })

const ply = (page) => page.locator('.paris').getAttribute('data-ply')
const textOf = (page, selector) => page.locator(selector).allTextContents()

/** Plays the row that says so, if it is there. */
async function row(page, text) {
  const rows = page.locator('.offer-row:not(:disabled)', { hasText: text })
  if ((await rows.count()) === 0) return false
  const before = await ply(page)
  await rows.first().click()
  await finish(page, before)
  return true
}

/** What is asked, and what can be seen. */
const now = (page) =>
  page.evaluate((landmark) => {
    const all = (selector) => [...document.querySelectorAll(selector)]
    return {
      asked: document.querySelector('.ask > span').textContent,
      text: document.querySelector('.paris').textContent,
      francs: Number(document.querySelector('.seat-panel.me .purse b').textContent),
      built: !all('.monument-name').some((one) => one.textContent === landmark),
      tiles: all('.own-tiles li')
        .filter((one) => one.querySelector('button'))
        .map((one) => one.querySelector('b').textContent),
      news: [
        ['a landmark', `.plan .landmark [aria-label*="${landmark} 11"]`],
        ['a lost tile', '.lost-note'],
        ['a used tile', '.seat-panel.me .used-tile'],
        ['unsold tokens', '.unsold'],
      ].flatMap(([what, selector]) => (document.querySelector(selector) ? [what] : [])),
    }
  }, wanted)

/** Uses a tile, as gold if it asks for what. */
async function use(page, tile) {
  const before = await ply(page)
  const one = page.locator('.own-tiles li', { has: page.getByText(tile, { exact: true }) })
  const shown = await rowsOf(page)
  await one.locator('button').click()
  if (!(await settled(page, before, shown)) && (await page.locator('.ask.armed').count()) === 0) {
    const gold = page.locator('.offer-row', { hasText: 'gold' })
    await ((await gold.count()) > 0 ? gold : page.locator('.offer-row')).first().click()
  }
  await finish(page, before)
}

/** One decision of a visitor who saves up for that landmark, and then uses every tile. */
async function strive(page, { asked, francs, built, tiles }, random) {
  if (built && tiles.length > 0 && /Anything else/.test(asked)) return use(page, tiles[0])
  if (!built && /^Choose a key/.test(asked)) {
    const before = await ply(page)
    const monument = page.locator('.monument.open-to:not(:disabled)', { hasText: wanted })
    const bank = page.locator('.plan .bank.open-to')
    const gold = tiles.find((tile) => ['2', '10', '21', 'E2', 'E4', 'E5'].includes(tile))
    if ((await monument.count()) > 0) {
      await monument.click()
      if ((await page.locator('.offer-row.on').count()) === 0)
        await page.locator('.offer-row').first().click()
    } else if (gold && francs >= 11) return use(page, gold)
    else if (francs < 14 && (await bank.count()) > 0) await bank.first().dispatchEvent('click')
    else return decide(page, { random })
    return finish(page, before)
  }
  if (/which tile do you take/.test(asked))
    for (const effect of ['as 1 gold', 'resource of your choice', 'resources of your choice'])
      if (await row(page, effect)) return
  return decide(page, { random })
}

test(
  'a corrected edition with two landmarks of equal value, played to the end',
  onlyLong,
  async () => {
    const page = await visit(browser, house, {
      path: '/editions',
      width: 1440,
      height: 900,
      engine: false,
    })
    await page.setInputFiles('.file input', turned)
    await page.waitForSelector('.copy .state:has-text("can be played")')
    await page.click('.copy .primary:not(:disabled)')
    await page.waitForSelector('.setup')
    await sitDown(page, { options: ['basic', 'free', 'closed'] })
    await askedOf(page)
    const monuments = await textOf(page, '.monument-name')
    assert.ok(monuments.includes('Les Invalides') && monuments.includes(wanted), monuments.join())
    assert.equal(await page.locator('.seat-panel h2', { hasText: 'first player' }).count(), 1)
    assert.match(await page.locator('.seat-panel:not(.me)').textContent(), /2\s*in reserve/)

    const seen = new Set()
    const random = seeded(3)
    for (let decision = 0; (await askedOf(page)) !== 'over'; decision++) {
      assert.ok(decision < 700, 'the game does not end')
      const state = await now(page)
      assert.doesNotMatch(state.text, /NaN|undefined/)
      for (const what of state.news)
        if (!seen.has(what)) {
          seen.add(what)
          await accessible(page, what)
          await page.setViewportSize({ width: 390, height: 844 })
          await noSideways(page, what)
          assert.deepEqual(await smallTargets(page, '.paris'), [])
          await accessible(page, `${what} on a phone`)
          await page.setViewportSize({ width: 1440, height: 900 })
        }
      await strive(page, state, random)
    }
    assert.ok(
      seen.has('a lost tile') && seen.has('a used tile') && seen.size >= 3,
      [...seen].join(),
    )
    await page.locator('dialog.result .to-board').click()
    assert.ok((await page.locator('.lost-tiles li').count()) > 0)
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  },
)
