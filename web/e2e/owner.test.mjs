// Everything around the games: names and passwords, settings, the lobby, the boxes, and addresses
// that lead nowhere.

import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { accessible, accessibleToo } from './accessible.mjs'
import { visit } from './house.mjs'
import { onlyLong, opened } from './opened.mjs'
import { turnOf } from './playing.mjs'

let house
let browser
opened((there, here) => ([house, browser] = [there, here]))

/** Nothing sideways, and nothing too small for a finger. */
async function fits(page, where) {
  const faults = await page.evaluate(() => {
    const wide =
      document.documentElement.scrollWidth > document.documentElement.clientWidth
        ? ['sideways']
        : []
    const small = [
      ...document.querySelectorAll(
        'button, a, input:not([type=radio], [type=checkbox], [type=file]), select',
      ),
    ].filter((one) => {
      const box = one.getBoundingClientRect()
      return (
        box.width > 0 &&
        !one.disabled &&
        !one.closest('.wrong') &&
        (box.width < 43.5 || box.height < 43.5)
      )
    })
    return [...wide, ...small.map((one) => one.outerHTML.slice(0, 160))]
  })
  assert.deepEqual(faults, [], where)
}

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
