// The engine in the page is the engine of the program: same seeds, same games, same thoughts, bit for bit.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { openModule } from '../src/engine/module'

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const program = process.env.BELLE ?? at('build/release/apps/belle')
const there = existsSync(at('build/wasm/mind.wasm')) && existsSync(program)

const belle = (words, input = '') =>
  execFileSync(program, words, { input, encoding: 'utf8', maxBuffer: 1 << 26 })

const tables = [
  ['lumiere', 2],
  ['paris', 2],
  ['paris', 3],
  ['paris', 4],
]

/** The game up to a ply, without its closing lines. */
function cut(record, ply) {
  let moves = 0
  return record
    .split('\n')
    .filter(
      (line) => !/^(score|result) /.test(line) && (!line.startsWith('move ') || moves++ < ply),
    )
    .join('\n')
}

describe.runIf(there)('the mind', () => {
  let mind
  let answer = ''
  const ask = (what, texts) => {
    answer = ''
    mind.call(what, texts)
    return answer
  }

  beforeAll(() => {
    mind = openModule(new WebAssembly.Module(readFileSync(at('build/wasm/mind.wasm'))), {
      tell: (module, channel, place, size) => {
        if (channel === 0) answer = module.text(place, size)
      },
    })
    for (const game of ['lumiere', 'paris']) {
      const weights = readFileSync(at(`players/${game}/weights.net`))
      expect(
        mind.call('learn', new Uint8Array(Buffer.concat([Buffer.from(`${game}\0`), weights]))),
      ).toBe(1)
    }
  })

  test.each(tables)('plays the same random games of %s for %i', (game, seats) => {
    for (const seed of [1, 7, 1889, 123456789]) {
      const record = ask('random_game', [game, String(seats), String(seed)])
      expect(record).toBe(
        belle([
          'random',
          game,
          '--seed',
          String(seed),
          ...(game === 'paris' ? ['--players', String(seats)] : []),
        ]),
      )
      expect(JSON.parse(ask('check', [record]))).toMatchObject({
        ok: true,
        over: true,
        deal: 'none',
      })
    }
  })

  test.each(tables)('thinks the same of positions of %s for %i', (game, seats) => {
    const record = ask('random_game', [game, String(seats), '42'])
    const moves = record.split('\n').filter((line) => line.startsWith('move ')).length
    for (const part of [0, 0.3, 0.6, 0.85]) {
      const ply = Math.floor(moves * part)
      const here = JSON.parse(ask('hint', ['400', '0', '99', cut(record, ply)]))
      const there = JSON.parse(
        belle(
          [
            'hint',
            '-',
            '--ply',
            String(ply),
            '--sims',
            '400',
            '--seed',
            '99',
            '--threads',
            '1',
            '--top',
            '100000',
            '--json',
          ],
          record,
        ),
      )
      expect(here.moves).toEqual(there.moves)
      expect(here).toMatchObject({
        seat: there.seat,
        line: there.line,
        simulations: there.simulations,
        proven: there.proven,
      })
    }
  })

  test.each(tables)('judges the decisions of %s for %i alike', (game, seats) => {
    const record = cut(ask('random_game', [game, String(seats), '5']), 24)
    const words = ['analyse', '-', '--sims', '40', '--seed', '3', '--threads', '1', '--json']
    expect(JSON.parse(ask('analyse', ['40', '0', '3', record]))).toEqual(
      JSON.parse(belle(words, record)),
    )
  })

  test('replays a game, position by position', () => {
    const record = readFileSync(at('tests/records/lumiere-001.belle'), 'utf8')
    const game = JSON.parse(ask('replay', [record]))
    expect(game.plies.map(({ seat, line }) => `move ${seat} ${line}`)).toEqual(
      record.split('\n').filter((line) => line.startsWith('move ')),
    )
    expect(game).toMatchObject({ over: true, settings: { game: 'lumiere', seats: 2 } })
    expect(`result ${game.result}`).toBe(
      record.split('\n').find((line) => line.startsWith('result ')),
    )
    expect(game.plies.at(-1).position.phase).toBe('over')
    expect(game.plies[0].seen).toHaveLength(2)
  })

  test('verifies sealed deals, and notices a forged one', () => {
    for (const game of ['lumiere', 'paris']) {
      const record = readFileSync(at(`tests/records/${game}-sealed.belle`), 'utf8')
      expect(JSON.parse(ask('check', [record])).deal).toBe('verified')
      const forged = record.replace(
        /^(fair seed )(.)/m,
        (_, words, digit) => words + (digit === '0' ? '1' : '0'),
      )
      expect(forged).not.toBe(record)
      expect(JSON.parse(ask('check', [forged]))).toMatchObject({ ok: false, deal: 'wrong' })
    }
  })

  test('survives whatever it is given, and says what is wrong', () => {
    const record = readFileSync(at('tests/records/lumiere-001.belle'), 'utf8')
    for (const [bad, line] of [
      ['', 1],
      ['belle-record 1\ngame chess\n', 0],
      [record.replace(/^move .*$/m, 'move orange jump'), 0],
      ['\0\0\0', 0],
    ]) {
      const said = JSON.parse(ask('check', [bad]))
      expect(said.ok).toBe(false)
      expect(said.message.length).toBeGreaterThan(5)
      if (line) expect(said.line).toBe(line)
    }
    for (const edition of [
      '{',
      '[]',
      '{"game":"lumiere"}',
      '{"game":"lumiere","game":1}',
      'x'.repeat(1 << 21),
    ])
      expect(JSON.parse(ask('check', [record, edition]))).toMatchObject({ ok: false })
    expect(JSON.parse(ask('check', [record]))).toMatchObject({ ok: true })
    expect(mind.call('learn', new TextEncoder().encode('lumiere\0nonsense'))).toBe(0)
  })

  test('needs what Belle has learnt only for levels that use it', () => {
    const fresh = openModule(new WebAssembly.Module(readFileSync(at('build/wasm/mind.wasm'))), {
      tell: () => {},
    })
    expect(fresh.call('needs', ['lumiere', 'flaneur'])).toBe(0)
    expect(fresh.call('needs', ['lumiere', 'belle'])).toBe(1)
    expect(fresh.call('needs', ['paris', 'concierge'])).toBe(0)
    expect(fresh.call('needs', ['paris', ''])).toBe(1)
    expect(mind.call('needs', ['paris', 'belle'])).toBe(0)
  })
})
