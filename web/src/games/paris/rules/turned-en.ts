export default {
  space_30: {
    final: {
      P12: 'Tile 25 counts spaces; on space 1 or before it there is nothing to go back to, and the tile cannot be used. Whoever stands on space 30 gets no more bonus tiles by any way: tiles 17 and 25 cannot be used there. A meeple only ever moves to take a tile.',
    },
  },
  owned: {
    ever: {
      P5: 'You never get two tiles of the same number; used ones count, too, and so does the one you are using.',
    },
  },
  count_as_pairs: {
    yes: {
      P4: 'Tiles that count as tokens give them for this turn only. Such tokens are spent, sold or handed in first, disappear at its end, and never reach the reserve. For tiles 23 and 24 they make pairs with each other and with real ones. Tiles 19 and 21 always give two.',
    },
  },
}
