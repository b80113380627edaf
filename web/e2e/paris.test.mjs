// Paris at the page against the real house, as people play it.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { accessible, accessibleToo, noSideways, smallTargets } from './accessible.mjs'
import { clickThrough, overhear } from './clicking-paris.mjs'
import { journalOf, putTables } from './dealt.mjs'
import { quickTurns, visit } from './house.mjs'
import { onlyLong, opened } from './opened.mjs'
import { askedOf, decide, playBelle, played, playToTheEnd, seeded } from './playing-paris.mjs'

let house
let browser
opened((there, here) => ([house, browser] = [there, here]), { pace: 5 })

test(
  'a whole game against Belle over the network, by clicks on board and rows, with every screen accessible',
  onlyLong,
  async () => {
    const page = await visit(browser, house, { width: 1440, height: 900, engine: false })
    await page.locator('.posters label').nth(1).click()
    await page.click('.actions .first')
    await accessible(page, 'setup of Paris')
    await page.keyboard.press('Escape')
    await playBelle(page)
    await askedOf(page)
    await page.waitForSelector('.plan image.city[href^="data:image/"]', { state: 'attached' })
    const city = await page.$('.plan image.city')
    const painted = await city.getAttribute('href')
    assert.deepEqual(await city.evaluate((image) => image.getAnimations().length), 0, 'no fade')
    await accessible(page, 'draw')
    const looked = new Set()
    await playToTheEnd(page, {
      random: seeded(7),
      board: true,
      look: async () => {
        const asked = await page.locator('.ask > span').first().textContent()
        const kind = asked.replace(/\d+/g, '').slice(0, 18)
        if (!looked.has(kind) && looked.size < 5) {
          looked.add(kind)
          await accessible(page, asked)
        }
      },
    })
    assert.ok(looked.size >= 4, [...looked].join())
    assert.equal(await city.getAttribute('href'), painted, 'the city is painted once')
    assert.ok(await city.evaluate((image) => image.isConnected))
    await accessible(page, 'result')
    const sheet = await page.$$eval('dialog.result .tally-sheet tbody tr', (rows) =>
      rows.map((row) => ({
        part: row.className,
        points: [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent)),
      })),
    )
    const lines = sheet.filter(({ part }) => !part.startsWith('part')).map(({ points }) => points)
    const districts = lines[0].map((_, i) =>
      sheet.filter(({ part }) => part === 'part').reduce((sum, { points }) => sum + points[i], 0),
    )
    assert.equal(lines.length, 4)
    assert.deepEqual(
      lines[3],
      lines[0].map((_, i) => lines[0][i] + lines[1][i] + lines[2][i]),
    )
    assert.deepEqual(districts, lines[2], 'districts, one by one')
    const [record] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('dialog.result .keep-record').click(),
    ])
    assert.match(
      readFileSync(await record.path(), 'utf8'),
      /^belle-record 1\ngame paris\n[^]*\nscore 1 play [^]*\nresult /,
    )
    await page.locator('dialog.result .to-board').click()
    await accessible(page, 'over')
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  },
)

