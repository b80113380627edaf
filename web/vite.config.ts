/// <reference types="vitest/config" />
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin, type Rollup } from 'vite'
import { typeInRem } from './fonts/rem.ts'
import { subsetFonts } from './fonts/subset.ts'

/** Where the build finds the files to compile into the program. */
const built = '../build/page'

/** What is transferred, compressed, before the first move may weigh no more than this. */
const mostBytes = 400 * 1024

/** A module of the engine may weigh no more than this, compressed. */
const mostOfModule = 300 * 1024

const compressible = /\.(html|js|css|svg|txt|json|webmanifest|wasm|net)$/

/** What no chunk asks for, and is loaded later than the first move, or by the browser's own wish. */
const later =
  /(\/(players|city-worker)[^/]*\.(wasm|js)|-names-[^/]*\.woff2|\.net|\.txt|\/sw\.js|\/icon[^/]*\.(png|svg)|\.webmanifest)$/

/** The language that alone needs a file: its messages, and letters that the others do not have. */
const languageOf = (path: string) =>
  /\/(en|fr|pl|ru|it)-[^/]*\.js$/.exec(path)?.[1] ??
  (path.includes('-latin-ext-') ? 'pl' : path.includes('-cyrillic-') ? 'ru' : undefined)

const brotli = (plain: Buffer) =>
  brotliCompressSync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  })

/** The games of the page: a folder each. */
const games = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** When a script or a style sheet is loaded: always, with the table of one game, or later. */
function whenLoaded(bundle: Rollup.OutputBundle): Map<string, string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const needed = (chunk: Rollup.OutputChunk, found = new Set<string>()): Set<string> => {
    if (found.has(chunk.fileName)) return found
    found.add(chunk.fileName)
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css)
    for (const file of chunk.imports) {
      const next = bundle[file]
      if (next?.type === 'chunk') needed(next, found)
    }
    return found
  }
  const neededBy = (module: string) =>
    needed(chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))!)
  const tables = games.map((game) => neededBy(`/src/games/${game}/Game.svelte`))
  const entry = needed(chunks.find(({ isEntry }) => isEntry)!)
  // The server in the page, where a game against Belle is played.
  const always = new Set([...entry, ...neededBy('/src/engine/server.ts')])
  const when = (file: string) => {
    const at = games.filter((_, i) => tables[i]!.has(file))
    if (always.has(file) || at.length > 1) return 'always'
    return at[0] ?? 'later'
  }
  return new Map(chunks.flatMap((chunk) => [...needed(chunk)]).map((file) => [file, when(file)]))
}

/**
 * Puts compressed copies beside each file that gains by it, and adds up what a visitor of one
 * language and one game loads.
 */
function compress(): Plugin {
  let loaded = new Map<string, string>()
  const all = (folder: string): string[] =>
    readdirSync(folder).flatMap((name) => {
      const path = join(folder, name)
      return statSync(path).isDirectory() ? all(path) : [path]
    })
  return {
    name: 'compress',
    apply: 'build',
    generateBundle(_options, bundle) {
      loaded = whenLoaded(bundle)
    },
    closeBundle() {
      let bytes = 0
      let more = 0
      let modules = ''
      const languages: Record<string, number> = {}
      const tables: Record<string, number> = Object.fromEntries(games.map((game) => [game, 0]))
      const kb = (n: number) => `${Math.round(n / 1024)} KB`
      for (const path of all(built)) {
        if (/\.(gz|br)$/.test(path)) continue
        const plain = readFileSync(path)
        let sent = plain.length
        if (compressible.test(path)) {
          writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }))
          const small = brotli(plain)
          writeFileSync(`${path}.br`, small)
          sent = small.length
        }
        const module = /\/([a-z]+)-[^/]*\.wasm$/.exec(path)
        if (module) {
          modules += `, ${module[1]}.wasm ${kb(sent)}`
          if (sent > mostOfModule) throw new Error(`${module[1]}.wasm is too heavy`)
        }
        const language = languageOf(path)
        const when = loaded.get(relative(built, path)) ?? (later.test(path) ? 'later' : 'always')
        if (language) languages[language] = (languages[language] ?? 0) + sent
        else if (when === 'later') more += sent
        else if (when === 'always') bytes += sent
        else tables[when]! += sent
      }
      bytes += Math.max(...Object.values(tables)) + Math.max(0, ...Object.values(languages))
      console.log(
        `page: at most ${kb(bytes)} are transferred before the first move (limit ${kb(mostBytes)}), ${kb(more)} later${modules}`,
      )
      if (bytes > mostBytes) throw new Error('the page is too heavy')
    },
  }
}

/** The service worker, with the names of all files that the page may ask for. */
function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    // What is on disk in the end: some names of a bundle are of nothing but styles, and are never
    // written.
    writeBundle(options) {
      const folder = options.dir!
      const assets = readdirSync(join(folder, 'assets')).filter((name) => !/\.(gz|br)$/.test(name))
      const own = readdirSync('public').filter((name) => !name.startsWith('.'))
      const files = [
        '/',
        ...own.map((name) => `/${name}`),
        ...assets.map((name) => `/assets/${name}`),
      ]
      const worker = readFileSync('offline.js', 'utf8').replace('FILES', JSON.stringify(files))
      const version = createHash('sha256')
        .update(worker)
        .update(readFileSync('index.html'))
        .digest('hex')
        .slice(0, 12)
      writeFileSync(join(folder, 'sw.js'), worker.replace('VERSION', version))
    },
  }
}

/** Type with the page's letters only. */
const type = (): Plugin => ({ name: 'type', buildStart: () => subsetFonts(import.meta.dirname) })

/** The licences of the type and of other people's code, which must travel with them. */
function licences(): Plugin {
  const packages = ['cormorant-sc', 'alegreya-sans']
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      const source = packages
        .map((name) => readFileSync(`node_modules/@fontsource/${name}/LICENSE`, 'utf8'))
        .join('\n\n')
      this.emitFile({ type: 'asset', fileName: 'fonts.txt', source })
      this.emitFile({
        type: 'asset',
        fileName: 'notice.txt',
        source: readFileSync('../NOTICE', 'utf8'),
      })
    },
  }
}

export default defineConfig({
  worker: { format: 'es' },
  plugins: [type(), svelte(), licences(), offline(), compress()],
  css: { postcss: { plugins: [typeInRem()] } },
  build: {
    outDir: built,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
  },
  // A house lends its tables to a page that is still being written.
  server: {
    proxy: { '/ws': { target: 'ws://127.0.0.1:1889', ws: true }, '/api': 'http://127.0.0.1:1889' },
    fs: { allow: ['..'] },
  },
  // Searches are compared bit for bit, also on a busy machine.
  test: { include: ['tests/**/*.test.{ts,js}'], testTimeout: 60_000 },
})
