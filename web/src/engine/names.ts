/** How the id of a table of this browser begins. */
export const localMark = 'local-'

export const isLocal = (table: string) => table.startsWith(localMark)

/** The visitor of a page who never sits: at one screen the game is shown so between two turns. */
export const onlooker = 5
