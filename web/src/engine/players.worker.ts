// The worker that thinks: Belle's moves, hints, analyses, and everything that is asked about
// records. It answers one question after the other; a caller that does not want to wait for the end of
// a long one ends the worker.

import { compile, type Module, openModule } from './module'

export type ToPlayers =
  | { open: string }
  | {
      ask: string
      texts: string[]
      ticket: number
      weights?: { game: string; level: string; address: string }
    }
export type FromPlayers =
  | { failed: string; ticket: number }
  | { answer: string; ticket: number }
  | { progress: string; ticket: number }

const tell = (message: FromPlayers) => postMessage(message)
let address = ''
let players: Promise<Module> | null = null
let asking = 0
let answer = ''

const calls = {
  tell(module: Module, channel: number, at: number, size: number) {
    const text = module.text(at, size)
    if (channel === 0) answer = text
    else tell({ progress: text, ticket: asking })
  },
}

/** The module; where it could not be fetched, the next question fetches it again. */
const open = () =>
  (players ??= compile(address)
    .then((compiled) => openModule(compiled, calls))
    .catch((error) => {
      players = null
      throw error
    }))

/** Brings the weights of Belle's nets, if this level needs them and they are not there yet. */
async function bringWeights(
  module: Module,
  { game, level, address }: { game: string; level: string; address: string },
) {
  if (module.call('needs_weights', [game, level]) === 0) return
  const sent = await fetch(address)
  if (!sent.ok) throw new Error(`the weights cannot be had: ${sent.status}`)
  const bytes = new Uint8Array(await sent.arrayBuffer())
  const name = new TextEncoder().encode(`${game}\0`)
  const both = new Uint8Array(name.length + bytes.length)
  both.set(name)
  both.set(bytes, name.length)
  if (module.call('take_weights', both) === 0) throw new Error('the weights are of another version')
}

async function ask(data: Extract<ToPlayers, { ask: string }>) {
  try {
    const module = await open()
    if (data.weights) await bringWeights(module, data.weights)
    asking = data.ticket
    answer = ''
    module.call(data.ask, data.texts)
    tell({ answer, ticket: data.ticket })
  } catch (error) {
    tell({ failed: String(error), ticket: data.ticket })
    if (error instanceof WebAssembly.RuntimeError) close()
  }
}

let last: Promise<void> = Promise.resolve()

onmessage = ({ data }: MessageEvent<ToPlayers>) => {
  if ('open' in data) address = data.open
  else last = last.then(() => ask(data))
}
