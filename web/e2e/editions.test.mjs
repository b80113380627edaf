// The boxes: editions corrected by the owner of one, kept, played, sent and carried away.

import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { accessible, accessibleToo, fits } from './accessible.mjs'
import { visit } from './house.mjs'
import { opened } from './opened.mjs'
import { turnOf } from './playing.mjs'

let house
let browser
opened((there, here) => ([house, browser] = [there, here]))

const go = async (page, path) => {
  await page.goto(house.address + path)
  await page.waitForSelector('h1')
}

test('a corrected edition is kept, refused with the place of its fault, played, exported and imported', async () => {
  const page = await visit(browser, house, { path: '/editions', engine: false })
  await page.click('.copy .primary')
  await page.waitForSelector('.copy .state:has-text("can be played")')
  await page.locator('.tiles li').first().locator('.tile button').first().click()
  await page.waitForSelector('#tiles .wrong')
  assert.match(
    await page.locator('#tiles .wrong').textContent(),
    /15 spaces of the own colour, not 16/,
  )
  assert.ok(await page.locator('.copy .primary').isDisabled())
  await accessible(page, 'edition with a fault')
  for (let i = 0; i < 3; i++)
    await page.locator('.tiles li').first().locator('.tile button').first().click()
  await page.waitForSelector('.copy .state:has-text("can be played")')

  // L4 becomes its mirror image.
  await page.click('button[aria-label="Redraw L4"]')
  for (const cell of ['row 1, column 1', 'row 1, column 3'])
    await page.click(`.paper button[aria-label="${cell}"]`)
  await accessible(page, 'drawing')
  await page.click('dialog .primary')
  await page.waitForSelector('.roofs li.changed')
  await page.waitForSelector('.copy .state:has-text("can be played")')
  await page.reload()
  await page.waitForSelector('.roofs li.changed')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.copy button', { hasText: 'Export' }).click(),
  ])
  assert.equal(download.suggestedFilename(), 'devir-2019-corrected.json')
  const file = await download.path()
  const edition = JSON.parse(readFileSync(file, 'utf8'))
  assert.deepEqual(edition.buildings.L4, ['..#', '###'])
  assert.equal(edition.standing.buildings.L4, 'printed')

  await page.waitForSelector('.copy .primary:not(:disabled)')
  await page.click('.copy .primary')
  await page.waitForSelector('.setup')
  await page.click('.setup button[type=submit]')
  await page.waitForSelector('.board')
  await turnOf(page)
  const record = await page.evaluate(async () =>
    (await fetch(`/api/tables/${location.pathname.slice(3)}/record`)).text(),
  )
  assert.match(record, /edition devir-2019\+[0-9a-f]{8}/)

  await go(page, '/editions')
  const bring = (name, text) =>
    page.setInputFiles('.file input', {
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    })
  await bring('holiday.json', '{"beach": true}')
  await page.waitForSelector('.copy [role=alert]:has-text("holiday.json")')
  edition.chimneys = 9
  await bring('wrong.json', JSON.stringify(edition))
  await page.waitForSelector('.copy [role=alert]:has-text("chimneys")')
  assert.match(
    await page.locator('.copy [role=alert]').textContent(),
    /The rules say 7\. Nothing was changed\./,
  )
  assert.equal(await page.locator('.roofs li.changed').count(), 1, 'the copy is as it was')

  await page.locator('.copy button', { hasText: 'Discard' }).click()
  await page.click('dialog .primary')
  await page.waitForSelector('.copy button:has-text("Correct it")')
  assert.equal(await page.locator('.roofs li.changed').count(), 0)
  const kept = join(tmpdir(), `belle-edition-${process.pid}.json`)
  writeFileSync(kept, readFileSync(file))
  await page.setInputFiles('.file input', kept)
  await page.waitForSelector('.roofs li.changed')

  // Paris: two banks change places; a type of building that stands twice is found.
  await page.locator('.editions .picks button').nth(1).click()
  await page.click('.copy .primary')
  await page.waitForSelector('#buildings input')
  await page.fill('#buildings tbody tr:nth-child(3) input', '6')
  await page.fill('#buildings tbody tr:nth-child(5) input', '4')
  await page.keyboard.press('Tab')
  await page.waitForSelector('.copy .state:has-text("can be played")')
  await page.selectOption('#buildings tbody tr:nth-child(1) select >> nth=0', 'hotel')
  await page.waitForSelector('#buildings .wrong:has-text("buildings.cha")')
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await fits(page, `paris ${width}`)
    await (width === 360 ? accessible : accessibleToo)(page, `paris ${width}`)
  }
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

/** Clicks what begins a download, and reads the file. */
async function downloaded(page, button) {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  return {
    name: download.suggestedFilename(),
    text: readFileSync(await download.path(), 'utf8'),
  }
}

