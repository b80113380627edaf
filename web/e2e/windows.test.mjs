// Every window: at each size of a grid, in each state in which much can be done, everything to act
// with is in sight and uncovered.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accessible } from './accessible.mjs'
import { journalOf, putTables } from './dealt.mjs'
import { visit } from './house.mjs'
import { onlyLong, opened } from './opened.mjs'
import { emptyBoard, unreachable } from './reach.mjs'

let house
let browser
opened((there, here) => ([house, browser] = [there, here]))

/** Sizes of phones, tablets, laptops and large screens that had gone wrong. */
const usual = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1366, 650],
]
/** And others, beside the grid. */
const others = [
  [320, 560],
  [560, 560],
  [640, 360],
  [1024, 768],
  [1366, 560],
  [1366, 768],
  [1440, 900],
]
/** The whole grid: from 560 of height on, and phones on their side from 360. */
const grid = [320, 360, 480, 600, 768, 820, 980, 1024, 1180, 1240, 1366, 1600, 1920, 2560, 3840]
  .flatMap((width) =>
    [360, 430, 560, 650, 720, 768, 844, 1024, 1180, 1440, 2160].map((height) => [width, height]),
  )
  .filter(([width, height]) => height >= 560 || width >= 1.6 * height)
/** Sizes, and how the visitor reads: languages with long words, and the largest text. */
const walks = [
  ['usual windows', usual, {}, { language: 'ru' }],
  ['usual windows in French', usual, onlyLong, { language: 'fr' }],
  ['usual windows in the largest text', usual, onlyLong, { language: 'ru', text: 'largest' }],
  ['the whole grid', [...grid, ...others], onlyLong, { language: 'ru' }],
]

/** Waits for the result, and puts it away. */
async function afterResult(page) {
  await page.waitForSelector('dialog.result')
  await page.keyboard.press('Escape')
}

/** A table becomes that of a first game with its coach. */
const withCoach = (game) => async (page) => {
  await page.evaluate(
    (name) => localStorage.setItem(`belle.coached.${name}`, 'local-opening'),
    game,
  )
  await page.reload()
  await page.waitForSelector('.coach .primary')
  await page.evaluate((name) => localStorage.removeItem(`belle.coached.${name}`), game)
}

/** A turn that is about to end by itself, and never does: no moment passes while the page is hidden. */
async function aboutToEnd(page) {
  await page.evaluate(() => localStorage.setItem('belle.auto-end', 'always'))
  await page.reload()
  await page.waitForSelector('[data-by-itself]')
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    localStorage.setItem('belle.auto-end', 'never')
  })
}

/**
 * What the walk needs to know of a game: tables that stand where much can be done, how to come from
 * there into a state, and in which windows that must fit; and what is acted with: always, and behind
 * which tab.
 */
