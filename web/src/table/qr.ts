// A QR code as the inside of an SVG: a square for each dark module, run by run. The library comes only
// when a code is drawn.

export interface Code {
  /** Modules in a row, with the quiet zone of four around them. */
  size: number
  path: string
}

export function pathOfModules(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) => {
      let path = ''
      for (let x = 0; x < row.length; x++) {
        if (!row[x]) continue
        let end = x
        while (row[end]) end++
        path += `M${x} ${y}h${end - x}v1H${x}z`
        x = end
      }
      return path
    })
    .join('')
}

export async function codeOf(text: string): Promise<Code> {
  const { default: encode } = await import('qr')
  const rows = encode(text, 'raw', { ecc: 'medium', border: 4 })
  return { size: rows.length, path: pathOfModules(rows) }
}
