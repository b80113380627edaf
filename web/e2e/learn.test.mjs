// Learning at the page: the rules in every language, the way from a move to its rule, and the first
// game of each with its coach.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accessible, accessibleToo, noSideways, smallTargets } from './accessible.mjs'
import { visit } from './house.mjs'
import { onlyLong, opened } from './opened.mjs'
import * as paris from './playing-paris.mjs'
import { buildOrPlay, layTile, takeRoof, turnOf } from './playing.mjs'

let house
let browser
opened((there, here) => ([house, browser] = [there, here]), { pace: 5 })

const titles = {
  en: 'What it is about',
  fr: 'De quoi il s’agit',
  pl: 'O co chodzi',
  ru: 'О чём игра',
  it: 'Di che si tratta',
}

for (const [language, title] of Object.entries(titles))
  test(
    `the rules of both games in ${language}`,
    ['en', 'ru'].includes(language) ? {} : onlyLong,
    async () => {
      for (const [game, chapters] of [
        ['lumiere', 9],
        ['paris', 11],
      ])
        for (const [width, height, scheme] of game === 'paris' && language === 'en'
          ? [[1280, 860, 'light']]
          : [[360, 740, 'dark']]) {
          const page = await visit(browser, house, {
            path: `/rules/${game}`,
            width,
            height,
            language,
          })
          await page.emulateMedia({ colorScheme: scheme })
          await page.waitForSelector('.rules-chapter')
          const where = `${game} ${language} ${width}`
          assert.equal(await page.locator('.rules-chapter').count(), chapters)
          assert.equal(await page.locator('.rules-chapter h2').first().textContent(), title)
          assert.ok((await page.locator('.rules-chapter figure svg').count()) >= 4, where)
          await noSideways(page, where)
          if (language === 'en') await accessible(page, where)
          assert.deepEqual(page.complaints, [])
          await page.context().close()
        }
    },
  )

