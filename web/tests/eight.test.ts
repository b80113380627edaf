// Eight postcards that are put together by hand: the engine refuses any other number.
import { expect, test } from 'vitest'
import { chosenIn, dealt, inPlay, ofFirstGame, toggled } from '../src/games/lumiere/eight'
import { cardIds } from '../src/games/lumiere/position'
import { boxOf, cardOf, shippedBox } from '../src/games/lumiere/shapes'

test('eight different postcards are dealt, and each of the twelve can come', () => {
  expect(dealt(() => 0)).toBe(cardIds.slice(0, inPlay).join(' '))
  expect(dealt(() => 0.999)).toBe(cardIds.slice(-inPlay).join(' '))
  for (let i = 0; i < 100; i++) expect(chosenIn(dealt()).length).toBe(inPlay)
})

test('a postcard is taken out and another added, in the order of the box', () => {
  const [first, , , , , , , , ninth] = cardIds
  const hand = cardIds.slice(0, inPlay).join(' ')
  const seven = toggled(hand, first!)
  expect(chosenIn(seven)).toEqual(cardIds.slice(1, inPlay))
  expect(toggled(seven, ninth!)).toBe(cardIds.slice(1, inPlay + 1).join(' '))
  expect(toggled(seven, first!)).toBe(hand)
  expect(toggled('first-game', ninth!)).toBe(ninth)
})

test('the hand of a first game, and what cards bring, are those of the edition in play', () => {
  expect(chosenIn(ofFirstGame(shippedBox)).length).toBe(inPlay)
  const own = boxOf(
    JSON.stringify({ first_game: cardIds.slice(0, inPlay), postcard_vp: { moulin: 7 } }),
  )
  expect(ofFirstGame(own)).toBe(cardIds.slice(0, inPlay).join(' '))
  expect(cardOf('moulin', own)).toEqual({ id: 'moulin', vp: [7] })
  expect(cardOf('metro', own)).toEqual({ id: 'metro' })
})