// Chance deals: now and then a position asks for more keys than are pressed here (keys.test.mjs presses
// them in positions that are given).
test(
  'several turns by keys alone: the board is walked, a key put, the price heard, a step taken back',
  onlyLong,
  async () => {
    const page = await visit(browser, house, { width: 1440, height: 900 })
    await playBelle(page)
    const heard = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[aria-live]')].map((one) => one.textContent).join(''),
      )
    const now = () => page.locator('.paris').getAttribute('data-ply')
    // As by Tab, however far it is: who clicked before is not taken to click again.
    const focusOn = async (selector) => {
      await page.keyboard.press('Tab')
      await page.locator(selector).first().focus()
    }
    let undone = false
    for (let turn = 0; turn < 4; turn++) {
      await askedOf(page)
      let before = await now()
      await focusOn('.pile.open-to:not(:disabled)')
      await page.keyboard.press('Enter')
      await played(page, before)
      await page.waitForFunction(() => document.querySelector('.plan .open-to, .plan .movable'))
      await focusOn('.plan [tabindex="0"]')
      await page.keyboard.press('n')
      const mark = await page.evaluate(() =>
        document.activeElement.closest('[data-mark]')?.getAttribute('data-mark'),
      )
      assert.ok(mark, 'N goes to a place where something may be done')
      await page.waitForFunction(() =>
        document.querySelector('.note-card, .movable [tabindex="0"]'),
      )
      before = await now()
      await page.keyboard.press('Enter')
      await page.waitForTimeout(150)
      if ((await now()) === before) {
        await page.keyboard.press('n')
        await page.waitForFunction(() => document.querySelector('.note-card'))
        await page.keyboard.press('Enter')
      }
      await played(page, before)
      assert.equal(
        await page.evaluate(() => document.activeElement.closest('svg.plan') !== null),
        true,
        'the focus stays on the board',
      )
      if (!undone) {
        await page.waitForFunction(() => !document.querySelector('.turn-tools .tool')?.disabled)
        const after = await now()
        await focusOn('.turn-tools .tool')
        await page.keyboard.press('Enter')
        await played(page, after)
        assert.equal(await now(), before, 'one step was taken back')
        undone = true
        turn -= 1
        // The act is asked again; the draw stays drawn.
        assert.equal(await page.locator('.pile.open-to').count(), 0)
        await decide(page, { random: seeded(3) })
      }
      for (let step = 0; step < 6 && (await page.locator('.turn-steps').count()) > 0; step++) {
        const here = await now()
        const end = page.locator('.turn-tools .go:not(:disabled, [aria-disabled=true])')
        await page.waitForFunction(() =>
          document.querySelector(
            '.turn-tools .go:not(:disabled, [aria-disabled=true]), .offer-row:not(:disabled), .pile.open-to',
          ),
        )
        if ((await page.locator('.pile.open-to').count()) > 0) break
        if ((await end.count()) > 0) await end.focus()
        else await page.locator('.offer-row:not(.more)').last().focus()
        await page.keyboard.press('Enter')
        await played(page, here)
      }
    }
    assert.ok((await heard()).length > 0)
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  },
)

test('an illegal wish says why, in the reader’s language', async () => {
  const page = await visit(browser, house, { width: 1440, height: 900, language: 'fr' })
  await playBelle(page)
  await askedOf(page)
  const draw = page.locator('.pile.open-to:not(:disabled)').first()
  await draw.click()
  await page.waitForSelector('.plan .bank.open-to')
  const bare = page.locator('.plan .space.unbuilt').first()
  await bare.dispatchEvent('click')
  await page.waitForSelector('.fault-card')
  assert.match(await page.locator('.fault-card p').textContent(), /clé|bâti/)
  await accessible(page, 'refusal')
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

test('a phone of 360 pixels: nothing sideways, large targets, the lens, and a turn by touch', async () => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    locale: 'en',
  })
  await quickTurns(context)
  const page = await context.newPage()
  const complaints = []
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()),
  )
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.goto(house.address)
  await page.waitForSelector('h1')
  await playBelle(page, { seats: 3 })
  await askedOf(page)
  await noSideways(page)
  assert.deepEqual(await smallTargets(page, '.paris'), [])
  await page.locator('.offer-row').first().tap()
  await page.waitForSelector('.plan .open-to, .plan .movable')
  await page.locator('.plan [data-mark="bel8"]').tap()
  await page.waitForSelector('.lens-plan')
  await accessible(page, 'lens')
  await noSideways(page)
  await page.locator('.lens-head button').last().tap()
  await page.locator('.plan [data-mark="track:18"]').tap()
  assert.match(await page.locator('.tip').textContent(), /5 VP for each building of value 4/)
  // A finger that moves over the small board sees what is under it, and does nothing.
  const space = page.locator('.plan [data-mark="bel8"] .touch').first()
  const box = await space.boundingBox()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const finger = (type, at) =>
    space.dispatchEvent(type, { pointerType: 'touch', clientX: at, clientY: y })
  await finger('pointerdown', x - 40)
  await finger('pointermove', x)
  await page.waitForSelector('.loupe .plan.full')
  assert.match(await page.locator('.loupe p').textContent(), /Belleville/)
  await finger('pointerup', x)
  await page.waitForSelector('.loupe', { state: 'detached' })
  assert.equal(await page.locator('.lens-plan').count(), 0)
  for (const sheet of [0, 1, 2]) {
    await page.locator('.sheet-tabs button').nth(sheet).tap()
    await noSideways(page)
    assert.deepEqual(await smallTargets(page, '.paris'), [])
    await (sheet === 0 ? accessibleToo : accessible)(page, `sheet ${sheet}`)
  }
  await page.locator('.sheet-tabs button').nth(2).tap()
  await decide(page, { random: seeded(5) })
  assert.deepEqual(complaints, [])
  await context.close()
})

