// A house of several servers: friends at different ones play a game to its end while servers die.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { openBrowser, program, visit } from './house.mjs'
import { onlyLong } from './opened.mjs'
import { buildOrPlay, layTile, takeRoof, turnOf } from './playing.mjs'

const port = 21889
const script = fileURLToPath(new URL('../../deploy/cluster', import.meta.url))

/** PostgreSQL, three servers and HAProxy; tells their processes in this order. */
const openCluster = () =>
  new Promise((resolve, reject) => {
    // A group of its own, for what ends in there says so to its whole group.
    const child = spawn(script, [program, String(port)], {
      stdio: ['ignore', 'inherit', 'pipe'],
      detached: true,
    })
    let told = ''
    const failed = (code) => reject(new Error(`the cluster closed with ${code}: ${told}`))
    child.once('exit', failed)
    child.stderr.on('data', (text) => {
      told += text
      const processes = /processes ([\d ]+);/.exec(told)
      if (!processes) return
      child.off('exit', failed)
      resolve({
        processes: processes[1].split(' ').map(Number),
        close: () => new Promise((done) => (child.once('exit', done), child.kill('SIGTERM'))),
      })
    })
  })

const lengthOf = (page) => page.locator('main.table').getAttribute('data-ply').then(Number)

test('two friends at different servers play on while servers are killed', onlyLong, async () => {
  const cluster = await openCluster()
  const browser = await openBrowser()
  try {
    const [, first, , third] = cluster.processes
    const proxy = { address: `http://127.0.0.1:${port}` }
    const second = { address: `http://127.0.0.1:${port + 2}` }
    const alice = await visit(browser, proxy)
    await alice.click('.actions button >> nth=1')
    await alice.fill('.setup input[autocomplete=nickname]', 'Alice')
    await alice.click('.setup button[type=submit]')
    await alice.waitForSelector('input[readonly]')
    const link = new URL(await alice.inputValue('input[readonly]')).pathname
    const bruno = await visit(browser, second, { path: link })
    await bruno.click('.middle-screen .primary')
    await Promise.all([alice.waitForSelector('.board'), bruno.waitForSelector('.board')])

    let taken = 0
    for (let turn = 0; ; turn++) {
      assert.ok(turn < 60, 'the game does not end')
      if (turn === 4) process.kill(first, 'SIGKILL')
      if (turn === 12) process.kill(third, 'SIGKILL')
      const [a, b] = [alice, bruno].map((page) => turnOf(page).then((what) => ({ page, what })))
      const { page, what } = await Promise.race([a, b])
      a.catch(() => {})
      b.catch(() => {})
      if (what === 'over') break
      const other = page === alice ? bruno : alice
      const streets = (await page.locator('main.streets').count()) > 0
      if (!streets) await buildOrPlay(page)
      else if (taken < 4 && (await page.locator('.pool button:not(:disabled)').count()) > 0) {
        taken++
        await takeRoof(page)
      } else await layTile(page)
      const ply = await lengthOf(page)
      await other.waitForFunction(
        (known) => Number(document.querySelector('main.table')?.dataset.ply) >= known,
        ply,
        { timeout: 10000 },
      )
    }
    await Promise.all([alice, bruno].map((page) => page.waitForSelector('dialog.result')))
    assert.equal(await lengthOf(alice), await lengthOf(bruno))
  } finally {
    await browser.close()
    await cluster.close()
  }
})
