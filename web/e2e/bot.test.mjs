// The bot of examples/, started as docs/extending.md says.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { openHouse } from './house.mjs'

const run = promisify(execFile)
const bot = fileURLToPath(new URL('../../examples/random_bot.mjs', import.meta.url))

// An example that a stranger copies, and that the protocol has left behind.
test('the example bot plays a game to its end', { timeout: 60_000 }, async () => {
  const house = await openHouse({ pace: 0 })
  try {
    const words = ['--experimental-websocket', bot, house.address, 'lumiere', 'gamin']
    const { stdout } = await run(process.execPath, words)
    assert.match(stdout, /^move /m)
    assert.match(stdout, /^result /m)
  } finally {
    await house.close()
  }
})
