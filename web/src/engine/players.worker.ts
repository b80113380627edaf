// The worker that thinks: Belle's moves, hints, analyses, and everything that is asked about records. It answers one
// question after the other; whoever does not want to wait for the end of a long one ends the worker.

import { compile, type Module, openModule } from './module'

export type ToMind =
  | { open: string }
  | {
      ask: string
      texts: string[]
      ticket: number
      weights?: { game: string; level: string; address: string }
    }
export type FromMind =
  | { failed: string; ticket: number }
  | { answer: string; ticket: number }
  | { progress: string; ticket: number }

const tell = (message: FromMind) => postMessage(message)
let mind: Promise<Module> | null = null
let asking = 0
let answer = ''

const calls = {
  tell(module: Module, channel: number, at: number, size: number) {
    const text = module.text(at, size)
    if (channel === 0) answer = text
    else tell({ progress: text, ticket: asking })
  },
}

/** Brings what Belle has learnt, if this level needs it and it is not there yet. */
async function learn(
  module: Module,
  { game, level, address }: { game: string; level: string; address: string },
) {
  if (module.call('needs', [game, level]) === 0) return
  const sent = await fetch(address)
  if (!sent.ok) throw new Error(`what Belle has learnt cannot be had: ${sent.status}`)
  const bytes = new Uint8Array(await sent.arrayBuffer())
  const name = new TextEncoder().encode(`${game}\0`)
  const both = new Uint8Array(name.length + bytes.length)
  both.set(name)
  both.set(bytes, name.length)
  if (module.call('learn', both) === 0)
    throw new Error('what Belle has learnt is of another version')
}

async function ask(data: Extract<ToMind, { ask: string }>) {
  try {
    const module = await mind!
    if (data.weights) await learn(module, data.weights)
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

onmessage = ({ data }: MessageEvent<ToMind>) => {
  if ('open' in data) mind = compile(data.open).then((compiled) => openModule(compiled, calls))
  else last = last.then(() => ask(data))
}
