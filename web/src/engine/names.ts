/** How the id of a table of this browser begins. */
export const localMark = 'local-'

export const isLocal = (table: string) => table.startsWith(localMark)
