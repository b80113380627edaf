// Where a table's game is reviewed.

/** With a number of moves it opens there. */
export const reviewOf = (table: string, ply?: number) =>
  `/review/${table}${ply === undefined ? '' : `/${ply}`}`

const address = /^\/review\/([A-Za-z0-9-]+)(?:\/(\d+))?\/?$/
export const reviewedTable = (path: string) => address.exec(path)?.[1]
export const reviewedPly = (path: string) => {
  const ply = address.exec(path)?.[2]
  return ply === undefined ? undefined : Number(ply)
}