const games = {
  lumiere: {
    board: '.board',
    fits: () => true,
    // A coach begins folded there.
    also: [[320, 560]],
    ready: '.board.mine, .cards button:not(:disabled), dialog.result',
    tables: {
      opening: journalOf('lumiere-034', { seat: 'orange', plies: 1 }),
      reserve: journalOf('lumiere-034', { seat: 'orange', plies: 29 }),
      city: journalOf('lumiere-034', { seat: 'orange', plies: 37 }),
      swap: journalOf('lumiere-first-game-1', { seat: 'orange', plies: 20 }),
      over: journalOf('lumiere-034', { seat: 'orange' }),
    },
    states: [
      ['opening', 'a tile to lay', () => {}],
      [
        'opening',
        'a hint',
        async (page) => {
          await page.click('.hint-button')
          await page.waitForSelector('.belle-hint ol')
        },
      ],
      ['opening', 'a first game with its coach', withCoach('lumiere')],
      ['reserve', 'a full reserve', () => {}],
      [
        'city',
        'a building to confirm',
        async (page) => {
          await page.locator('.self .shape:not(:disabled)').last().click()
          await page.locator('.map').press('n')
          await page.waitForSelector('.turn .primary:not(:disabled)')
        },
      ],
      [
        'city',
        'a postcard, with or without effect',
        async (page) => {
          await page.locator('.postcard', { hasText: 'Bouquinistes' }).click()
          await page.waitForSelector('.tools .plain.wide')
        },
      ],
      [
        'swap',
        'a building of the pool to choose',
        async (page) => {
          await page.locator('.postcard', { hasText: 'Levitation' }).click()
          await page.locator('.self .shape:not(:disabled)').first().click()
          await page.waitForSelector('.pool .shape:not(:disabled)')
        },
      ],
      ['over', 'the result', (page) => page.waitForSelector('dialog.result')],
      ['over', 'after the result', afterResult],
    ],
    acts:
      '.top nav button, .coach :is(button, a), .board, .self .hand, .self .shape:not(:disabled), .tabs button, ' +
      '.turn :is(button:not(:disabled), a), .belle-hint > button',
    beside: [
      ['.tabs button:nth-child(1)', '.cards .postcard'],
      ['.tabs button:nth-child(2)', '.pool .shape:not(:disabled)'],
      ['.tabs button:nth-child(3)', '.score tr'],
    ],
  },
  paris: {
    board: '.plan',
    fits: () => true,
    ready: '.pile.open-to, .offer-row, .turn-tools .go:not(:disabled)',
    tables: {
      opening: journalOf('paris-4-basic-printed-8', { seat: '2', plies: 58 }),
      act: journalOf('paris-4-basic-printed-8', { seat: '2', plies: 157 }),
      bonus: journalOf('paris-4-basic-printed-8', { seat: '2', plies: 87 }),
      vp: journalOf('paris-4-basic-printed-8', { seat: '1', plies: 114 }),
      prestige: journalOf('paris-4-basic-printed-8', { seat: '1', plies: 197 }),
      end: journalOf('paris-4-basic-printed-8', { seat: '2', plies: 140 }),
      over: journalOf('paris-4-basic-printed-8', { seat: '2' }),
    },
    states: [
      ['opening', 'a pile to draw from', () => {}],
      [
        'opening',
        'a hint',
        async (page) => {
          await page.click('.hint-button')
          await page.waitForSelector('.belle-hint ol')
        },
      ],
      ['opening', 'a first game with its coach', withCoach('paris')],
      ['act', 'a key to choose', () => {}],
      [
        'act',
        'a landmark to confirm',
        async (page) => {
          await page.locator('.monument.open-to').first().click()
          if ((await page.locator('.ask.armed').count()) === 0)
            await page.locator('.offer-row').first().click()
          await page.waitForSelector('.ask.armed')
        },
      ],
      ['bonus', 'many bonus tiles', () => {}],
      ['vp', 'a VP tile', () => {}],
      ['prestige', 'prestige to hand in', () => {}],
      ['end', 'what is free at the end of a turn', () => {}],
      ['end', 'a turn about to end by itself', aboutToEnd],
      ['over', 'the result', (page) => page.waitForSelector('dialog.result')],
      ['over', 'after the result', afterResult],
    ],
    acts:
      '.top nav button, .coach :is(button, a), .plan, .notices, .ask, .ask button, .offer-row, .sheet-tabs button, ' +
      '.turn-tools :is(button:not(:disabled), a), .belle-hint > button, ' +
      '[data-window="columns"] :is(.pile, .monument, .vp-tile, .flag-tiles button, .stock button, ' +
      '.own-tiles button, .seat-panel, .standings)',
    beside: [
      ['.sheet-tabs button:nth-child(1)', '.sheet[data-sheet="you"] button'],
      ['.sheet-tabs button:nth-child(2)', '.seat-panel:not(.me), .standings'],
      ['.sheet-tabs button:nth-child(3)', '.sheet[data-sheet="supply"] button'],
    ],
  },
}

