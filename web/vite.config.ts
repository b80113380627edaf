/// <reference types="vitest/config" />
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

/** Where `belle_bake_page` finds the files to compile into the program. */
const built = '../build/page'

/** What is transferred, compressed, before the first move may weigh no more than this. */
const mostBytes = 400 * 1024

/** Screens that come only when they are asked for. */
const later = /\/(Editions|ParisBox|Part|Me|Lobby|Settings|Moves|Rules|Consult|Picture|Shown|Prose|Coach|Learn|learn|library|rules-(en|fr|pl|ru|it)|coach-(en|fr|pl|ru|it))-[^/]*\.(js|css)$/

const compressible = /\.(html|js|css|svg|txt|json|webmanifest)$/

/** Puts a compressed copy beside each file that gains by it, and adds up what a visitor of one language loads. */
function compress(): Plugin {
  const all = (folder: string): string[] =>
    readdirSync(folder).flatMap((name) => {
      const path = join(folder, name)
      return statSync(path).isDirectory() ? all(path) : [path]
    })
  return {
    name: 'compress',
    apply: 'build',
    closeBundle() {
      let bytes = 0
      const languages: number[] = []
      for (const path of all(built)) {
        if (path.endsWith('.gz')) continue
        const plain = readFileSync(path)
        const sent = compressible.test(path) ? gzipSync(plain, { level: 9 }) : plain
        if (compressible.test(path)) writeFileSync(`${path}.gz`, sent)
        if (path.endsWith('.txt') || later.test(path)) continue
        if (/\/(en|fr|pl|ru|it)-[^/]*\.js$/.test(path)) languages.push(sent.length)
        else bytes += sent.length
      }
      bytes += Math.max(0, ...languages)
      const kb = (n: number) => `${Math.round(n / 1024)} KB`
      console.log(`page: at most ${kb(bytes)} are transferred before the first move (limit ${kb(mostBytes)})`)
      if (bytes > mostBytes) throw new Error('the page is too heavy')
    },
  }
}

/** The licences of the type, which must travel with it. */
function licences(): Plugin {
  const packages = ['cormorant-sc', 'alegreya-sans']
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      const source = packages.map((name) => readFileSync(`node_modules/@fontsource/${name}/LICENSE`, 'utf8')).join('\n\n')
      this.emitFile({ type: 'asset', fileName: 'fonts.txt', source })
    },
  }
}

export default defineConfig({
  plugins: [svelte(), licences(), compress()],
  build: { outDir: built, emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022', cssTarget: ['chrome123', 'firefox120', 'safari17.5'], modulePreload: { polyfill: false } },
  // The house lends its tables to a page that is still being written.
  server: { proxy: { '/ws': { target: 'ws://127.0.0.1:1889', ws: true }, '/api': 'http://127.0.0.1:1889' }, fs: { allow: ['..'] } },
  test: { include: ['tests/**/*.test.ts'] },
})