test('everything of both boxes is in the books, and an address leads to a ruling', async () => {
  const page = await visit(browser, house, { path: '/rules/lumiere#L14' })
  await page.waitForSelector('#L14')
  await page.waitForFunction(
    () => Math.abs(document.getElementById('L14').getBoundingClientRect().top) < innerHeight,
  )
  assert.equal(await page.locator('.rules-cards li').count(), 12)
  assert.equal(await page.locator('.rules-cards .rules-piece').count(), 7)
  assert.equal(await page.locator('.rules-roofs li').count(), 12)
  await page.click('.top nav a[href="/rules/paris"]')
  await page.waitForSelector('.rules-landmarks')
  assert.equal(await page.locator('#bonus .rules-tiles li').count(), 30)
  assert.equal(await page.locator('#flags .rules-tiles li').count(), 12)
  assert.equal(await page.locator('#box .rules-landmarks li').count(), 8)
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

for (const language of Object.keys(titles))
  test(
    `the rules on one page are one sheet of A4 in ${language}`,
    language === 'ru' ? {} : onlyLong,
    async () => {
      for (const game of ['lumiere', 'paris']) {
        const page = await visit(browser, house, {
          path: `/summary/${game}`,
          width: 360,
          height: 740,
          language,
        })
        await page.waitForSelector('.rules-columns .rules-chapter')
        await noSideways(page, game)
        await accessible(page, `summary of ${game} in ${language}`)
        assert.deepEqual(await smallTargets(page, '.rules-summary'), [], game)
        await page.evaluate(() => (globalThis.print = () => (globalThis.printed = true)))
        await page.locator('.rules-summary button').press('Enter')
        assert.ok(await page.evaluate(() => globalThis.printed))
        const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
        assert.equal(pdf.match(/\/Type\s*\/Page\b/g).length, 1, `${game} ${language}`)
        assert.match(pdf, /\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/)
        assert.deepEqual(page.complaints, [])
        await page.context().close()
      }
    },
  )

test('home leads to the first game and to the rules', async () => {
  const page = await visit(browser, house)
  await page.locator('.posters label').nth(1).click()
  await page.locator('.actions button', { hasText: 'Learn' }).click()
  await page.waitForSelector('dialog.learning')
  await accessible(page, 'learn')
  assert.equal(await page.locator('.ways a').nth(1).getAttribute('href'), '/rules/paris')
  await page.locator('.ways a').first().click()
  await page.waitForSelector('.before-first .primary:not(:disabled)')
  await accessible(page, 'before the first game')
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

async function firstGame(game, options) {
  const page = await visit(browser, house, { path: `/learn/${game}`, ...options })
  await page.click('.before-first .primary:not(:disabled)')
  await page.waitForSelector('.coach h2')
  return page
}
const idea = (page) => page.locator('.coach h2').textContent()

test('the first game by night: ideas come when they matter, and an illegal wish leads to its rule', async () => {
  const page = await firstGame('lumiere', { width: 1440, height: 900 })
  assert.equal(await idea(page), 'The night map')
  assert.equal(await page.locator('.at-table').getAttribute('data-coach'), 'map')
  await accessible(page, 'coach by night')
  await page.click('.coach .primary')
  assert.equal(await idea(page), 'Lay a tile')
  await turnOf(page)
  await layTile(page)
  await page.waitForFunction(
    () => document.querySelector('.coach h2').textContent === 'Whose ground is it?',
  )
  await page.waitForFunction(() =>
    /lays a tile/.test(document.querySelector('.coach-news')?.textContent ?? ''),
  )
  await page.click('.coach .primary')
  // A tile on a tile is refused: the words stay, with the way to the rule, which opens beside the
  // game.
  await turnOf(page)
  const laid = await page.evaluate(() => {
    const gap = document.querySelector('.board .tile-edge').getBoundingClientRect()
    return [gap.x + gap.width / 4, gap.y + gap.height / 4]
  })
  await page.mouse.move(...laid)
  await page.mouse.click(...laid)
  await page.waitForSelector('.refused .why-link')
  assert.match(await page.locator('.refused').textContent(), /A tile lies there already/)
  await page.click('.refused .why-link')
  await page.waitForSelector('.consult .rules-chapter#streets')
  await accessible(page, 'the rule beside the game')
  await page.keyboard.press('Escape')
  assert.equal(await page.locator('.consult').count(), 0)
  assert.match(page.url(), /\/[tl]\//)
  await page.keyboard.press('Escape')
  await layTile(page)
  await turnOf(page)
  await page.waitForFunction(
    () => document.querySelector('.coach h2').textContent === 'Take a roof',
  )
  await takeRoof(page)
  await page.waitForFunction(
    () => document.querySelector('.coach h2').textContent === 'Why points below zero?',
  )
  await page.locator('.coach .quiet').first().click()
  assert.equal(await page.locator('.coach-list li').count(), 16)
  assert.ok((await page.locator('.coach-list .known').count()) >= 4)
  await accessible(page, 'progress')
  // The coach is still there after a reload, and keeps what was learned; then it is sent away.
  await page.reload()
  await page.waitForSelector('.coach h2')
  assert.equal(await idea(page), 'Why points below zero?')
  await page.click('.coach [aria-label="Play without the coach"]')
  assert.equal(await page.locator('.coach').count(), 0)
  await turnOf(page)
  await layTile(page)
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

test(
  'the first game by night reaches the roofs: what was built is explained with its numbers',
  onlyLong,
  async () => {
    const page = await firstGame('lumiere', { width: 1280, height: 860, engine: false })
    for (let turn = 0; turn < 30 && (await page.locator('main.city').count()) === 0; turn++) {
      if ((await turnOf(page)) === 'over') break
      if ((await page.locator('main.city').count()) > 0) break
      if (turn > 0 && turn < 4 && (await page.locator('.pool button:not(:disabled)').count()) > 0)
        await takeRoof(page)
      else await layTile(page)
    }
    const told = new Set()
    for (let turn = 0; turn < 12; turn++) {
      if ((await turnOf(page)) === 'over') break
      told.add(await idea(page))
      await buildOrPlay(page, { cardFirst: turn % 2 === 1 })
      told.add(await idea(page))
      if ((await idea(page)) === 'Size times light')
        assert.match(
          await page.locator('.coach-words p').textContent(),
          /(\d+) × (\d+) = (\d+) points/,
        )
      if ((await turnOf(page)) === 'over') break
      if ((await page.locator('.coach .primary').count()) > 0) await page.click('.coach .primary')
    }
    assert.ok(told.size >= 4, [...told].join())
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  },
)

test('the first game by day: draw, bank, end, move, each explained, and a wish that is refused leads to its rule', async () => {
  const page = await firstGame('paris', { width: 1440, height: 900, engine: false })
  assert.equal(await idea(page), 'Six districts')
  await page.click('.coach .primary')
  assert.equal(await idea(page), 'Draw a building')
  await accessible(page, 'coach by day')
  const random = paris.seeded(11)
  await paris.askedOf(page)
  await paris.decide(page, { random })
  await page.waitForFunction(
    () => document.querySelector('.coach h2').textContent === 'Put a key on a bank',
  )
  // A key on a bank; on the next turn it wishes to go where nothing is built.
  await page.locator('[data-mark="bank:ger"]').dispatchEvent('click')
  await page.waitForFunction(
    () => document.querySelector('.coach h2').textContent === 'End your turn',
  )
  assert.match(await page.locator('.coach-news').textContent(), /\+7 francs/)
  await page.click('.turn-tools .go:not(:disabled, [aria-disabled=true])')
  await paris.askedOf(page)
  await paris.decide(page, { random })
  await page.waitForFunction(() => document.querySelector('.coach h2').textContent === 'Move a key')
  await page.locator('[data-mark="bank:ger"]').dispatchEvent('click')
  await page.locator('.d-ger .space.unbuilt').first().dispatchEvent('click')
  await page.waitForSelector('.refusal .why-link')
  assert.match(await page.locator('.refusal').textContent(), /It is not built yet\..*§4/s)
  await page.locator('.refusal .why-link').click()
  await page.waitForSelector('.consult .rules-chapter#moving')
  await accessibleToo(page, 'the rule beside Paris')
  await page.keyboard.press('Escape')
  await page.click('.ask .again')
  const told = new Set()
  const decisions = onlyLong.skip ? 0 : 26
  for (let decision = 0; decision < decisions; decision++) {
    if ((await paris.askedOf(page)) === 'over') break
    told.add(await idea(page))
    await paris.decide(page, { random })
    if (decision % 3 === 2 && (await page.locator('.coach .primary').count()) > 0)
      await page.click('.coach .primary')
  }
  assert.ok(told.size >= Math.min(4, decisions), [...told].join())
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

test('the coach on a phone stands in nobody’s way', onlyLong, async () => {
  for (const game of ['lumiere', 'paris']) {
    const page = await firstGame(game, { width: 360, height: 740, language: 'ru' })
    await page.waitForSelector(game === 'paris' ? '.plan' : '.board')
    await noSideways(page, game)
    assert.deepEqual(await smallTargets(page, '.coach'), [], game)
    await accessible(page, `coach of ${game} on a phone`)
    await page.locator('.coach .quiet').nth(1).click()
    assert.ok((await page.locator('.coach').boundingBox()).height < 110, game)
    await page.click('.top nav [aria-label="Правила"]')
    await page.waitForSelector('.consult .rules-chapter')
    await noSideways(page, game)
    await accessible(page, `rules of ${game} beside the game on a phone`)
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  }
})
