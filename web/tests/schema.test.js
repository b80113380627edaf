// docs/protocol.schema.json, as authors of clients would use it: it is a schema, what a server
// says in a real game fits it, and what no server says does not.
import Ajv from 'ajv/dist/2020'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { openModule } from '../src/engine/module'

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const schema = JSON.parse(readFileSync(at('docs/protocol.schema.json'), 'utf8'))
const ajv = new Ajv({ strict: true, allErrors: true })
ajv.addVocabulary(['$anchor']) // which its strict mode does not know, though its $ref does
ajv.addSchema(schema)
const shape = (name) => ajv.getSchema(`${schema.$id}#${name}`)

/** What does not fit. */
function faults(name, message) {
  const check = shape(name)
  check(message)
  return check.errors ?? []
}

test('every definition can be used by its anchor', () => {
  for (const name of Object.keys(schema.$defs)) expect(shape(name), name).toBeTypeOf('function')
  expect(shape('PlayRequest')).toBeDefined()
})

test('requests that a server refuses do not fit', () => {
  const play = { request: 1, do: 'play', table: 't1', ply: 0, move: 'pass' }
  expect(faults('Request', play)).toEqual([])
  expect(faults('PlayRequest', play)).toEqual([])
  for (const wrong of [
    { ...play, ply: -1 },
    { ...play, ply: '0' },
    { ...play, move: undefined },
    { ...play, moves: 1 },
    { ...play, do: 'paly' },
  ])
    expect(faults('Request', JSON.parse(JSON.stringify(wrong)))).not.toEqual([])
  const create = { request: 1, do: 'create', game: 'paris', seats: 2 }
  expect(faults('Request', { ...create, clock: { bank: 600 } })).toEqual([])
  expect(faults('Request', { ...create, clock: { bank: 600, days: 3 } })).not.toEqual([])
})

describe.runIf(existsSync(at('build/wasm/server.wasm')))('a server', () => {
  const told = []
  let requests = 0
  let server

  /** Asks as one of the persons, and gives the reply. */
  function ask(person, fields) {
    const request = { request: ++requests, ...fields }
    expect(faults('Request', request)).toEqual([])
    server.call('receive', [JSON.stringify(request)], person)
    return told.find(({ message }) => message.reply === request.request).message
  }
  const last = (person) =>
    told.filter((each) => each.person === person && each.message.event === 'table').at(-1).message

  beforeAll(() => {
    const waiting = []
    server = openModule(new WebAssembly.Module(readFileSync(at('build/wasm/server.wasm'))), {
      tell: (module, person, place, size) => {
        if (person > 0) told.push({ person, message: JSON.parse(module.text(place, size)) })
      },
      think: () => {},
      after: () => {},
      keep: (module, ticket) => void waiting.push(ticket),
    })
    const call = server.call.bind(server)
    // What is kept is kept at once, though not before the server has said all it wanted.
    server.call = (...words) => {
      const answer = call(...words)
      while (waiting.length > 0) call('kept', [], waiting.shift(), 0)
      return answer
    }
    for (const person of [1, 2]) server.call('arrive', [], person)
  })

  test.each(['lumiere', 'paris'])('says nothing else in a game of %s', (game) => {
    const before = told.length
    const { table } = ask(1, { do: 'create', game, seats: 2, clock: { days: 3 } })
    ask(1, { do: 'salt', table, salt: '00ff' })
    ask(2, { do: 'sit', table })
    ask(2, { do: 'salt', table, salt: '00ff' })
    for (let moves = 0; moves < 20; moves++) {
      const person = last(1).legal ? 1 : 2
      const { ply, legal } = last(person)
      expect(ask(person, { do: 'explain', table, move: legal[0] }).ok).toBe(true)
      expect(ask(person, { do: 'play', table, ply, move: legal[0] }).ok).toBe(true)
    }
    ask(1, { do: 'chat', table, text: 'Bonjour' })
    expect(ask(1, { do: 'play', table, ply: 20, move: 'fly' }).ok).toBe(false)
    ask(2, { do: 'resign', table })
    expect(ask(1, { do: 'record', table }).record).toContain('resign')
    expect(ask(1, { do: 'mine' }).tables).not.toHaveLength(0)
    for (const { message } of told.slice(before)) expect(faults('Message', message)).toEqual([])
    const event = last(1)
    expect(event.stage).toBe('over')
    for (const [field, value] of [
      ['length', '41'],
      ['stage', 'paused'],
      ['seats', 2],
      ['position', {}],
    ])
      expect(faults('TableEvent', { ...event, [field]: value }), field).not.toEqual([])
  })
})
