// Where a table's game is reviewed.

export const reviewOf = (table: string) => `/review/${table}`

export const reviewedTable = (path: string) => /^\/review\/([A-Za-z0-9-]+)\/?$/.exec(path)?.[1]