// A bank tapped beside the one that was meant is confirmed unseen; a refusal below the fold is a
// dead tap.
test('on a phone what is chosen is marked and named, and why a wish is refused stands in sight', async () => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 700 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    locale: 'fr',
  })
  await quickTurns(context)
  const page = await context.newPage()
  await page.goto(house.address)
  await page.waitForSelector('h1')
  await playBelle(page)
  await askedOf(page)
  const note = page.locator('.ask > span:not(.spoken)').first()
  const inSight = () =>
    note.evaluate(
      (one) =>
        one.getBoundingClientRect().height > 0 &&
        one.getBoundingClientRect().top >= 0 &&
        one.getBoundingClientRect().bottom < innerHeight,
    )
  await page.locator('.turn-tools .go').tap({ force: true })
  await page.waitForSelector('.ask.refusal')
  assert.match(await note.textContent(), /Piochez d’abord/)
  await decide(page, { random: seeded(5) })
  await page.waitForSelector('.plan .bank.open-to')
  await page.locator('.turn-steps').tap() // from here on a finger points
  await page.evaluate(() => scrollTo(0, 0))
  await page.locator('.plan [data-mark="bank:bat"]').dispatchEvent('click')
  await page.waitForSelector('.plan .chosen[data-mark="bank:bat"] .key.selected')
  await page.waitForFunction(
    () =>
      document.querySelector('.ask.armed > span')?.textContent ===
      'Banque des Batignolles · +3 francs',
  )
  assert.ok(await inSight())
  await page.locator('.plan [data-mark="mon8"]').dispatchEvent('click')
  await page.locator('.lens-plan .space.unbuilt').first().dispatchEvent('click')
  await page.waitForSelector('.ask.refusal')
  assert.ok(await inSight())
  assert.equal(
    await page.locator('.turn-tools .go').getAttribute('aria-disabled'),
    'true',
    'nothing waits to be confirmed any more',
  )
  assert.equal(await page.locator('.purse-line .count').first().isVisible(), true)
  await noSideways(page)
  await page.locator('.lens-plan [data-mark="bank:mon"]').dispatchEvent('click')
  await page.waitForSelector('.ask.armed')
  await page.locator('.lens-plan [data-mark="row:mon"] .touch').dispatchEvent('click')
  await page.waitForSelector('.ask.refusal')
  await accessible(page, 'refusal on a phone')
  await context.close()
})

