// What a table costs the machine, in a browser that renders in software: a moving one at most 16 ms
// a frame on a processor four times slower than this; one on which nothing happens at most three
// hundredths of a core.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { journalOf, putTables } from './dealt.mjs'
import { visit } from './house.mjs'
import { onlyLong, opened } from './opened.mjs'

let house
let browser
opened((there, here) => ([house, browser] = [there, here]))

const mostOfFrame = 16
const mostOfCore = 0.03
/** Within this time a table is opened, its letters and its city are there. */
const opening = 2_500
/** What moves when a table is opened or a move was made comes to rest within this time. */
const rest = 16_000
const watched = 8_000

/** Tables in the middle of a game, and what is moved about on them. */
const games = {
  lumiere: {
    table: journalOf('lumiere-034', { seat: 'orange', plies: 37 }),
    board: '.board',
    begin: async (page) => {
      await page.locator('.self .shape:not(:disabled)').last().click()
      await page.locator('.map').press('n')
    },
  },
  paris: {
    table: journalOf('paris-2-basic-printed-9', { seat: '1', plies: 100 }),
    board: '.plan',
    begin: (page) => page.waitForSelector('.turn-steps'),
  },
}

/** Seconds of processor time that all processes of the browser have used. */
async function processorTime() {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}

/** The share of a core that is used while nothing happens. */
async function idle(page) {
  await page.waitForTimeout(rest)
  const [before, from] = [await processorTime(), performance.now()]
  await page.waitForTimeout(watched)
  return ((await processorTime()) - before) / ((performance.now() - from) / 1000)
}

/**
 * Milliseconds that the page works for a frame while a pointer wanders about, on a processor four
 * times slower: its own time is counted, since others use the machine as well.
 */
async function moving(page, board) {
  await page.waitForTimeout(opening)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () =>
    (await session.send('Performance.getMetrics')).metrics.find(
      ({ name }) => name === 'TaskDuration',
    ).value
  await page.evaluate(() => {
    globalThis.frameCount = 0
    const frame = () => {
      globalThis.frameCount++
      globalThis.nextFrame = requestAnimationFrame(frame)
    }
    frame()
  })
  const { x, y, width, height } = await page.locator(board).boundingBox()
  const before = await worked()
  for (let i = 0; i <= 8; i++)
    await page.mouse.move(x + (width * (1 + ((i * 5) % 9))) / 11, y + (height * (i + 1)) / 11, {
      steps: 12,
    })
  const after = await worked()
  const frames = await page.evaluate(() => {
    cancelAnimationFrame(globalThis.nextFrame)
    return globalThis.frameCount
  })
  await page.mouse.move(1, 1)
  return (4000 * (after - before)) / frames
}

async function sitDown({ table, board, begin }) {
  const page = await visit(browser, house, { width: 1366, height: 768, calm: false })
  await putTables(page, { middle: table })
  await page.goto(`${house.address}/l/middle`)
  await page.waitForSelector(board)
  await begin(page)
  return page
}

for (const [name, game] of Object.entries(games)) {
  // Flames and marching dashes kept a table at work for as long as it was open.
  test(`${name}: an idle table rests`, onlyLong, async (context) => {
    const page = await sitDown(game)
    const core = await idle(page)
    context.diagnostic(`${(100 * core).toFixed(1)} % of a core`)
    assert.ok(core <= mostOfCore, `${100 * core} % of a core`)
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  // Marching dots, and a tip put into the page beside a rule with :has(), took 39 ms in Paris.
  test(`${name}: a moving table is smooth`, onlyLong, async (context) => {
    const page = await sitDown(game)
    const frame = await moving(page, game.board)
    context.diagnostic(`${frame.toFixed(1)} ms a frame`)
    assert.ok(frame <= mostOfFrame, `${frame} ms a frame`)
    await page.context().close()
  })
}
