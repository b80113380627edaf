// The eight postcards of a game, put together by hand: ids with a blank between them, in the order
// of the box, as the option of a record names them.

import { type CardId, cardIds } from './position'

/** Lumiere §2: so many of the twelve are used. */
export const inPlay = 8

const written = (cards: Iterable<string>) => {
  const chosen = new Set(cards)
  return cardIds.filter((id) => chosen.has(id)).join(' ')
}

/** Those that are written; none for an option that is not a list. */
export const chosenIn = (value: string): CardId[] =>
  cardIds.filter((id) => value.split(' ').includes(id))

/** Takes a card out, or adds it. */
export function toggled(value: string, id: CardId): string {
  const chosen = new Set(chosenIn(value))
  if (!chosen.delete(id)) chosen.add(id)
  return written(chosen)
}

/** Eight of the box, each as likely as any other. */
export function dealt(chance: () => number = Math.random): string {
  const left = [...cardIds]
  const hand = Array.from({ length: inPlay }, () =>
    left.splice(Math.floor(chance() * left.length), 1),
  )
  return written(hand.flat())
}

export const ofFirstGame = (box: { first_game: string[] }) => written(box.first_game)
