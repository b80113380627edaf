export default {
  dealt:
    'The whole table before the first turn, here for three players. The numbers are those of the steps below.',
  place_board:
    'Put the **board** in the middle and a **token** beside each of the 36 building spaces: bronze, silver and gold prestige beside 1, 2 and 3; wood, marble and gold beside 4, 5 and 8.',
  place_track:
    'Lay the **bonus tiles** around it, each on the space of its number. With three players some numbers have a second tile, with four some more.',
  place_meeples: 'Each puts a **meeple** before the first space of the track and begins with 0 VP.',
  place_piles:
    'Shuffle the 36 **building tiles**, set 3 aside unseen, and make three piles of 11, the side with the district on top.',
  place_landmarks: 'Lay the eight **landmarks** face up beside the board.',
  place_vp: 'Lay the six **VP tiles** face up beside them.',
  place_flags: 'Lay the twelve **end-game tiles** face down. No resources lie in the reserve yet.',
  place_purse:
    'Each takes a **screen** and puts 3 **francs** behind it, and 10, 9 or 7 **keys** with two, three or four players.',
  place_reserve: 'Lay 2 more **keys** of each colour in the reserve.',
  place_start:
    'Chance draws the **first player**, who stays first for the whole game; turns go clockwise.',
}
