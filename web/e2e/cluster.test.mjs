// A house of several servers: friends at different ones play games to the end while servers are
// killed, stopped and upgraded, a thinker dies, and the database crashes. They go on by themselves.

import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openBrowser, program, visit } from './house.mjs'
import { onlyLong } from './opened.mjs'
import { askedOf, decide, seeded } from './playing-paris.mjs'
import { buildOrPlay, layTile, takeRoof, turnOf } from './playing.mjs'

const port = 21889
const script = fileURLToPath(new URL('../../deploy/cluster', import.meta.url))
const proxy = { address: `http://127.0.0.1:${port}` }
const server = (number) => ({ address: `http://127.0.0.1:${port + number}` })

/** PostgreSQL, three servers, a thinker where there is one, and HAProxy; whatever ends begins again. */
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
      if (!told.includes('Ctrl-C ends all')) return
      child.off('exit', failed)
      resolve({
        kill(name, signal) {
          const file = new RegExp(`cat (\\S+/${name}\\.pid)`).exec(told)
          if (file) process.kill(Number(readFileSync(file[1], 'utf8')), signal)
        },
        /** What the database answers. */
        ask(sql) {
          const folder = /cat (\S+)\/postgres\.pid/.exec(told)[1]
          const words = ['-At', '-h', folder, '-U', 'belle', '-d', 'belle', '-c', sql]
          return execFileSync('psql', words, { encoding: 'utf8' }).trim()
        },
        close: () => new Promise((done) => (child.once('exit', done), child.kill('SIGTERM'))),
      })
    })
  })

let cluster
let browser
if (!onlyLong.skip) {
  before(async () => {
    cluster = await openCluster()
    browser = await openBrowser()
  })
  after(async () => {
    await browser?.close()
    await cluster?.close()
  })
}

/** Where somebody looks at this table, as the servers have told each other; it is told once a second. */
async function serverOf(table) {
  for (let tries = 0; tries < 50; tries++) {
    const name = cluster.ask(`SELECT node FROM belle.present WHERE table_id = '${table}'`)
    if (name) return Number(name.replace('server', ''))
    await pause(200)
  }
  throw new Error('nobody is at the table')
}

/** What happens while they play, one after the other, every few decisions. */
const troubles = [
  () => cluster.kill('server1', 'SIGKILL'),
  () => cluster.kill('thinker', 'SIGKILL'),
  async () => {
    cluster.kill('server3', 'SIGSTOP')
    await pause(6000)
    cluster.kill('server3', 'SIGCONT')
  },
  () => cluster.kill('postgres', 'SIGQUIT'),
  async () => {
    for (const name of ['server1', 'server2', 'server3']) {
      cluster.kill(name, 'SIGTERM')
      await pause(6000)
    }
  },
  () => cluster.kill('server2', 'SIGKILL'),
  () => cluster.kill('thinker', 'SIGKILL'),
]

const lumiere = {
  poster: 0,
  agree: () => {},
  table: 'main.table',
  between: 3, // decisions between two troubles
  most: 70,
  asked: turnOf,
  taken: 0,
  async decide(page) {
    const streets = (await page.locator('main.streets').count()) > 0
    if (!streets) return buildOrPlay(page)
    const roofs = await page.locator('.pool button:not(:disabled)').count()
    return this.taken++ < 4 && roofs > 0 ? takeRoof(page) : layTile(page)
  },
}

/** The third seat is Belle's. */
const paris = {
  poster: 1,
  async agree(page) {
    await page.locator('.setup .counts .choice').nth(1).click()
    await page.locator('.setup .others select').nth(1).selectOption('gamin')
  },
  table: '.paris',
  between: 12,
  most: 500,
  asked: askedOf,
  random: seeded(7),
  decide(page) {
    return decide(page, { random: this.random })
  },
}

for (const [name, game] of Object.entries({ lumiere, paris }))
  test(`two friends play ${name} at different servers, whatever dies`, onlyLong, async () => {
    const alice = await visit(browser, proxy)
    await alice.locator('.posters label').nth(game.poster).click()
    await alice.locator('.actions button', { hasText: 'Play with a friend' }).click()
    await alice.fill('.setup input[autocomplete=nickname]', 'Alice')
    await game.agree(alice)
    await alice.click('.setup button[type=submit]')
    await alice.waitForSelector('input[readonly]')
    const link = new URL(await alice.inputValue('input[readonly]')).pathname
    const alices = await serverOf(link.split('/').at(-1))
    const bruno = await visit(browser, server((alices % 3) + 1), { path: link })
    await bruno.click('.middle-screen .primary')
    const pages = [alice, bruno]
    await Promise.all(pages.map((page) => page.waitForSelector(game.table)))

    const plyOf = (page) => page.locator(game.table).getAttribute('data-ply').then(Number)
    let trouble = Promise.resolve()
    for (let turn = 0; ; turn++) {
      assert.ok(turn < game.most, 'the game does not end')
      const next = troubles[turn / game.between]
      if (next) trouble = trouble.then(next)
      const asked = pages.map((page) => game.asked(page).then((what) => ({ page, what })))
      for (const each of asked) each.catch(() => {})
      const { page, what } = await Promise.any(asked)
      if (what === 'over') break
      // What was sent when a server died may not have been heard: then it is asked again.
      await game.decide(page).catch(() => {})
      const ply = await plyOf(page)
      for (const other of pages)
        await other.waitForFunction(
          ([table, known]) => Number(document.querySelector(table)?.dataset.ply) >= known,
          [game.table, ply],
          { timeout: 20000 },
        )
    }
    await trouble
    await Promise.all(pages.map((page) => page.waitForSelector('dialog.result')))
    assert.equal(await plyOf(alice), await plyOf(bruno))
    for (const page of pages) await page.context().close()
  })
