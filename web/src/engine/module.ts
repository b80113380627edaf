// Opening a WebAssembly module of the engine: the few things of an operating system that it asks
// for, and texts in and out (apps/wasm/exchange.h). A call runs to its end.

/** What the module calls while it runs; each takes what it needs of the memory through `text`. */
export type Calls = Record<string, (module: Module, ...numbers: number[]) => void>

export interface Module {
  /**
   * Calls a function with texts; several are separated by a zero byte. Numbers come before the
   * size of the texts.
   */
  call(name: string, texts: readonly string[] | Uint8Array, ...numbers: number[]): number
  /** A text at a place of the memory. */
  text(at: number, size: number): string
}

type Export = (...numbers: number[]) => number

const success = 0
const badFile = 8

/**
 * The system that the module sees: time, chance, and somewhere to write before it gives up. No
 * files.
 */
function system(memory: () => WebAssembly.Memory) {
  const view = () => new DataView(memory().buffer)
  const nothing = () => success
  return {
    clock_time_get(clock: number, _precision: bigint, result: number) {
      const now = clock === 0 ? Date.now() : performance.now()
      view().setBigUint64(result, BigInt(Math.round(now * 1e6)), true)
      return success
    },
    clock_res_get(_clock: number, result: number) {
      view().setBigUint64(result, 1_000_000n, true)
      return success
    },
    random_get(at: number, size: number) {
      crypto.getRandomValues(new Uint8Array(memory().buffer, at, size))
      return success
    },
    fd_write(_file: number, _pieces: number, _count: number, written: number) {
      view().setUint32(written, 0, true)
      return badFile
    },
    fd_read: () => badFile,
    fd_close: () => badFile,
    fd_seek: () => badFile,
    fd_fdstat_get: () => badFile,
    fd_fdstat_set_flags: () => badFile,
    fd_prestat_get: () => badFile,
    fd_prestat_dir_name: () => badFile,
    path_open: () => badFile,
    environ_sizes_get(count: number, size: number) {
      view().setUint32(count, 0, true)
      view().setUint32(size, 0, true)
      return success
    },
    environ_get: nothing,
    args_sizes_get(count: number, size: number) {
      view().setUint32(count, 0, true)
      view().setUint32(size, 0, true)
      return success
    },
    args_get: nothing,
    sched_yield: nothing,
    poll_oneoff: () => badFile,
    proc_exit(code: number) {
      throw new Error(`the engine ended with ${code}`)
    },
  }
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

export function openModule(compiled: WebAssembly.Module, calls: Calls): Module {
  const page = Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      (...numbers: number[]) => call(module, ...numbers),
    ]),
  )
  const memory = () => instance.exports.memory as WebAssembly.Memory
  const instance: WebAssembly.Instance = new WebAssembly.Instance(compiled, {
    wasi_snapshot_preview1: system(memory),
    page,
  })
  const module: Module = {
    call(name, texts, ...numbers) {
      const bytes = texts instanceof Uint8Array ? texts : encoder.encode(texts.join('\0'))
      const at = (instance.exports.room as Export)(bytes.length)
      new Uint8Array(memory().buffer, at, bytes.length).set(bytes)
      return (instance.exports[name] as Export)(...numbers, bytes.length)
    },
    text: (at, size) => decoder.decode(new Uint8Array(memory().buffer, at, size)),
  }
  ;(instance.exports._initialize as () => void)()
  return module
}

export const compile = (address: string): Promise<WebAssembly.Module> =>
  WebAssembly.compileStreaming(fetch(address))
