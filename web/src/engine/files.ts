// Where the engine's files are: its two modules, and the weights of Belle's nets, by game. A program
// that was built without a WebAssembly compiler has none of them.

const modules = import.meta.glob<string>('../../../build/wasm/{server,players}.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
})
const weights = import.meta.glob<string>('../../../players/*/weights.net', {
  query: '?url',
  import: 'default',
  eager: true,
})

const named = (files: Record<string, string>, part: string) =>
  Object.entries(files).find(([path]) => path.includes(part))?.[1]

export const serverModule = named(modules, '/server.wasm')
export const playersModule = named(modules, '/players.wasm')
export const weightsOf = (game: string) => named(weights, `/${game}/`)

/** Whether there can be a server in this page at all. */
export const hasEngine = () =>
  serverModule !== undefined &&
  playersModule !== undefined &&
  typeof WebAssembly === 'object' &&
  typeof Worker === 'function'
