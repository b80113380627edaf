// The page's type with only the letters that the page speaks, and of its features those that browsers
// use by themselves or the style sheets ask for: made from the packages of the type when the build
// begins. Its hints, a quarter of it, are left out: only an old screen on Windows would follow them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { letters } from './letters.ts'

const weights: Record<string, number[]> = {
  'cormorant-sc': [600],
  'alegreya-sans': [400, 500, 700],
}
const keepFeatures = 'calt ccmp clig kern liga lnum locl mark mkmk rlig tnum'.split(' ')

export async function subsetFonts(folder: string) {
  mkdirSync(`${folder}/fonts/made`, { recursive: true })
  for (const [font, heavy] of Object.entries(weights))
    for (const weight of heavy)
      for (const [part, text] of Object.entries(letters)) {
        const script = part === 'names' ? 'latin' : part
        const from = `${folder}/node_modules/@fontsource/${font}/files`
        const whole = readFileSync(`${from}/${font}-${script}-${weight}-normal.woff2`)
        writeFileSync(
          `${folder}/fonts/made/${font}-${part}-${weight}-normal.woff2`,
          await subsetFont(whole, text, { targetFormat: 'woff2', keepFeatures, noHinting: true }),
        )
      }
}
