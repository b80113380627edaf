// Tables whose edition reads the rules otherwise say so, and tell what each reading means: while the
// game is played, to whoever is invited, in the book beside it, and when it is looked at again.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { accessible } from './accessible.mjs'
import { visit } from './house.mjs'
import { onlyLong, opened } from './opened.mjs'
import { playToTheEnd, turnOf } from './playing.mjs'

let house
let browser
opened((there, here) => ([house, browser] = [there, here]))

const editionIn = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))

/**
 * The box of the engine's tests in which every ruling is turned and every reconstructed fact is
 * another one, with the postcards that the readings matter to.
 */
const turnedCity = () => ({
  ...editionIn('../../tests/editions/turned/lumiere.json'),
  edition: 'my-box',
  first_game: 'penseur fontaine lumiere metro jardin sacre peintre lampadaire'.split(' '),
})
const turnedParis = () => ({
  ...editionIn('../../editions/game-brewer-2020.json'),
  rulings: { space_30: 'final', owned: 'ever', count_as_pairs: 'yes' },
})

/** A picture of the page, wide and narrow, where somebody wants to look at them. */
async function shoot(page, name) {
  if (!process.env.SCREENS) return
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ]) {
    await page.setViewportSize({ width, height })
    await page.waitForTimeout(300)
    await page.screenshot({ path: `${process.env.SCREENS}/${name}-${width}.png` })
  }
  await page.setViewportSize({ width: 1280, height: 860 })
}

const keepEdition = (page, game, edition) =>
  page.evaluate(
    ([key, text]) => localStorage.setItem(key, text),
    [`belle.edition.${game}`, JSON.stringify(edition)],
  )

const chooseOwn = (page) => page.locator('.setup select:has(option[value=own])').selectOption('own')

/** Against Belle's first level, with the own edition. */
async function againstBelle(page) {
  await page.click('.actions .first')
  await page.locator('.setup .choice').first().click()
  await page.locator('.setup summary').click()
  await chooseOwn(page)
  await page.selectOption('.setup select[name=colour]', 'orange')
  await page.click('.setup button[type=submit]')
  await page.waitForSelector('.board')
}

const mark = (page) => page.locator('.edition-mark')
const readings = async (page) => {
  await page.waitForSelector('.rules-readings li')
  const text = await page.locator('.rules-readings').innerText()
  const otherwise = await page.locator('.rules-readings .otherwise').count()
  return { text, otherwise }
}