/** The windows of a state in which something is wrong, and what. */
async function walk(page, game, sizes) {
  await emptyBoard(page, game.board)
  const found = []
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    const touch = width < 1240
    for (const line of await unreachable(page, { ...game, touch }))
      found.push(`${width}×${height}: ${line}`)
  }
  return found
}

// The button that confirms was below the fold of a low laptop and under the pool of a usual one; a
// phone on its side showed half a map.
for (const [name, game] of Object.entries(games))
  for (const [where, sizes, when, { language, text = 'usual' }] of walks)
    test(`${name}: everything to act with is in sight in ${where}`, when, async () => {
      const page = await visit(browser, house, { language })
      await page.evaluate((size) => {
        localStorage.setItem('belle.confirm', 'always')
        localStorage.setItem('belle.text', size)
      }, text)
      await putTables(page, game.tables)
      const found = []
      const windows = [...sizes, ...(game.also ?? [])].filter((size) => game.fits(size, text))
      for (const [table, state, enter] of game.states) {
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.goto(`${house.address}/l/${table}`)
        await page.waitForSelector(game.ready)
        await enter(page)
        found.push(...(await walk(page, game, windows)).map((line) => `${state}, ${line}`))
      }
      assert.deepEqual(found, [])
      await page.goto(`${house.address}/l/opening`)
      await page.setViewportSize({ width: 844, height: 390 })
      await page.waitForSelector(game.ready)
      assert.ok(await page.isVisible('.hint-button'), 'a hint on a phone on its side')
      await accessible(page, `${name} on its side`)
      assert.deepEqual(page.complaints, [])
      await page.context().close()
    })

// The button that lets a turn wait took the place of the one that ends it, which shrank to a disc
// with its words beside it.
test('paris: nothing moves when a turn is about to end by itself', async () => {
  const sizes = [...usual, [1240, 1024], [2560, 1440]]
  const languages = process.env.BELLE_LONG ? ['en', 'fr', 'it', 'pl', 'ru'] : ['ru']
  for (const language of languages) {
    const page = await visit(browser, house, { language })
    await putTables(page, { end: games.paris.tables.end })
    await page.goto(`${house.address}/l/end`)
    await aboutToEnd(page)
    await emptyBoard(page, '.plan')
    const places = async () => {
      const found = []
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height })
        found.push(
          await page.evaluate(async () => {
            await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
            const all = document.querySelectorAll('.turn-tools button:not([data-by-itself])')
            return [...all].map((one) => {
              const { x, y, width: wide, height: high } = one.getBoundingClientRect()
              const words = one.scrollWidth > one.clientWidth ? 'spilt' : 'whole'
              return `${words} at ${[x, y, wide, high].map(Math.round).join()}`
            })
          }),
        )
      }
      return found
    }
    const waiting = await places()
    assert.ok(await page.locator('[data-by-itself]').isVisible())
    assert.doesNotMatch(waiting.flat().join('; '), /spilt/, language)
    await page.keyboard.press('Escape')
    await page.locator('[data-by-itself]').waitFor({ state: 'detached' })
    assert.deepEqual(await places(), waiting, language)
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  }
})

/** The places of the parts of the frame that are there whoever's turn it is. */
const frameOf = (page) =>
  page.evaluate(() => {
    const parts = [
      ...['.ask-leaf', '.turn-tools', '.piles-leaf', '.flag-home', '.vp-leaf', '.landmarks-leaf'],
      ...['.plan-room', '.seat-panel.me', '.reserve-leaf', '.standings'],
    ]
    const boxOf = (part) => {
      const { x, y, width, height } = document.querySelector(part)?.getBoundingClientRect() ?? {}
      // Scores grow below.
      return (part === '.standings' ? [x, width] : [x, y, width, height]).map(Math.round).join()
    }
    return Object.fromEntries(parts.map((part) => [part, boxOf(part)]))
  })