// A tile to be used, a sale, prestige to be handed in had no mark at all; of a draw the name of its
// district was ringed, and not its pile.
test('each step of a hint is numbered where it is done, on the board or beside it', async () => {
  const page = await visit(browser, house, { width: 1366, height: 650 })
  const record = 'paris-4-basic-printed-8'
  await putTables(page, {
    draw: journalOf(record, { seat: '2', plies: 58 }),
    prestige: journalOf(record, { seat: '1', plies: 197 }),
    last: journalOf(record, { seat: '2', plies: 201 }),
  })
  for (const [table, width, height] of [
    ['draw', 1366, 650],
    ['prestige', 1366, 650],
    ['last', 1366, 650],
    ['last', 844, 390],
  ]) {
    await page.setViewportSize({ width, height })
    await page.goto(`${house.address}/l/${table}`)
    await page.click('.hint-button')
    await page.waitForSelector('.belle-hint ol b')
    await page.waitForSelector('[data-advised]', { state: 'attached' })
    // A better plan may just have taken the place of the first.
    await page.waitForFunction(() => {
      const numbers = [...document.querySelectorAll('.belle-hint-plan li:has(b)')]
        .filter((one) => !/End turn|nothing|no tile/.test(one.textContent))
        .map((one) => one.querySelector('b').textContent)
      const shown = [...document.querySelectorAll('.plan .step-sign, [data-advised]')]
        .filter((one) => one.checkVisibility())
        .flatMap((one) => (one.dataset.advised ?? one.textContent).split('·'))
      return numbers.every((n) => shown.includes(n))
    })
    if (table === 'draw') {
      assert.equal(await page.locator('.pile[data-advised="1"]').count(), 1)
      assert.equal(await page.locator('.plan .marked').count(), 0)
    }
    await page.locator('.hint-button').click()
    await page.waitForSelector('[data-advised]', { state: 'detached' })
  }
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

test('when the turn comes, what Belle did in between is told; home leads back to the table', async () => {
  const page = await visit(browser, house, { width: 1366, height: 768 })
  await playBelle(page)
  await askedOf(page)
  const random = seeded(5)
  const mayDraw = page.locator('.pile.open-to:not(:disabled)')
  await decide(page, { random })
  for (await askedOf(page); (await mayDraw.count()) === 0; await askedOf(page))
    await decide(page, { random })
  assert.match(
    await page.locator('.since').first().textContent(),
    /^Gamin (puts a key|moves|builds)/,
  )
  // It stands beside the question in every window.
  for (const [width, height] of [
    [375, 700],
    [844, 390],
  ]) {
    await page.setViewportSize({ width, height })
    assert.ok(await page.locator('.since').first().isVisible())
  }
  assert.deepEqual(page.complaints, [])
  // Whoever went home finds the way back there.
  const there = page.url()
  await page.goto(house.address)
  await page.locator('.going').click()
  await page.waitForSelector('.plan')
  assert.equal(page.url(), there)
  await page.context().close()
})

// A game of three against Belle took 135 clicks: every answer twice, and every end of a turn.
test('a whole game of three takes at most 85 clicks', onlyLong, async () => {
  const page = await visit(browser, house, { width: 1366, height: 768 })
  await page.evaluate(() => localStorage.setItem('belle.auto-end', 'idle'))
  await putTables(page, { deal: journalOf('paris-3-basic-printed-7', { seat: '1', plies: 0 }) })
  await page.clock.install()
  await overhear(page)
  await page.goto(`${house.address}/l/deal`)
  const { total, clicks, moves } = await clickThrough(page)
  console.log(`${total} clicks for ${moves.length} decisions`, clicks)
  assert.ok(total <= 85, `${total} clicks`)
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

// After a reload the log told moves alone: what they had brought was forgotten, and none was shown again.
test('a table that is opened again tells what its moves brought, and shows them again', async () => {
  const page = await visit(browser, house, { width: 1440, height: 900 })
  await putTables(page, { old: journalOf('paris-3-basic-printed-7', { seat: '1', plies: 60 }) })
  await page.goto(`${house.address}/l/old`)
  await page.waitForFunction(() => {
    const lines = [...document.querySelectorAll('.log-lines li')]
    return lines.length > 0 && lines.every((line) => line.querySelector('button.replay'))
  })
  assert.ok((await page.locator('.log-lines em').count()) > 0, 'what a move brought')
  const ply = await page.locator('.paris').getAttribute('data-ply')
  await page.locator('.log-lines li >> nth=-1').locator('button.replay').click()
  await page.waitForFunction((now) => document.querySelector('.paris').dataset.ply !== now, ply)
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

test(
  'four players, shuffled and free: whole game, every width, day and night',
  onlyLong,
  async () => {
    const page = await visit(browser, house, { width: 1280, height: 860, engine: false })
    await playBelle(page, { seats: 4, options: ['shuffled', 'free', 'open'] })
    assert.equal(await page.locator('.seat-panel').count(), 4)
    let looked = false
    await playToTheEnd(page, {
      random: seeded(11),
      look: async (decision) => {
        if (decision !== 20) return
        looked = true
        for (const [width, height] of [
          [1024, 768],
          [761, 900],
          [3840, 2160],
          [1280, 860],
        ]) {
          await page.setViewportSize({ width, height })
          await noSideways(page, `${width}`)
        }
        for (const theme of ['dark', 'light']) {
          await page.evaluate((to) => (document.documentElement.dataset.theme = to), theme)
          await accessible(page, `four players, ${theme}`)
        }
      },
    })
    assert.ok(looked)
    assert.equal(await page.locator('dialog.result .tally-sheet thead th').count(), 5)
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  },
)

test('friends over a link: three seats, Belle takes the last', async () => {
  const alice = await visit(browser, house)
  await alice.locator('.posters label').nth(1).click()
  await alice.click('.actions button >> nth=1')
  await alice.locator('.setup .counts .choice').nth(1).click()
  await alice.fill('.setup input[autocomplete=nickname]', 'Alice')
  await alice.click('.setup .more summary')
  await alice.selectOption('.setup select[name=begins]', 'Player 2')
  await alice.click('.setup button[type=submit]')
  await alice.waitForSelector('input[readonly]')
  await accessibleToo(alice, 'invitation to Paris')
  const bruno = await visit(browser, house, {
    path: new URL(await alice.inputValue('input[readonly]')).pathname,
    language: 'it',
  })
  await bruno.waitForSelector('input[autocomplete=nickname]')
  await bruno.fill('input[autocomplete=nickname]', 'Bruno')
  await bruno.click('.middle-screen .primary')
  await alice.waitForFunction(
    () =>
      document.querySelectorAll('.chairs li').length === 3 &&
      /Bruno/.test(document.querySelector('.chairs').textContent),
  )
  await alice.locator('.chairs button').first().click()
  await Promise.all([alice.waitForSelector('.plan'), bruno.waitForSelector('.plan')])
  assert.equal(await bruno.locator('.seat-panel.me.to-act').count(), 1, 'the second begins')
  // What stands behind a rival's screen is not shown.
  assert.match(await bruno.locator('.seat-panel:not(.me)').first().textContent(), /nascosti/)
  assert.equal(await bruno.locator('.seat-panel.me .purse').count(), 1)
  assert.equal(await bruno.locator('.seat-panel:not(.me) .purse').count(), 0)
  // A whole turn is taken back, with what Belle has played since.
  const mayDraw = bruno.locator('.pile.open-to:not(:disabled)')
  const random = seeded(5)
  for (let first = true; first || (await bruno.locator('.seat-panel.me.to-act').count()) > 0;) {
    await askedOf(bruno)
    if (!first && (await mayDraw.count()) > 0) break
    await decide(bruno, { random })
    first = false
  }
  await alice.waitForSelector('.seat-panel.me.to-act', { state: 'attached' })
  await bruno.click('.top nav button:last-child')
  await bruno.locator('.menu button', { hasText: 'ultimo turno' }).click()
  await alice.waitForSelector('.offer:has-text("Bruno asks to take back the whole last turn")')
  await alice.locator('.offer .primary').click()
  for (const page of [alice, bruno])
    await page.waitForFunction(() => document.querySelector('.paris').dataset.ply === '0')
  await mayDraw.first().waitFor({ state: 'attached' })
  assert.deepEqual([...alice.complaints, ...bruno.complaints], [])
  await alice.context().close()
  await bruno.context().close()
})