test('a table of La Cité with every ruling turned tells each of them', async () => {
  const page = await visit(browser, house)
  await keepEdition(page, 'lumiere', turnedCity())
  await againstBelle(page)
  await turnOf(page)

  assert.match(await mark(page).innerText(), /3 other readings/)
  await mark(page).click()
  const told = await readings(page)
  assert.equal(told.otherwise, 3)
  assert.match(told.text, /Eight spaces: up to two steps, straight away only/)
  assert.match(told.text, /a roof may also be laid mirrored/)
  assert.match(await page.locator('.of-edition').innerText(), /my-box/)
  await accessible(page, 'readings')
  await shoot(page, 'readings')

  // From a ruling to the book, which tells the reading in force, and the components of this box.
  await page.locator('.rules-readings li', { hasText: 'How far' }).locator('.why-link').click()
  await page.waitForSelector('.consult #L14')
  assert.match(await page.locator('.consult #L14').innerText(), /eight in all/)
  assert.match(await page.locator('.rules-beside').innerText(), /Corrected edition: my-box/)
  await accessible(page, 'the book of this table')
  await shoot(page, 'book')
  assert.equal(await page.locator('.consult .edition-mark').count(), 1)
  await page.selectOption('.consult select', { label: 'The postcards' })
  assert.match(
    await page.locator('.consult #fontaine').innerText(),
    /At this table: A fountain: 5 points/,
  )
  assert.match(
    await page.locator('.consult #penseur').innerText(),
    /At this table: A statue: 4 points a free space beside it, 3 at its corners/,
  )
  assert.match(await page.locator('.consult #lampadaire').innerText(), /as free as every/)
  await page.locator('.consult .edition-mark').click()
  await readings(page)
  assert.equal(await page.locator('.consult').count(), 0, 'one window at a time')
  await page.keyboard.press('Escape')
  await shoot(page, 'streets')
  assert.match(
    await page.locator('.postcard', { hasText: 'La Grande Lumière' }).first().innerText(),
    /straight only/,
  )
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

test('a whole game of La Cité with every ruling turned, and its review', onlyLong, async () => {
  const page = await visit(browser, house)
  await keepEdition(page, 'lumiere', turnedCity())
  await againstBelle(page)
  let turns = 0
  const others = [async () => ++turns === 16 && (await shoot(page, 'middle'))]
  const cards = await playToTheEnd(page, { roofs: 4, others })
  assert.ok(cards.length > 0)
  await shoot(page, 'result')
  await page.locator('dialog.result .row a', { hasText: 'Review' }).click()
  await page.waitForSelector('main.review')
  await page.waitForSelector('.edition-mark')
  assert.match(
    await page.locator('.review-sentence').innerText(),
    /^\S+ (plays|builds|takes|swaps) /,
    'the last move in words',
  )
  await shoot(page, 'review')
  await mark(page).click()
  assert.equal((await readings(page)).otherwise, 3)
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

test('whoever is invited to a table with other readings is told before sitting down', async () => {
  const page = await visit(browser, house)
  await keepEdition(page, 'paris', turnedParis())
  await page.reload()
  await page.locator('.posters label').nth(1).click()
  await page.locator('.actions button', { hasText: 'Play with a friend' }).click()
  await page.locator('.setup summary').click()
  await chooseOwn(page)
  await page.click('.setup button[type=submit]')
  await page.waitForSelector('input[readonly]')
  const link = new URL(await page.inputValue('input[readonly]')).pathname
  assert.match(await mark(page).innerText(), /^Corrected edition: .* · 3 other readings$/)
  await shoot(page, 'waiting')
  const guest = await visit(browser, house, { path: link, width: 390, height: 844 })
  await guest.waitForSelector('.edition-mark')
  await accessible(guest, 'invited to other readings')
  await mark(guest).click()
  const told = await readings(guest)
  assert.equal(told.otherwise, 3)
  assert.match(told.text, /not even by tiles 17 and 25/)
  await guest.keyboard.press('Escape')
  await guest.locator('button', { hasText: 'Sit down' }).click()
  await guest.waitForSelector('.boulevard')
  await guest.waitForSelector('.edition-mark')
  await shoot(guest, 'paris')
  await guest.locator('.top button[aria-label=Rules]').click()
  await guest.waitForSelector('.consult')
  await guest.selectOption('.consult select', { label: 'Bonus tiles' })
  assert.match(await guest.locator('.consult #P5').innerText(), /used ones count, too/)
  assert.match(await guest.locator('.consult #tile17').innerText(), /not from the last space/)
  await shoot(guest, 'paris-book')
  assert.deepEqual([...page.complaints, ...guest.complaints], [])
  await page.context().close()
  await guest.context().close()
})

test('where all is read as usual nothing stands in the way, and it can be looked up', async () => {
  const page = await visit(browser, house)
  await page.click('.actions .first')
  await page.click('.setup button[type=submit]')
  await page.waitForSelector('.board')
  await turnOf(page)
  assert.equal(await mark(page).count(), 0)
  await page.click('.top nav button:last-child')
  await page.locator('.menu button', { hasText: 'How the rules are read' }).click()
  const told = await readings(page)
  assert.equal(told.otherwise, 0)
  assert.match(told.text, /Elsewhere/)
  assert.match(await page.locator('.of-edition').innerText(), /as we ship it/)
  await page.locator('.rules-readings .why-link').first().click()
  await page.waitForSelector('.consult #L4')
  assert.equal(await page.locator('.rules-beside').count(), 0)
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

// The seat that the loser of one game was turned into began every game that followed.
test('where the loser begins, the loser of the game just ended begins the next', async () => {
  const page = await visit(browser, house)
  const resign = async () => {
    await turnOf(page)
    await page.click('.top nav button:last-child')
    await page.locator('.menu button', { hasText: 'Resign' }).click()
    await page.locator('dialog .primary').click()
    await page.waitForSelector('dialog.result')
  }
  await page.click('.actions .first')
  await page.click('.setup button[type=submit]')
  await page.waitForSelector('.board')
  await resign()
  await page.goto(house.address)
  await page.waitForSelector('.actions')
  await page.click('.actions .first')
  await page.locator('.setup summary').click()
  const begins = page.locator('.setup select:has(option[value=loser])')
  await begins.selectOption('loser')
  await page.selectOption('.setup select[name=colour]', 'orange')
  await page.click('.setup button[type=submit]')
  await page.waitForSelector('main.table[data-ply="0"]')
  await page.waitForSelector('.board.mine')
  await resign()
  await page.locator('dialog.result .primary').click()
  await page.waitForSelector('dialog.result', { state: 'detached' })
  // We sit one seat further, and have lost again.
  await page.waitForSelector('.board.mine')
  assert.equal(await page.locator('main.table').getAttribute('data-ply'), '0', 'we begin')
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})
