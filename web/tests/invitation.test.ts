import decode from 'qr/decode.js'
import { expect, test } from 'vitest'
import type { Settings } from '../src/client/protocol'
import { games } from '../src/games'
import { agreement, timeOf } from '../src/table/agreement'
import { codeOf } from '../src/table/qr'
import { saying } from './saying'

/** The picture of a code as a camera sees it: eight points a module. */
function pictureOf({ size, path }: { size: number; path: string }) {
  const scale = 8
  const width = size * scale
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    for (let py = Number(y) * scale; py < (Number(y) + 1) * scale; py++)
      for (let px = Number(x) * scale; px < (Number(x) + Number(run)) * scale; px++)
        data.set([0, 0, 0, 255], (py * width + px) * 4)
  return { width, height: width, data }
}

// A code that is pretty and leads nowhere.
test('the code of a link is read as that link', async () => {
  for (const link of ['https://belle.example/t/k3w9mzq2tb', 'http://127.0.0.1:1889/t/w8d2hn5xqa'])
    expect(decode(pictureOf(await codeOf(link)))).toBe(link)
})

// A friend who sits down without knowing what is played, by which rules, and how fast.
test('the invitation says game, options, edition and time', () => {
  const say = saying('en')
  for (const game of games) {
    const settings: Settings = {
      game: game.name,
      seats: 2,
      clock: { days: 3 },
      edition: '{}',
      options: { [game.options[0]!.name]: game.options[0]!.values[1]![0] },
    }
    const lines = agreement(say, settings, () => '')
    expect(lines[0]).toEqual(['Game', game.title(say)])
    expect(lines).toContainEqual(['Time', '3 days a move'])
    expect(lines).toContainEqual(['Edition', 'corrected by the host'])
    expect(lines).toContainEqual([game.options[0]!.label(say), game.options[0]!.values[1]![1](say)])
    for (const option of game.options)
      expect(lines.map(([what]) => what)).toContain(option.label(say))
  }
  expect(timeOf(say, undefined)).toBe('As long as you like')
  expect(timeOf(say, { bank: 600, increment: 10 })).toBe('10 minutes, and 10 seconds a move')
  const [game] = games
  const [seat] = Object.keys(game.sides!)
  const begun: Settings = { game: game.name, seats: 2, options: { start: seat! } }
  expect(agreement(say, begun, () => 'Alice')).toContainEqual([
    'Who begins?',
    `Alice · ${game.sides![seat!]!(say)}`,
  ])
  const next: Settings = { game: game.name, seats: 2, loser_starts: true }
  const begins = 'Chance, then whoever came last'
  expect(agreement(say, next, () => 'Alice')).toContainEqual(['Who begins?', begins])
  expect(agreement(say, { ...next, first: seat! }, () => 'Alice')).toContainEqual([
    'Who begins?',
    `Alice · ${game.sides![seat!]!(say)}`,
  ])
})
