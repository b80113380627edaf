export default {
  streetlight_pieces: {
    free: {
      L4: 'A space is free when nothing lies on it. Streetlights, printed or added, count as free where free spaces are counted or one is asked for, although nobody builds on them; only for the dancer they are walls. “Your colour” never includes mixed.',
      card_lumiere:
        'Put the **large streetlight** on a streetlight that is not built over, printed or added. It is still one streetlight, but shines two steps far; its space stays free.',
      card_lampadaire:
        'Put the **streetlight** on a free space of your colour. It shines like any other; its space is a streetlight from then on, no longer of your colour, but as free as every streetlight.',
    },
  },
  large_light: {
    cross: {
      L14: 'The large streetlight lights the spaces up to two steps straight away, eight in all. The four that are two steps away are dark for a building when another building, of either side, stands in between; nothing else throws a shadow. A building in shadow at one space may still be lit at another.',
    },
  },
  flip: {
    true: {
      box_roofs:
        'Twelve roofs, all different, lie in a common **pool**: two of size 3, four of size 4, four of size 5 and two of size 6. Their number is their size. A roof may be turned in quarter turns, and also flipped over.',
      notation_1:
        'Spaces are named from a1 (bottom left) to h8 (top right), an area by its bottom left space. A roof is named by its letter and its size, and r1 to r3 are quarter turns clockwise. A flipped roof adds f (r1f): it is mirrored left to right before it is turned.',
    },
  },
}
