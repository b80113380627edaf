// After the game: replay by keys, Belle's analysis, records that do not hold, games that go on, and
// advice at the table.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { accessible, noSideways, smallTargets } from './accessible.mjs'
import { journalOf, putTables } from './dealt.mjs'
import { visit } from './house.mjs'
import { onlyLong, opened } from './opened.mjs'
import { takeRoof, turnOf } from './playing.mjs'
import { finish } from './playing-paris.mjs'

const records = fileURLToPath(new URL('../../tests/records/', import.meta.url))

let house
let browser
opened((there, here) => ([house, browser] = [there, here]))

const ply = (page) => page.locator('main.review').getAttribute('data-ply').then(Number)
const all = (page) => page.locator('main.review').getAttribute('data-all').then(Number)

async function bring(page, file) {
  await page.setInputFiles('input[type=file]', file)
  await page.waitForSelector('main.review')
}

/** Verifies the deal: the verdict, and what was compared, in a window that is closed again. */
async function verify(page, verdict, compared) {
  await page.locator('.review-tools button', { hasText: 'Verify the deal' }).click()
  await page.waitForSelector('dialog.deal')
  assert.match(await page.locator('dialog.deal h2').textContent(), verdict)
  assert.match(await page.locator('dialog.deal p').textContent(), compared)
  await accessible(page, 'the deal')
  await page.keyboard.press('Escape')
  await page.waitForSelector('dialog.deal', { state: 'detached' })
}

async function analyse(page) {
  await page.selectOption('.review-ask select', 'quick')
  await page.click('.review-ask button')
  await page.waitForSelector('.review-graph', { timeout: 120000 })
}

