// The engine in the page is the engine of the program: same seeds, same games, same thoughts, bit
// for bit.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { openModule } from '../src/engine/module'

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const program = process.env.BELLE ?? at('build/release/apps/belle')
const there = existsSync(at('build/wasm/players.wasm')) && existsSync(program)

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

describe.runIf(there)('players.wasm', () => {
  let players
  let answer = ''
  const ask = (what, texts) => {
    answer = ''
    players.call(what, texts)
    return answer
  }

  beforeAll(() => {
    players = openModule(new WebAssembly.Module(readFileSync(at('build/wasm/players.wasm'))), {
      tell: (module, channel, place, size) => {
        if (channel === 0) answer = module.text(place, size)
      },
    })
    for (const game of ['lumiere', 'paris']) {
      const weights = readFileSync(at(`players/${game}/weights.net`))
      expect(
        players.call(
          'take_weights',
          new Uint8Array(Buffer.concat([Buffer.from(`${game}\0`), weights])),
        ),
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

  // The books show tables as they are dealt: these are the engine's, for the same deal.
  test.each([
    ['lumiere', ['--postcards', 'first-game']],
    ['paris', ['--players', '3', '--screens', 'open']],
  ])('deals the table that the book of %s shows', (game, options) => {
    const record = belle(['random', game, '--seed', '1889', ...options])
    const { start } = JSON.parse(ask('replay', [cut(record, 0)]))
    const shown = at(`web/src/games/${game}/rules/position-dealt.json`)
    expect(start.position).toMatchObject(JSON.parse(readFileSync(shown, 'utf8')))
  })

  // What a person waits for who asks for advice: the module, the weights, and the first 64 simulations.
  // Time of the processor, which other programs on the machine do not take from.
  test.each(tables)('gives the first hint of %s for %i within a second', (game, seats) => {
    const record = ask('random_game', [game, String(seats), '42'])
    const moves = record.split('\n').filter((line) => line.startsWith('move ')).length
    const question = ask('view', [cut(record, Math.floor(moves / 2))]).split('\0')
    const bytes = readFileSync(at('build/wasm/players.wasm'))
    const weights = readFileSync(at(`players/${game}/weights.net`))
    const first = Symbol('the first word')
    const before = process.cpuUsage()
    const module = openModule(new WebAssembly.Module(bytes), {
      tell: (_module, channel) => {
        if (channel !== 0) throw first
      },
    })
    module.call('take_weights', new Uint8Array(Buffer.concat([Buffer.from(`${game}\0`), weights])))
    let told
    try {
      module.call('hint', ['0', '6000', '99', ...question])
    } catch (word) {
      told = word
    }
    const { user, system } = process.cpuUsage(before)
    console.log(`${game} for ${seats}: ${Math.round((user + system) / 1000)} ms to the first hint`)
    expect(told).toBe(first)
    expect((user + system) / 1000).toBeLessThan(1000)
  })

  test.each(tables)('thinks the same of positions of %s for %i', (game, seats) => {
    const record = ask('random_game', [game, String(seats), '42'])
    const moves = record.split('\n').filter((line) => line.startsWith('move ')).length
    for (const part of [0, 0.3, 0.6, 0.85]) {
      const ply = Math.floor(moves * part)
      const question = ask('view', [cut(record, ply)]).split('\0')
      const here = JSON.parse(ask('hint', ['400', '0', '99', ...question]))
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
        plans: there.plans,
        reason: there.reason,
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
    expect(players.call('take_weights', new TextEncoder().encode('lumiere\0nonsense'))).toBe(0)
  })

  test('needs what Belle has learnt only for levels that use it', () => {
    const fresh = openModule(new WebAssembly.Module(readFileSync(at('build/wasm/players.wasm'))), {
      tell: () => {},
    })
    expect(fresh.call('needs_weights', ['lumiere', 'flaneur'])).toBe(0)
    expect(fresh.call('needs_weights', ['lumiere', 'belle'])).toBe(1)
    expect(fresh.call('needs_weights', ['paris', 'concierge'])).toBe(0)
    expect(fresh.call('needs_weights', ['paris', ''])).toBe(1)
    expect(players.call('needs_weights', ['paris', 'belle'])).toBe(0)
  })

  // Hidden tiles in what thinks for a seat, or a question that needs the whole game to be answered:
  // the very text that crosses between the modules is held against the view of the seat to move.
  test.each(tables)('is asked by server.wasm with a view alone: %s for %i', (game, seats) => {
    const asked = []
    const later = []
    let table
    let record
    const server = openModule(new WebAssembly.Module(readFileSync(at('build/wasm/server.wasm'))), {
      tell: (module, _person, place, size) => {
        const message = JSON.parse(module.text(place, size))
        if (message.event === 'table') table = message
        if (message.record) record = message.record
        expect(message.error).toBeUndefined()
      },
      think: (module, ticket, place, size) => {
        const text = module.text(place, size)
        asked.push(text)
        later.push(() => module.call('move_found', [ask('choose', text.split('\0'))], ticket))
      },
      after: (module, ticket) => later.push(() => module.call('ring', [], ticket)),
      keep: (module, ticket) => later.push(() => module.call('kept', [], ticket, 0)),
    })
    const request = (fields) => {
      server.call('receive', [JSON.stringify({ request: 1, ...fields })], 1)
      while (later.length > 0) later.shift()()
    }
    const names = game === 'paris' ? ['1', '2', '3', '4'].slice(0, seats) : ['orange', 'blue']
    const rivals = Object.fromEntries(names.slice(1).map((name) => [name, 'gamin']))
    server.call('arrive', [], 1)
    request({ do: 'create', game, seats, seat: names[0], belle: rivals })
    request({ do: 'salt', table: table.table, salt: '00' })
    for (let number = 0; table.stage === 'playing'; number++)
      request({
        do: 'play',
        table: table.table,
        ply: table.ply,
        move: table.legal[(7919 * number) % table.legal.length],
      })
    request({ do: 'record', table: table.table })
    const plies = record.split('\n').filter((line) => line.startsWith('move '))
    const rivalPlies = plies.flatMap((line, ply) =>
      line.startsWith(`move ${names[0]} `) ? [] : [ply],
    )
    expect(asked).toHaveLength(rivalPlies.length)
    asked.forEach((text, i) => {
      const [, , , name, view, edition] = text.split('\0')
      expect([name, edition]).toEqual([game, ''])
      expect(view).toBe(ask('view', [cut(record, rivalPlies[i])]).split('\0')[2])
    })
  })
})
