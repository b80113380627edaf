// What is being counted on the board; empty when nothing is. The boards mark it.

export const pointed = $state({ spot: '' })
