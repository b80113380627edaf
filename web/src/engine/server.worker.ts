// The worker that holds the tables: it never thinks, so that nobody's move waits.

import { Journals, type Kept } from './journals'
import { compile, type Module, openModule } from './module'
import { onlooker } from './names'

/** Who may sit in front of one screen, as many as the largest game has seats; and one who watches. */
const persons = [1, 2, 3, 4, onlooker] as const

export type ToServer =
  | { open: string }
  | { say: string; person: number }
  | { found: string; ticket: number }
  | { hint: string; person: number; ticket: number }
export type FromServer =
  | { open: true }
  | { failed: string }
  | { sent: { person: number; text: string }[] }
  | { think: string; ticket: number }
  | { game: string; ticket: number }

const tell = (message: FromServer) => postMessage(message)
const journals = new Journals()
let server: Module | null = null

/** What was said while the module ran; it is sent in one piece. */
let said: { person: number; text: string }[] = []

/** Whatever stops the module stops this worker, and the page opens another. */
function guarded(work: () => void) {
  try {
    work()
    if (said.length > 0) tell({ sent: said })
    said = []
  } catch (error) {
    tell({ failed: String(error) })
    close()
  }
}

function kept(module: Module, ticket: number, outcome: Kept) {
  guarded(() => {
    if (typeof outcome === 'object')
      module.call('remember', [outcome.newer.table, outcome.newer.text])
    module.call('kept', [], ticket, outcome === 'kept' ? 0 : outcome === 'full' ? 1 : 2)
  })
}

const calls = {
  tell(module: Module, person: number, at: number, size: number) {
    const text = module.text(at, size)
    if (person > 0) return void said.push({ person, text })
    const [ticket, ...game] = text.split('\0')
    tell({ game: game.join('\0'), ticket: Number(ticket) })
  },
  think: (module: Module, ticket: number, at: number, size: number) =>
    tell({ think: module.text(at, size), ticket }),
  after: (module: Module, ticket: number, milliseconds: number) =>
    void setTimeout(() => guarded(() => module.call('ring', [], ticket)), milliseconds),
  keep(module: Module, ticket: number, at: number, size: number) {
    const [table = '', length = '', ...lines] = module.text(at, size).split('\n')
    journals
      .add(table, Number(length), lines.join('\n'))
      .then((outcome) => kept(module, ticket, outcome))
  },
}

async function open(address: string) {
  try {
    const [compiled, all] = await Promise.all([compile(address), journals.open()])
    const module = openModule(compiled, calls)
    for (const { table, text } of all) module.call('remember', [table, text])
    for (const person of persons) module.call('arrive', [], person)
    server = module
    guarded(() => {})
    setInterval(() => guarded(() => module.call('tick', [])), 1000)
    tell({ open: true })
  } catch (error) {
    tell({ failed: String(error) })
    close()
  }
}

onmessage = ({ data }: MessageEvent<ToServer>) => {
  if ('open' in data) open(data.open)
  else if ('say' in data) guarded(() => server?.call('receive', [data.say], data.person))
  else if ('hint' in data)
    guarded(() => server?.call('ask_for_hint', [data.hint, String(data.ticket)], data.person))
  else guarded(() => server?.call('move_found', [data.found], data.ticket))
}