// With the piles empty the end-game tiles opened as two rows of buttons when the turn came: the
// question shrank, and the buttons that end a turn went up.
test('paris: the frame keeps its places from waiting to the end of a turn', async () => {
  for (const language of ['ru', 'en'])
    for (const [name, plies] of [
      ['the middle game', 60],
      ['empty piles', 140],
    ]) {
      const page = await visit(browser, house, { language, width: 1366, height: 650 })
      await page.evaluate(() => {
        localStorage.setItem('belle.speed', 'slow')
        localStorage.setItem('belle.confirm', 'never')
      })
      await putTables(page, { mine: journalOf('paris-4-basic-printed-8', { seat: '2', plies }) })
      await page.goto(`${house.address}/l/mine`)
      await page.waitForSelector('.turn-tools .go:not([aria-disabled=true], :disabled)')
      const ended = await frameOf(page)
      const same = async (when) => assert.deepEqual(await frameOf(page), ended, `${name}, ${when}`)
      await page.click('.turn-tools .go')
      await page.waitForSelector('.whose')
      await same('waiting')
      for (; (await page.locator('.turn-steps').count()) === 0; await page.waitForTimeout(50))
        if ((await page.locator('.skip-moves').count()) > 0) await page.keyboard.press(' ')
      if (name === 'the middle game') {
        await same('to draw')
        await page.locator('.pile.open-to').first().click()
        await page.waitForSelector('.turn-steps li:nth-child(2).now')
      }
      await same('to act')
      if (language === 'ru') {
        await page.click('.hint-button')
        await page.waitForSelector('.belle-hint ol')
        await same('with a hint')
      }
      assert.deepEqual(page.complaints, [])
      await page.context().close()
    }
})

