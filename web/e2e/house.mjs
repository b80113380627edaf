// A real house on a free port, with its own folder, and browsers that reach nothing else.

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

export const program =
  process.env.BELLE ?? fileURLToPath(new URL('../../build/release/apps/belle', import.meta.url))

/** Opens the house; `stop` and `start` close it and open it again on the same port and folder. */
export async function openHouse({ pace = 20 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'belle-'))
  let child = null
  let port = 0
  const house = {
    get address() {
      return `http://127.0.0.1:${port}`
    },
    start: () =>
      new Promise((resolve, reject) => {
        child = spawn(
          program,
          ['serve', '--port', String(port), '--data', folder, '--pace', String(pace)],
          { stdio: ['ignore', 'pipe', 'inherit'] },
        )
        child.once('error', reject)
        child.once('exit', (code) => reject(new Error(`the house closed with ${code}`)))
        child.stdout.on('data', (text) => {
          const open = /http:\/\/[^:]+:(\d+)\//.exec(String(text))
          if (!open) return
          port = Number(open[1])
          resolve(house)
        })
      }),
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit')
        child.once('exit', resolve)
        child.kill('SIGTERM')
      }),
    async close() {
      await house.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return house.start()
}

export const openBrowser = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    args: [
      '--disable-gpu',
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-default-apps',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  })

/**
 * Before pages are opened there: rivals' moves are shown at once, and turns end when they are ended,
 * unless the visitor has chosen otherwise. Tests have no eyes, and must not be overtaken.
 */
export const quickTurns = (context) =>
  context.addInitScript(() => {
    for (const [key, word] of [
      ['belle.speed', 'once'],
      ['belle.auto-end', 'never'],
    ])
      if (localStorage.getItem(key) === null) localStorage.setItem(key, word)
  })

/**
 * A visitor with a memory of their own. Whatever the console complains about is kept in
 * `complaints`.
 */
export async function visit(
  browser,
  house,
  { path = '/', width = 1280, height = 860, language = 'en', calm = true, engine = true } = {},
) {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: language,
    reducedMotion: calm ? 'reduce' : 'no-preference',
    acceptDownloads: true,
  })
  await quickTurns(context)
  const page = await context.newPage()
  if (!engine) await page.addInitScript(() => delete globalThis.WebAssembly) // then Belle plays over the network
  page.complaints = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) page.complaints.push(message.text())
  })
  page.on('pageerror', (error) => page.complaints.push(String(error)))
  await page.goto(house.address + path)
  await page.waitForSelector('h1, [role=status]')
  return page
}
