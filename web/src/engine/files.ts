// Where the engine's files are: its two modules, and what Belle has learnt of each game. A program that was built without
// a WebAssembly compiler has none of them.

const modules = import.meta.glob<string>('../../../build/wasm/*.wasm', {
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

export const houseModule = named(modules, '/house.wasm')
export const mindModule = named(modules, '/mind.wasm')
export const weightsOf = (game: string) => named(weights, `/${game}/`)

/** Whether there can be a house in this page at all. */
export const hasEngine = () =>
  houseModule !== undefined &&
  mindModule !== undefined &&
  typeof WebAssembly === 'object' &&
  typeof Worker === 'function'