for (const [name, file, moves, when] of [
  ['La Cité', 'lumiere-001.belle', 37, {}],
  ['Paris with three', 'paris-3-basic-free-10.belle', 237, onlyLong],
])
  test(`${name}: a record is replayed by keys and analysed`, when, async () => {
    const page = await visit(browser, house, { path: '/review' })
    await accessible(page, 'bring')
    await bring(page, records + file)
    assert.equal(await ply(page), moves)
    await page.keyboard.press('Home')
    assert.equal(await ply(page), 0)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    assert.equal(await ply(page), 1)
    await page.keyboard.press('Space')
    await page.waitForFunction(() => Number(document.querySelector('main.review').dataset.ply) > 2)
    await page.keyboard.press('Space')
    await page.keyboard.press('End')
    assert.equal(await ply(page), await all(page))

    await analyse(page)
    await accessible(page, 'analysis')
    assert.equal(await page.locator('.review-graph tbody tr').count(), moves)
    assert.equal(
      await page.locator('.review-graph svg[role=img] .win').count(),
      name === 'La Cité' ? 1 : 3,
    )
    assert.doesNotMatch(
      await page.locator('.review-mistakes').textContent(),
      /\b(lay|build) \w+ r\d|bank:/,
      'no notation',
    )
    assert.doesNotMatch(await page.locator('.review-summary tbody').nth(1).textContent(), /%/)
    // Chances of three players that sum to anything.
    const sums = await page.$$eval('.review-graph tbody tr', (rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('td')].reduce(
          (sum, cell) => sum + (parseInt(cell.textContent) || 0),
          0,
        ),
      ),
    )
    assert.deepEqual([...new Set(sums)], [100])
    const mistake = page.locator('.review-mistakes li button').first()
    const number = Number(await mistake.locator('b').textContent())
    await mistake.click()
    assert.equal(await ply(page), number - 1)
    assert.match(await page.locator('.review-better').textContent(), /^Better: /)
    await page.locator('.review-mistakes .again').first().click()
    assert.match(
      await page.locator('dialog.fork').innerText(),
      new RegExp(`Move ${number - 1} of ${moves}`),
    )
    await page.keyboard.press('Escape')

    await page.locator('.review-tabs button').nth(1).click()
    await page.locator('.review-moves button').nth(5).click()
    assert.equal(await ply(page), 5)
    assert.equal(await page.locator('.review-moves [aria-current]').count(), 1)
    await accessible(page, 'moves')
    await page.locator('.review-tabs button').nth(2).click()
    await page.selectOption('.review-viewpoint select', { index: 1 })
    await accessible(page, 'on the table')
    await page.locator('.review-tabs button').nth(3).click()
    await page.setViewportSize({ width: 360, height: 740 })
    await noSideways(page)
    assert.deepEqual(await smallTargets(page, '.review-board'), [])
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

// A game that ends with a table of numbers, and nobody saw where they came from.
test('the score is counted before one’s eyes; a key goes to the result, which becomes a picture', async () => {
  const page = await visit(browser, house, { calm: false })
  await page.evaluate(() => localStorage.setItem('belle.speed', 'normal'))
  await putTables(page, { last: journalOf('paris-3-basic-free-10', { seat: '2', plies: 236 }) })
  await page.goto(`${house.address}/l/last`)
  await page.locator('button', { hasText: 'End turn' }).click()
  await page.waitForSelector('.counting[data-counted="1"]')
  assert.equal(await page.locator('dialog.result').count(), 0)
  assert.doesNotMatch(await page.locator('.ask-leaf').innerText(), /wins/)
  await page.waitForTimeout(400)
  await page.keyboard.press('a')
  await page.waitForSelector('dialog.result .gains')
  assert.match(await page.locator('dialog.result h2').textContent(), /wins/)
  assert.match(await page.locator('dialog.result .unused').textContent(), /5 bonus tiles/)
  // What came in play, by its source, makes what the sheet has for it.
  const played = await page.$$eval('dialog.result .tally-sheet tbody tr', (rows) =>
    rows.map((row) => [
      row.className,
      ...[...row.querySelectorAll('td')].map((td) => +td.textContent),
    ]),
  )
  for (const seat of [1, 2, 3])
    assert.equal(
      played.filter(([kind]) => kind === 'part played').reduce((sum, row) => sum + row[seat], 0),
      played[0][seat],
    )
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('dialog.result .picture').click(),
  ])
  assert.equal(
    readFileSync(await picture.path())
      .subarray(1, 4)
      .toString(),
    'PNG',
  )
  await accessible(page, 'the end of a game')
  await page.locator('dialog.result .turning a').click()
  await page.waitForSelector('main.review')
  assert.ok((await ply(page)) > 0)
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

test('an analysis is not made twice, and can be stopped', async () => {
  const page = await visit(browser, house, { path: '/review' })
  await bring(page, `${records}lumiere-002.belle`)
  await page.selectOption('.review-ask select', 'thorough')
  await page.click('.review-ask button')
  await page.waitForSelector('progress')
  await page.locator('.review-ask button').click()
  await page.waitForSelector('.review-ask select')
  assert.equal(await page.locator('.review-graph').count(), 0)
  assert.equal(await page.locator('.review-ask [role=alert]').count(), 0)
  await analyse(page)
  await page.waitForFunction(
    () =>
      new Promise((resolve) => {
        const open = indexedDB.open('belle-reviews')
        open.onsuccess = () =>
          (open.result.transaction('reports').objectStore('reports').count().onsuccess = (event) =>
            resolve(event.target.result === 1))
      }),
  )
  await page.reload()
  await bring(page, `${records}lumiere-002.belle`)
  await page.waitForSelector('.review-graph')
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

// A winner with the points of another, and nothing that says why.
test('after equal totals the score says what was compared, and whether it decided', async () => {
  const page = await visit(browser, house, { path: '/review' })
  for (const [file, told] of [
    ['lumiere-tie-broken', /Free spaces of the own colour: \S+ 18, \S+ 14\. That decides\./],
    ['lumiere-shared-victory', /own colour: \S+ 13, \S+ 13\. Level there, too\./],
    ['paris-tie-broken', /Equal totals\. Francs: \S+ 1, \S+ 7\. That decides\./],
    ['paris-shared-victory', /whole board: \S+ 37, \S+ 37\. Level there, too\./],
  ]) {
    await bring(page, `${records}${file}.belle`)
    await page.locator('.review-tabs button', { hasText: 'Score' }).click()
    assert.match(await page.locator('.review-leaf-room').innerText(), told)
    await page.keyboard.press('ArrowLeft')
    assert.doesNotMatch(await page.locator('.review-leaf-room').innerText(), told)
    await page.locator('.review-tools button', { hasText: 'Another record' }).click()
  }
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

test('a record that does not hold is refused with its line, and a sealed deal is verified', async () => {
  const page = await visit(browser, house, { path: '/review' })
  const text = readFileSync(`${records}lumiere-001.belle`, 'utf8').replace(
    'move orange take V3',
    'move orange take V9',
  )
  await page.setInputFiles('input[type=file]', {
    name: 'bad.belle',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  })
  assert.match(await page.locator('.bring [role=alert]').textContent(), /Line 11: /)
  await accessible(page, 'a bad record')
  await bring(page, `${records}lumiere-sealed.belle`)
  await verify(page, /fits its seal/, /did not see this seal/)
  await page.locator('.review-tools button', { hasText: 'Another record' }).click()
  await bring(page, `${records}lumiere-001.belle`)
  await verify(page, /was not sealed/, /no seal to compare/)
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

for (const [name, file, board] of [
  ['La Cité', 'lumiere-001.belle', 'main.table'],
  ['Paris', 'paris-2-basic-free-10.belle', 'main.paris'],
])
  test(`${name}: a game goes on from any move against Belle`, async () => {
    const page = await visit(browser, house, { path: '/review' })
    await bring(page, records + file)
    await page.locator('.review-tools .fork').click()
    assert.match(await page.locator('dialog.fork').textContent(), /over here/)
    await page.keyboard.press('Escape')
    await page.locator('.review-steps input').fill('6')
    await page.locator('.review-tools .fork').click()
    await accessible(page, 'going on')
    await page.selectOption('dialog.fork select >> nth=1', 'gamin')
    await page.click('dialog.fork .primary')
    await page.waitForURL(/\/l\/[a-z0-9]+$/)
    await page.waitForSelector(board)
    assert.ok(Number(await page.locator(board).first().getAttribute('data-ply')) >= 6)
    await page.reload()
    await page.waitForSelector(board)
    assert.ok(Number(await page.locator(board).first().getAttribute('data-ply')) >= 6)
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

test('Belle gives advice at a table of the page; its game is reviewed from the result', async () => {
  const page = await visit(browser, house)
  await page.click('.actions .first')
  await page.locator('.choice', { hasText: 'Gamin' }).first().click()
  await page.selectOption('.setup select[name=colour]', 'orange')
  await page.click('.setup button[type=submit]')
  await page.waitForSelector('.board')
  await turnOf(page)
  const board = await page.locator('.board').boundingBox()
  await page.locator('.top nav button', { hasText: 'Hint' }).click()
  await page.waitForSelector('.belle-hint [data-step]', { timeout: 30000 })
  assert.deepEqual(await page.locator('.board').boundingBox(), board, 'nothing moves for a hint')
  await page.locator('.belle-hint [aria-expanded]').click()
  await page.waitForFunction(() => document.querySelectorAll('.belle-hint-all button').length === 3)
  const worth = await page.locator('.belle-hint-all small').allTextContents()
  for (const text of worth) assert.match(text, /% to win/)
  await accessible(page, 'advice')
  await page.keyboard.press('Escape')
  assert.equal(await page.locator('.belle-hint-all').count(), 0)
  await takeRoof(page)
  assert.equal(await page.locator('.belle-hint').count(), 0)
  await turnOf(page)
  await page.click('.top nav button:last-child')
  await page.locator('.menu button', { hasText: 'Resign' }).click()
  await page.locator('dialog .primary').click()
  await page.locator('dialog.result .row a', { hasText: 'Review the game' }).click()
  await page.waitForSelector('main.review')
  assert.match(new URL(page.url()).pathname, /^\/review\/local-[a-z0-9]+$/)
  await verify(page, /deal is fair/, /added chance of its own/)
  assert.ok((await all(page)) >= 2)
  await page.reload()
  await page.waitForSelector('main.review')
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

// A plan that is forgotten after its first step, or one that stops where it could go on.
test('a plan of Paris is followed by hand, and goes on after a draw', async () => {
  const page = await visit(browser, house, { width: 1440, height: 900 })
  await putTables(page, {
    drawn: journalOf('paris-2-basic-printed-11', { seat: '1', plies: 1 }),
    drawing: journalOf('paris-2-basic-printed-11', { seat: '1', plies: 0 }),
  })
  const steps = () =>
    page
      .locator('.belle-hint-plan [data-step]')
      .evaluateAll((all) => all.map((one) => one.dataset.step))
  await page.goto(`${house.address}/l/drawn`)
  await page.click('.hint-button')
  await page.waitForSelector('.belle-hint [data-step]', { timeout: 30000 })
  await page.waitForSelector('.marked .step-sign')
  const [first, ...others] = await steps()
  assert.match(first, /^key /)
  assert.deepEqual(others, ['end'])
  const place = page.locator(`.plan [data-mark="${first.split(' ')[1]}"] .touch`).first()
  const before = await page.locator('.paris').getAttribute('data-ply')
  await place.click()
  await finish(page, before)
  await page.waitForFunction(
    () => document.querySelector('.belle-hint-plan [data-step]')?.dataset.step === 'end',
  )
  assert.equal(await page.locator('.belle-hint-plan b').first().textContent(), '2')

  await page.goto(`${house.address}/l/drawing`)
  await page.click('.hint-button')
  await page.waitForSelector('.belle-hint [data-step^=draw]', { timeout: 30000 })
  assert.match(await page.locator('.belle-hint-plan').textContent(), /depends on what is drawn/)
  const [draw] = await steps()
  const pile = page.locator('.pile').nth(Number(draw.split(' ')[1]) - 1)
  await pile.click()
  await finish(page, '0')
  await page.waitForSelector('.belle-hint [data-step^=key]', { timeout: 30000 })
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

test('a game over the network is reviewed when it is over, and not before', async () => {
  const host = await visit(browser, house, { path: '/tables' })
  await host.click('.heading button >> nth=0')
  await host.click('.setup button[type=submit]')
  await host.waitForSelector('input[readonly]')
  const table = new URL(host.url()).pathname.split('/').pop()
  const guest = await visit(browser, house, { path: `/t/${table}` })
  await guest.locator('.panel .primary').click()
  await guest.waitForSelector('main.table')
  await host.waitForSelector('main.table')
  assert.equal(await guest.locator('button', { hasText: 'Hint' }).count(), 0)
  const watcher = await visit(browser, house, { path: `/review/${table}` })
  await watcher.waitForSelector('.middle-screen a.primary')
  assert.equal(await watcher.locator('main.review').count(), 0)
  await guest.click('.top nav button:last-child')
  await guest.locator('.menu button', { hasText: 'Resign' }).click()
  await guest.locator('dialog .primary').click()
  await watcher.waitForSelector('main.review')
  assert.equal(
    await watcher.locator('.review-tools button', { hasText: 'Copy the link' }).count(),
    1,
  )
  await verify(watcher, /fits its seal/, /did not see this seal/)
  for (const page of [host, guest]) {
    await page.goto(`${house.address}/review/${table}`)
    await page.waitForSelector('main.review')
    await verify(page, /deal is fair/, /added chance of its own/)
  }
  // A house that had promised another deal, or left out what was added.
  const reversed = (page, part) =>
    page.evaluate((name) => {
      const seals = JSON.parse(localStorage.getItem('belle.seals'))
      localStorage.setItem(
        'belle.seals',
        JSON.stringify(
          seals.map((seal) => ({ ...seal, [name]: seal[name].split('').reverse().join('') })),
        ),
      )
    }, part)
  for (const part of ['commit', 'salt']) {
    await reversed(guest, part)
    await verify(guest, /not the promised one/, /do not agree/)
    await reversed(guest, part)
    await verify(guest, /deal is fair/, /added chance of its own/)
  }
  // A house that never took what was added: the deal may still be one that it chose.
  await guest.evaluate(() => {
    const seals = JSON.parse(localStorage.getItem('belle.seals'))
    localStorage.setItem(
      'belle.seals',
      JSON.stringify(seals.map((seal) => ({ ...seal, salt: '00', counted: false }))),
    )
  })
  await verify(
    guest,
    /fits its seal, but your chance is not in it/,
    /does not prove that nobody chose/,
  )
  for (const page of [host, guest, watcher]) {
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  }
})