test('rulings and reconstructed facts are corrected, sent and played', async () => {
  const page = await visit(browser, house, { path: '/editions', engine: false })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const good = () => page.waitForSelector('.copy .state:has-text("can be played")')
  const send = page.locator('.copy button', { hasText: 'Send my correction' })

  // La Cité: all three rulings, and a star that moves.
  await page.click('.copy .primary')
  await page.check('input[name=streetlight_pieces][value=free]')
  await page.check('input[name=large_light][value=cross]')
  await page.check('input[name=flip][value=true]')
  await page.click('.star[aria-label^="Lampadaire"]')
  await page.waitForSelector('#postcards .wrong:has-text("8 postcards")')
  await page.click('.star[aria-label^="Moulin Rouge"]')
  await good()
  await send.click()
  await page.waitForSelector('.correction')
  await accessible(page, 'a correction')
  const text = await page.locator('.correction').inputValue()
  for (const line of [
    'flip: false → true (reconstructed)',
    'rulings.streetlight_pieces: cover → free (reconstructed)',
    'rulings.large_light: diamond → cross (reconstructed)',
  ])
    assert.ok(text.includes(line), `${line} in ${text}`)
  assert.match(text, /first_game: .*lampadaire.* → .*moulin.* \(printed\)/)
  await page.locator('dialog button', { hasText: 'Copy the text' }).click()
  await page.waitForSelector('dialog :text("Copied.")')
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), text)
  assert.match(
    await page.locator('dialog a').getAttribute('href'),
    /^mailto:\?subject=.*devir-2019&body=.*flip/,
  )
  const sent = await downloaded(page, page.locator('dialog button', { hasText: 'Save the file' }))
  assert.equal(sent.name, 'devir-2019-correction.json')
  assert.equal(JSON.parse(sent.text).corrections.length, 4)
  await page.keyboard.press('Escape')

  // Paris: a fact of each kind.
  await page.locator('.editions .picks button').nth(1).click()
  await page.click('.copy .primary')
  await page.waitForSelector('#bonus select')
  await page.selectOption('[aria-label="Tile 1, what it gives"]', 'francs_and_points')
  await page.selectOption('[aria-label="Tile 2, what it counts as"]', 'gold')
  await page.selectOption('[aria-label="Tile 6, buildings of value"]', '8')
  await page.fill('[aria-label="Tile 20, 4 players"]', '5')
  await page.fill('[aria-label="Tile 30, 7 types"]', '30')
  await page.selectOption('[aria-label="E1"]', 'francs')
  await page.fill('[aria-label="E1, amount"]', '7')
  await page.fill('[aria-label="Wood for a building of value 8, wood"]', '2')
  await page.keyboard.press('Tab')
  await page.fill('[aria-label="Value, Notre-Dame"]', '11')
  await page.keyboard.press('Tab')
  await page.fill('[aria-label="Cost, Notre-Dame: wood"]', '1')
  await page.keyboard.press('Tab')
  await page.fill('[aria-label="Value, Opéra Garnier"]', '11')
  await page.keyboard.press('Tab')
  await page.waitForSelector('#landmarks [role=alert]:has-text("a third cannot")')
  assert.equal(await page.inputValue('[aria-label="Value, Opéra Garnier"]'), '9')
  const copies = (tile) =>
    page.locator('#doubled_with_three li', { hasText: tile }).locator('select')
  await copies('Tile 6').first().selectOption('one')
  await page.waitForSelector('#doubled_with_three .wrong:has-text("now it is 11")')
  await copies('Tile 30').selectOption('four')
  for (const reading of ['final', 'ever', 'yes']) await page.check(`input[value=${reading}]`)
  await good()
  const exported = await downloaded(page, page.locator('.copy button', { hasText: 'Export' }))
  const edition = JSON.parse(exported.text)
  assert.deepEqual(edition.bonus[1], { effect: 'francs_and_points', francs: 3, vp: 3 })
  assert.equal(edition.bonus[6].value, 8)
  assert.deepEqual(edition.bonus[20].vp, [1, 2, 5])
  assert.equal(edition.end_tiles[0], '7 francs')
  assert.equal(edition.wood_for_eight, 2)
  assert.equal(edition.landmarks['11b'].title, 'Notre-Dame')
  assert.deepEqual(edition.landmarks['11b'].cost, ['wood', 'marble', 'marble', 'gold'])
  assert.deepEqual(edition.doubled_with_three, [11, 15, 18, 26, 28])
  assert.deepEqual(edition.doubled_with_four, [1, 5, 7, 12, 22, 29, 30])
  assert.deepEqual(edition.rulings, { space_30: 'final', owned: 'ever', count_as_pairs: 'yes' })
  await send.click()
  const correction = JSON.parse(
    (await downloaded(page, page.locator('dialog button', { hasText: 'Save the file' }))).text,
  )
  assert.deepEqual(correction.corrections.map(({ place }) => place).sort(), [
    'bonus.1',
    'bonus.2',
    'bonus.20',
    'bonus.30',
    'bonus.6',
    'doubled_with_four',
    'doubled_with_three',
    'end_tiles[0]',
    'landmarks.14.cost',
    'landmarks.14.value',
    'rulings.count_as_pairs',
    'rulings.owned',
    'rulings.space_30',
    'wood_for_eight',
  ])
  await page.keyboard.press('Escape')
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await fits(page, `corrected ${width}`)
    await (width === 360 ? accessible : accessibleToo)(page, `corrected ${width}`)
  }
  await page.click('.copy .primary')
  await page.waitForSelector('.setup')
  await page.click('.setup button[type=submit]')
  await page.waitForSelector('.paris')
  const record = await page.evaluate(async () =>
    (await fetch(`/api/tables/${location.pathname.slice(3)}/record`)).text(),
  )
  assert.match(record, /edition game-brewer-2020\+[0-9a-f]{8}/)
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})
