// The page's type with only the letters that the page speaks: made from the packages of the type
// when the build begins. A name in other letters is written in the reader's own type.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i))

const letters: Record<string, string> = {
  latin: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‑‘’‚“”„…‹›•′″€−×→←↑↓\u2009\u202f`,
  'latin-ext': 'ĄąĆćĘęŁłŃńŚśŹźŻż',
  cyrillic: `${range(0x410, 0x44f)}Ёё№`,
}
const weights: Record<string, number[]> = {
  'cormorant-sc': [600],
  'alegreya-sans': [400, 500, 700],
}

export async function subsetFonts(folder: string) {
  mkdirSync(`${folder}/fonts/made`, { recursive: true })
  for (const [font, heavy] of Object.entries(weights))
    for (const weight of heavy)
      for (const [script, text] of Object.entries(letters)) {
        const name = `${font}-${script}-${weight}-normal.woff2`
        const whole = readFileSync(`${folder}/node_modules/@fontsource/${font}/files/${name}`)
        writeFileSync(
          `${folder}/fonts/made/${name}`,
          await subsetFont(whole, text, { targetFormat: 'woff2' }),
        )
      }
}
