// The page against the real house, as people use it.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { accessible, accessibleToo, noSideways } from './accessible.mjs'
import { journalOf, putTables } from './dealt.mjs'
import { visit } from './house.mjs'
import { onlyLong, opened } from './opened.mjs'
import { create, layTile, playBelle, playToTheEnd, takeRoof, turnOf } from './playing.mjs'

let house
let browser
opened((there, here) => ([house, browser] = [there, here]))

test('a whole game against Belle over the network, by mouse and keys, with every screen accessible', async () => {
  const page = await visit(browser, house, { engine: false })
  await accessibleToo(page, 'home')
  await page.click('.actions .first')
  await accessibleToo(page, 'setup')
  await page.keyboard.press('Escape')
  await playBelle(page)
  await turnOf(page)
  await accessible(page, 'streets')
  await page.locator('.map').focus()
  await page.keyboard.press('n')
  await page.keyboard.press('r')
  await page.waitForFunction(() =>
    /^[a-h][1-8]/.test(
      [...document.querySelectorAll('[aria-live]')].map((one) => one.textContent).join(''),
    ),
  )
  const cards = await playToTheEnd(page)
  assert.ok(cards.some((what) => what !== 'roof'))
  await accessible(page, 'result')
  const [record] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('dialog.result .keep-record').click(),
  ])
  assert.match(readFileSync(await record.path(), 'utf8'), /^belle-record 1\n[^]*\nresult /)
  await page.locator('dialog.result .to-board').click()
  await accessible(page, 'over')
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

