// How fast the engine is in the page, against the program on one core: both think through the same
// games with the same simulations, in turns, and the best time of each counts. Fails below half the
// speed. Run by hand: node e2e/speed.mjs

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const program = process.env.BELLE ?? at('build/release/apps/belle')
const least = 0.5
const rounds = 4

const {
  module: { openModule },
} = await runnerImport(fileURLToPath(new URL('../src/engine/module.ts', import.meta.url)))
const said = []
const players = openModule(new WebAssembly.Module(readFileSync(at('build/wasm/players.wasm'))), {
  tell: (module, channel, place, size) => channel === 0 && said.push(module.text(place, size)),
})
const ask = (what, texts) => (players.call(what, texts), said.pop())
for (const game of ['lumiere', 'paris'])
  players.call(
    'take_weights',
    new Uint8Array(
      Buffer.concat([Buffer.from(`${game}\0`), readFileSync(at(`players/${game}/weights.net`))]),
    ),
  )

function timed(work) {
  const start = performance.now()
  return [work(), performance.now() - start]
}

let slow = false
for (const [game, seats, sims] of [
  ['lumiere', 2, 600],
  ['paris', 2, 120],
  ['paris', 4, 120],
]) {
  let record = ask('random_game', [game, String(seats), '11'])
  let moves = 0
  record = record
    .split('\n')
    .filter((line) => !/^(score|result) /.test(line) && (!line.startsWith('move ') || moves++ < 40))
    .join('\n')
  let native = Infinity
  let wasm = Infinity
  for (let round = 0; round < rounds; round++) {
    const [there, thereTime] = timed(() =>
      execFileSync(
        program,
        ['analyse', '-', '--sims', String(sims), '--seed', '3', '--threads', '1', '--json'],
        { input: record, encoding: 'utf8', maxBuffer: 1 << 26, stdio: ['pipe', 'pipe', 'ignore'] },
      ),
    )
    const [here, hereTime] = timed(() => ask('analyse', [String(sims), '0', '3', record]))
    if (JSON.stringify(JSON.parse(there)) !== JSON.stringify(JSON.parse(here)))
      throw new Error('they think differently')
    native = Math.min(native, thereTime)
    wasm = Math.min(wasm, hereTime)
  }
  const ratio = native / wasm
  slow ||= ratio < least
  console.log(
    `${game} for ${seats}: program ${native.toFixed(0)} ms, page ${wasm.toFixed(0)} ms: ${(100 * ratio).toFixed(0)} % of its speed`,
  )
}
if (slow)
  throw new Error(`the engine in the page has less than ${100 * least} % of the program's speed`)
