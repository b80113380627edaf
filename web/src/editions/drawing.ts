// A shape on squared paper, and as the rows of an edition file.

export const paperSide = 5

export type Paper = boolean[][]

export const onPaper = (rows: readonly string[]): Paper =>
  Array.from({ length: paperSide }, (_, y) =>
    Array.from({ length: paperSide }, (_, x) => rows[y]?.[x] === '#'),
  )

/** The rows without the empty ones around the shape. */
export function rowsOf(paper: Paper): string[] {
  const ys = paper.flatMap((row, y) => (row.includes(true) ? [y] : []))
  const xs = paper.flatMap((row) => row.flatMap((covered, x) => (covered ? [x] : [])))
  if (xs.length === 0) return ['.']
  const left = Math.min(...xs)
  const right = Math.max(...xs)
  return paper.slice(ys[0], ys.at(-1)! + 1).map((row) =>
    row
      .slice(left, right + 1)
      .map((covered) => (covered ? '#' : '.'))
      .join(''),
  )
}