test('a laptop: keys turn what is pointed at, advice leaves the turn on the screen, and the book stays open where it was read', async () => {
  const page = await visit(browser, house, { width: 1280, height: 800 })
  await playBelle(page)
  await turnOf(page)
  const { x, y, width, height } = await page.locator('.board').boundingBox()
  await page.mouse.move(x + width * 0.4, y + height * 0.4)
  const face = page.locator('.board .held-tile')
  const before = await face.innerHTML()
  await page.keyboard.press('r')
  await page.waitForFunction(
    (old) => document.querySelector('.board .held-tile').innerHTML !== old,
    before,
  )
  const inSight = () =>
    page.evaluate(
      () =>
        document.documentElement.scrollHeight <= innerHeight &&
        document.querySelector('.turn .primary').getBoundingClientRect().bottom <= innerHeight,
    )
  assert.ok(await inSight())
  await page.click('.hint-button')
  await page.waitForSelector('.belle-hint ol')
  await page.waitForFunction(() => document.documentElement.scrollHeight <= innerHeight)
  assert.ok(await inSight())
  await page.click('nav [aria-label=Rules]')
  // The book stands beside the game, open at what is happening, and the game goes on.
  await page.waitForSelector('aside.consult .rules-chapter#streets')
  assert.ok(
    await page.evaluate(() => document.activeElement.matches('.consult select')),
    'the focus is at the chapters',
  )
  assert.equal(await page.locator('dialog[open]').count(), 0, 'nothing is dimmed')
  assert.ok(await inSight(), 'beside the book')
  const book = await page.locator('aside.consult').boundingBox()
  const table = await page.locator('main.table').boundingBox()
  assert.ok(table.x + table.width <= book.x + 1, 'the book covers nothing')
  await page.locator('.consult .rules-turn button').nth(1).click()
  const chapter = await page.locator('.consult option:checked').textContent()
  await page.click('nav [aria-label=Rules]')
  await page.waitForSelector('.consult', { state: 'detached' })
  await page.click('nav [aria-label=Rules]')
  await page.waitForFunction(
    (last) => document.querySelector('.consult option:checked')?.textContent === last,
    chapter,
  )
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

/** The form against Belle, with all its options. */
async function openForm(page) {
  await page.click('.actions .first')
  await page.locator('.choice', { hasText: 'Gamin' }).first().click()
  if ((await page.locator('.setup .more[open]').count()) === 0)
    await page.click('.setup .more summary')
}

test('a turn in which only passing is left passes by itself, but not where it was taken back', async () => {
  const page = await visit(browser, house)
  await putTables(page, {
    passes: journalOf('lumiere-pool-emptied-and-passed', { seat: 'blue', plies: 27 }),
  })
  await page.goto(`${house.address}/l/passes`)
  const ply = () => page.locator('main.table').getAttribute('data-ply').then(Number)
  await page.waitForFunction(() => Number(document.querySelector('main.table')?.dataset.ply) > 27)
  await page.locator('.tools button[aria-label=Undo]').click()
  await page.waitForFunction(() => document.querySelector('main.table').dataset.ply === '27')
  await page.locator('.turn .primary').waitFor()
  await page.waitForTimeout(300)
  assert.equal(await ply(), 27, 'the mover passes')
  await page.locator('.turn .tools .wide', { hasText: 'Pass' }).first().click()
  await page.locator('.turn .primary').click()
  await page.waitForFunction(() => Number(document.querySelector('main.table').dataset.ply) > 27)
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

// A building or a postcard that was the only thing left to do asked for two clicks.
test('the only move there is lies ready and plays itself, unless it is put back', async () => {
  const page = await visit(browser, house)
  await page.evaluate(() => localStorage.setItem('belle.auto-end', 'idle'))
  await putTables(page, { only: journalOf('lumiere-001', { seat: 'blue', plies: 36 }) })
  await page.goto(`${house.address}/l/only`)
  const ply = () => page.locator('main.table').getAttribute('data-ply').then(Number)
  const asked = page.locator('.asked', { hasText: 'It is the only move' })
  await asked.waitFor()
  assert.match(await page.locator('.turn .primary').innerText(), /O4/)
  await page.keyboard.press('Escape')
  await asked.waitFor({ state: 'detached' })
  await page.waitForTimeout(4_500)
  assert.equal(await ply(), 36, 'it was put back')
  await page.reload()
  await asked.waitFor()
  await page.waitForFunction(() => Number(document.querySelector('main.table').dataset.ply) > 36)
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

// Tables could be set only with the eight of a first game or eight by chance, and chance began.
test('eight postcards of our choice, and we begin; after a defeat the loser does', async () => {
  const page = await visit(browser, house)
  await openForm(page)
  const begins = page.locator('.setup select[name=begins]')
  assert.deepEqual(await begins.locator('option').allTextContents(), [
    'Chance decides',
    'You',
    'Belle',
  ])
  await begins.selectOption('You')
  await page.selectOption('.setup select[name=postcards]', 'Eight of your choice')
  const state = page.locator('.choosing [role=status]')
  await state.filter({ hasText: 'Eight are chosen' }).waitFor()
  await page.click('.choosing button >> text=Eight for a first game')
  await page.getByRole('checkbox', { name: /^Lampadaire/ }).focus()
  await page.keyboard.press('Space')
  await page.click('.setup button[type=submit]')
  assert.equal(await page.locator('.choosing input:focus:invalid').count(), 1)
  assert.equal(await state.textContent(), 'Choose 1 more.')
  await page.getByRole('checkbox', { name: /^Moulin Rouge/ }).focus()
  await page.keyboard.press('Space')
  await accessible(page, 'choosing postcards')
  await page.click('.setup button[type=submit]')
  await page.waitForSelector('.board')
  await turnOf(page)
  assert.equal(await page.getAttribute('main.table', 'data-ply'), '0')
  assert.deepEqual((await page.locator('.postcard strong').allTextContents()).sort(), [
    'Bouquinistes sur la Seine',
    'Chartier',
    'Jardin des Plantes',
    'Le Peintre',
    'Levitation',
    'Moulin Rouge',
    'Métropolitain',
    'Sacré-Cœur',
  ])
  await page.click('header nav button >> text=Menu')
  await page.click('dialog .menu >> text=Resign')
  await page.click('dialog .primary')
  await page.waitForSelector('dialog.result')
  await page.goto(house.address)
  await openForm(page)
  await begins.selectOption('The loser of the last game: You')
  await page.click('.setup button[type=submit]')
  await page.waitForSelector('.board')
  await turnOf(page)
  assert.equal(await page.getAttribute('main.table', 'data-ply'), '0')
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

test('the other postcards, each with its places', onlyLong, async () => {
  const page = await visit(browser, house, { path: '/tables' })
  const table = await create(page, {
    game: 'lumiere',
    seats: 2,
    seat: 'blue',
    belle: { orange: 'gamin' },
    options: {
      postcards: 'moulin penseur fontaine lumiere levitation bouquinistes lampadaire metro',
      start: 'blue',
    },
  })
  await page.goto(`${house.address}/t/${table}`)
  await turnOf(page)
  const cards = await playToTheEnd(page, { roofs: 4 })
  assert.ok(cards.filter((what) => what !== 'roof').length >= 3, cards.join())
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

test('two browsers over a link: sit down, chat, take back, resign, play again', async () => {
  const alice = await visit(browser, house)
  await alice.click('.actions button >> nth=1')
  await alice.fill('.setup input[autocomplete=nickname]', 'Alice')
  await alice.selectOption('.setup select[name=time]', 'minutes')
  await alice.click('.setup button[type=submit]')
  await alice.waitForSelector('input[readonly]')
  await accessibleToo(alice, 'invitation')
  const link = new URL(await alice.inputValue('input[readonly]')).pathname
  const bruno = await visit(browser, house, {
    path: '/me',
    language: 'fr',
    width: 1920,
    height: 1080,
  })
  await bruno.evaluate(() =>
    fetch('/api/claim', {
      method: 'POST',
      body: JSON.stringify({ name: 'Bruno', password: 'correct horse' }),
    }),
  )
  await bruno.goto(house.address + link)
  await bruno.waitForSelector('input[autocomplete=nickname]')
  await accessible(bruno, 'free seat')
  await bruno.click('.middle-screen .primary')
  await Promise.all([alice.waitForSelector('.board'), bruno.waitForSelector('.board')])
  assert.match(await alice.locator('.rival h2').textContent(), /Bruno/)

  const [first, second] =
    (await alice.locator('.self .to-move').count()) > 0 ? [alice, bruno] : [bruno, alice]
  await layTile(first)
  await turnOf(second)
  await takeRoof(second)
  await second.click('.tools button[aria-label=Undo], .tools button[aria-label=Annuler]')
  await first.locator('.offer .primary').click()
  await second.waitForFunction(() => document.querySelector('main.table').dataset.ply === '1')
  // The menu asks for the whole last turn.
  await takeRoof(second)
  await second.click('.top nav button:last-child')
  await second.waitForSelector('.menu :focus', { timeout: 5000 })
  await second.locator('.menu button', { hasText: /last turn|dernier tour/ }).click()
  await first.locator('.offer .primary').click()
  await second.waitForFunction(() => document.querySelector('main.table').dataset.ply === '1')

  // The chat stands beside the game where that lies as before: it had made a phone's table of a
  // laptop's. Bruno closes his, and what he has read stays read.
  const lies = (page) => page.locator('main.table').getAttribute('data-window')
  assert.deepEqual([await lies(alice), await lies(bruno)], ['columns', 'columns'])
  assert.equal(await alice.locator('aside.chat').count(), 0)
  await alice.click('.chat-button')
  await bruno.click('aside.chat .close')
  await alice.fill('aside.chat input', 'Bonne chance')
  await alice.keyboard.press('Enter')
  await bruno.waitForSelector('.chat-button .badge')
  await bruno.click('.chat-button')
  await bruno.waitForSelector('.talk li:has-text("Bonne chance") time')
  assert.equal(await bruno.locator('.talk [role=img]').count(), 0, 'Alice is a guest')
  assert.ok(await bruno.locator('.speak input').evaluate((one) => one === document.activeElement))
  await bruno.fill('aside.chat input', 'Merci')
  await bruno.keyboard.press('Enter')
  await bruno.waitForSelector('.talk li:has-text("Merci") [role=img][aria-label="Nom réservé"]')
  await alice.waitForSelector('.talk li:has-text("Merci") [title="Claimed name"]')
  await accessible(bruno, 'chat')
  await bruno.keyboard.press('Escape')
  await bruno.waitForSelector('aside.chat', { state: 'detached' })
  await bruno.reload()
  await bruno.waitForSelector('.board')
  assert.equal(await bruno.locator('.chat-button .badge').count(), 0, 'read stays read')

  // Zoé watches on a phone: the players see that somebody does, and not what she says.
  const zoe = await visit(browser, house, { path: link, width: 390, height: 844 })
  await zoe.waitForSelector('.board')
  await alice.waitForSelector('.watchers', { timeout: 15_000 })
  await zoe.click('.chat-button')
  await zoe.fill('dialog.chat input[autocomplete=nickname]', 'Zoé')
  await zoe.fill('dialog.chat .row input', 'La tuile !')
  await zoe.keyboard.press('Enter')
  await zoe.waitForSelector('.talk .aside:has-text("La tuile !")')
  await accessible(zoe, 'chat of those who watch')
  assert.equal(await alice.locator('.talk li:has-text("La tuile !")').count(), 0)

  // Who asks and is refused is told so.
  await alice.click('.top nav button:last-child')
  await alice.locator('.menu button', { hasText: 'End without' }).click()
  await bruno.locator('.offer .plain').click()
  await alice.waitForSelector('.refusal:has-text("Bruno would rather play on")')
  await alice.click('.refusal button')

  await alice.click('.top nav button:last-child')
  await alice.locator('.menu button', { hasText: 'Resign' }).click()
  await alice.locator('dialog .primary').click()
  await Promise.all([alice, bruno].map((page) => page.waitForSelector('dialog.result')))
  assert.match(await alice.locator('dialog.result h2').textContent(), /Bruno/)
  await alice.waitForSelector('.talk li:has-text("La tuile !")', { state: 'attached' })
  await alice.locator('dialog.result .primary').click()
  await bruno.locator('dialog.result .primary').click()
  await Promise.all(
    [alice, bruno].map((page) =>
      page.waitForFunction(
        (old) =>
          location.pathname !== old && document.querySelector('main.table')?.dataset.ply === '0',
        link,
      ),
    ),
  )
  assert.deepEqual([...alice.complaints, ...bruno.complaints, ...zoe.complaints], [])
  for (const page of [alice, bruno, zoe]) await page.context().close()
})

test('a game goes on after the house was closed and opened again', async () => {
  const page = await visit(browser, house)
  const table = await create(page, {
    game: 'lumiere',
    seats: 2,
    seat: 'orange',
    belle: { blue: 'gamin' },
  })
  await page.goto(`${house.address}/t/${table}`)
  await turnOf(page)
  await layTile(page)
  await turnOf(page)
  const before = await page.locator('main.table').getAttribute('data-ply')
  await house.stop()
  await page.waitForSelector('.lost')
  await accessible(page, 'lost')
  await house.start()
  await page.waitForSelector('.lost', { state: 'detached' })
  await turnOf(page)
  assert.equal(await page.locator('main.table').getAttribute('data-ply'), before)
  await layTile(page)
  assert.deepEqual(
    page.complaints.filter((text) => !/WebSocket/.test(text)),
    [],
  )
  await page.context().close()
})

test('every language loads, fits, and stays after a reload', async () => {
  const page = await visit(browser, house, { width: 360, height: 740 })
  for (const [language, word] of [
    ['fr', 'Langue'],
    ['pl', 'Język'],
    ['ru', 'Язык'],
    ['it', 'Lingua'],
    ['en', 'Language'],
  ]) {
    await page.locator(`.languages button[lang=${language}]`).click()
    await page.waitForSelector(`html[lang=${language}] .languages[aria-label="${word}"]`)
    await noSideways(page, language)
    await page.reload()
    await page.waitForSelector(`html[lang=${language}] .languages[aria-label="${word}"]`)
  }
  await page.goto(`${house.address}/tables`)
  await page.waitForSelector('.lobby')
  await accessible(page, 'tables')

  const table = await create(page, {
    game: 'lumiere',
    seats: 2,
    seat: 'orange',
    belle: { blue: 'gamin' },
    options: { start: 'orange' },
  })
  for (const language of ['fr', 'pl', 'ru', 'it', 'en']) {
    await page.evaluate((chosen) => localStorage.setItem('belle.language', chosen), language)
    await page.goto(`${house.address}/t/${table}`)
    await page.waitForSelector(`html[lang=${language}] .board.mine`)
    for (const width of [360, 1024]) {
      await page.setViewportSize({ width, height: 768 })
      await noSideways(page, `${language} ${width}`)
      const outside = await page.evaluate(() =>
        [...document.querySelectorAll('.panel')]
          .filter((one) => one.scrollWidth > one.clientWidth + 1)
          .map((one) => one.innerText),
      )
      assert.deepEqual(outside, [], `${language} ${width}`)
    }
  }
  const paris = await create(page, {
    game: 'paris',
    seats: 4,
    seat: '1',
    belle: { 2: 'gamin', 3: 'gamin', 4: 'gamin' },
    options: { start: '1' },
  })
  for (const language of ['fr', 'pl', 'ru', 'it', 'en']) {
    await page.evaluate((chosen) => localStorage.setItem('belle.language', chosen), language)
    await page.goto(`${house.address}/t/${paris}`)
    await page.waitForSelector(`html[lang=${language}] .turn-steps`)
    for (const width of [360, 1024, 1280]) {
      await page.setViewportSize({ width, height: 768 })
      await noSideways(page, `${language} ${width}`)
      const outside = await page.evaluate(() =>
        [...document.querySelectorAll('.leaf, .seat-panel, .turn-tools')]
          .filter((one) => one.scrollWidth > one.clientWidth + 1)
          .map((one) => one.innerText),
      )
      assert.deepEqual(outside, [], `${language} ${width}`)
    }
  }
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

// What a browser may keep, and what it must ask for again.
test('the house sends its page compressed, and only hashed files to keep', async () => {
  const page = await fetch(`${house.address}/t/abc`, { headers: { 'Accept-Encoding': 'gzip' } })
  assert.equal(page.headers.get('cache-control'), 'no-store')
  assert.equal(page.headers.get('content-encoding'), 'gzip')
  assert.match(page.headers.get('content-security-policy'), /default-src 'self'/)
  const script = /src="(\/assets\/[^"]+)"/.exec(await page.text())[1]
  const asset = await fetch(house.address + script)
  assert.match(asset.headers.get('cache-control'), /immutable/)
  assert.match(asset.headers.get('content-type'), /javascript/)
  assert.equal((await fetch(`${house.address}/assets/none.js`)).status, 404)
  assert.equal((await fetch(`${house.address}/api/none`)).status, 404)
})