// What the others did was cut after two lines, and the rest stood in a tooltip, which a finger lacks.
test('paris: news that find no room unfold over the question, and fold again', async () => {
  const page = await visit(browser, house)
  await putTables(page, { opening: games.paris.tables.opening })
  await page.goto(`${house.address}/l/opening`)
  for (const [width, height] of [...usual, [1024, 700]]) {
    await page.setViewportSize({ width, height })
    const size = `${width}×${height}`
    const news = page.locator('.told')
    const hidden = () => news.evaluate((one) => one.scrollHeight - one.clientHeight)
    await page.locator('.unfold[aria-expanded=false]').click({ trial: true }) // it lies still
    assert.ok((await hidden()) > 10, size)
    const [folded, frame] = [await page.locator('.notices').boundingBox(), await frameOf(page)]
    const button = await page.locator('.unfold').boundingBox()
    assert.ok(button.height >= 44 && button.width >= folded.width, size)
    assert.ok(button.y <= folded.y && button.y + button.height >= folded.y + folded.height, size)
    await page.locator('.unfold').click({ position: { x: 30, y: button.height / 2 } })
    await page.waitForSelector('.unfold[aria-expanded=true]')
    assert.ok((await hidden()) <= 0, size)
    assert.deepEqual(await frameOf(page), frame, size)
    await page.click('.unfold')
  }
  await accessible(page, 'news')
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

// Cards were cut to their names, which broke anywhere, and nothing said what a chosen one does.
test('lumiere on phones: cards by whole names, what they do, and advice beside the rival', async () => {
  const page = await visit(browser, house)
  await putTables(page, {
    city: games.lumiere.tables.city,
    cards: journalOf('lumiere-036', { seat: 'orange', plies: 35 }),
  })
  await page.goto(`${house.address}/l/city`)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.waitForSelector('.cards button:not(:disabled)')
  const spilt = await page.$$eval('.postcard strong', (all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
  )
  assert.deepEqual(spilt, [])
  await page.locator('.postcard', { hasText: 'Chartier' }).click()
  assert.match(await page.locator('.banner .does').innerText(), /repave|mixed/i)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 844, height: 390 })
  await page.click('.hint-button')
  await page.waitForSelector('.belle-hint ol')
  const [rival, advice] = await page.$$eval('.rival, .belle-hint', (all) =>
    all
      .map((one) => one.getBoundingClientRect())
      .sort((a, b) => a.top - b.top)
      .map(({ top, bottom }) => ({ top, bottom })),
  )
  assert.ok(rival.bottom <= advice.top + 3, 'the advice lies below the rival')
  await page.locator('.belle-hint > button').first().click()
  const indent = (one) => getComputedStyle(one).textIndent
  assert.equal(await page.locator('.belle-hint-all li b').first().evaluate(indent), '0px')
  // Where nothing but a card can be played, all of them lie there.
  await page.goto(`${house.address}/l/cards`)
  await page.locator('.cards button:not(:disabled)').first().waitFor()
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

// The panel lay over the advice, which stood at the right edge of the window.
test('advice on a low window is in sight beside a panel', async () => {
  const page = await visit(browser, house, { width: 1366, height: 560 })
  for (const [name, { tables }] of Object.entries(games)) {
    await putTables(page, { hinted: tables.opening })
    await page.goto(`${house.address}/l/hinted`)
    await page.click('.hint-button')
    await page.waitForSelector('.belle-hint ol')
    await page.click('.top nav button:has-text("Moves")')
    await page.waitForSelector('aside.beside')
    assert.equal(await page.getAttribute('main', 'data-window'), 'low', name)
    const [advice, panel] = await page.$$eval('.belle-hint, aside.beside', (all) =>
      all.map((one) => one.getBoundingClientRect()),
    )
    assert.ok(advice.right <= panel.left && advice.width >= 300, name)
  }
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

// The form opened at its middle, the games below the fold.
test('low windows begin at the top: the title of a form, and which game is chosen', async () => {
  const page = await visit(browser, house, { width: 1366, height: 650 })
  for (const [width, height] of [
    [1366, 650],
    [844, 390],
  ]) {
    await page.setViewportSize({ width, height })
    const below = await page.$$eval('.caption b', (all) =>
      all.filter((one) => one.getBoundingClientRect().bottom > innerHeight),
    )
    assert.equal(below.length, 0, `captions at ${width}`)
  }
  await page.setViewportSize({ width: 390, height: 664 })
  await page.click('.actions .first')
  await page.waitForSelector('dialog[open] .choice')
  assert.equal(await page.locator('dialog[open]').evaluate((one) => one.scrollTop), 0)
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

// The buttons of the steps lay over the sentence of the move.
test('a review on a phone on its side: board, move and steps in sight', async () => {
  const page = await visit(browser, house)
  await putTables(page, { over: games.lumiere.tables.over })
  await page.goto(`${house.address}/review/local-over`)
  await page.waitForSelector('main.review')
  for (const [width, height] of [
    [844, 390],
    [640, 360],
  ]) {
    await page.setViewportSize({ width, height })
    const acts = '.review-stage, .review-sentence, .review-steps button:not(:disabled)'
    assert.deepEqual(await unreachable(page, { acts, beside: [], touch: true }), [])
  }
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

// “Counting…” stood there for ever when the engine told a position as an older one did.
test('an ending that cannot be counted is told at once', async () => {
  const page = await visit(browser, house, { calm: false })
  await page.addInitScript(() => {
    const { set } = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage')
    const older = ({ text, ...sent }) => ({
      ...sent,
      text: text.replaceAll('"group":[', '"old":['),
    })
    Object.defineProperty(Worker.prototype, 'onmessage', {
      set(receive) {
        set.call(this, ({ data }) =>
          receive({ data: data.sent ? { ...data, sent: data.sent.map(older) } : data }),
        )
      },
    })
    localStorage.setItem('belle.speed', 'normal')
  })
  await putTables(page, { last: journalOf('lumiere-034', { seat: 'blue', plies: 44 }) })
  await page.goto(`${house.address}/l/last`)
  await page.locator('.self .shape:not(:disabled)').first().click()
  await page.locator('.map').press('n')
  await page.locator('.turn .primary:not(:disabled)').click()
  await page.waitForSelector('dialog.result h2')
  assert.equal(await page.locator('.counting').count(), 0)
  await page.context().close()
})

// The book lay over the whole game, which was dimmed, wherever no panel has room beside it.
test('rules above a game dim nothing, and leave a part of it in sight', async () => {
  const page = await visit(browser, house)
  for (const [name, { tables, board, ready }] of Object.entries(games)) {
    await putTables(page, { asked: tables.opening })
    await page.goto(`${house.address}/l/asked`)
    await page.waitForSelector(ready)
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
      [1024, 768],
      [844, 390],
    ]) {
      await page.setViewportSize({ width, height })
      await page.click('.top nav [aria-label=Rules]')
      await page.waitForSelector('dialog.consult .rules-chapter')
      const dimmed = await page.$eval(
        'dialog.consult',
        (one) => getComputedStyle(one, '::backdrop').backgroundColor,
      )
      assert.equal(dimmed, 'rgba(0, 0, 0, 0)', name)
      const [book, map] = await page.$$eval(`dialog.consult, ${board}`, (all) =>
        all
          .sort((a, b) => Number(b.matches('dialog')) - Number(a.matches('dialog')))
          .map((one) => one.getBoundingClientRect()),
      )
      const beside = Math.max(0, Math.min(map.right, book.left) - map.left) / map.width
      const above = Math.max(0, Math.min(map.bottom, book.top) - map.top) / map.height
      assert.ok(Math.max(beside, above) > 0.4, `${name} at ${width}: ${beside}, ${above}`)
      const cut = await page.$eval('dialog.consult', (one) => one.scrollWidth > one.clientWidth)
      assert.ok(!cut, `${name} at ${width}: cut`)
      await page.keyboard.press('Escape')
      await page.waitForSelector('dialog.consult', { state: 'detached' })
    }
  }
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

// The table of a large window is drawn larger, and what is put at a point of the screen was far from
// it: the words beside the pointer, and the ring around the last move.
test('paris on a large window: words and rings are where they belong', async () => {
  const page = await visit(browser, house, { width: 2560, height: 1440 })
  await putTables(page, { opening: games.paris.tables.opening })
  await page.goto(`${house.address}/l/opening`)
  await page.waitForSelector('.pile.open-to')
  const middle = async (selector) => {
    const { x, y, width, height } = await page.locator(selector).first().boundingBox()
    return [x + width / 2, y + height / 2]
  }
  const [x, y] = await middle('.plan [data-mark="track:8"] .touch')
  await page.mouse.move(x, y)
  await page.waitForSelector('.tip.shown')
  const tip = await page.locator('.tip').boundingBox()
  assert.ok(tip.x > x && tip.x < x + 40 && tip.y > y && tip.y < y + 40, JSON.stringify([x, y, tip]))
  const lots = () =>
    page
      .locator('.plan [data-mark] .touch')
      .evaluateAll((all) =>
        Object.fromEntries(
          all.map((one) => [one.parentNode.dataset.mark, one.getAttribute('aria-label')]),
        ),
      )
  const before = await lots()
  await page.click('.pile.open-to')
  await page.waitForSelector('.travels .ring')
  const after = await lots()
  const built = Object.keys(after).find(
    (mark) => /^...\d/.test(mark) && after[mark] !== before[mark],
  )
  const lot = await middle(`.plan [data-mark="${built}"] .touch`)
  const ring = await middle('.travels .ring')
  assert.ok(Math.hypot(ring[0] - lot[0], ring[1] - lot[1]) < 4, JSON.stringify([ring, lot]))
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})
