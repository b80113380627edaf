export default {
  goal: 'What it is about',
  goal_1:
    'Paris is about to be lit. Two players, **Orange** and **Blue**, first pave the streets together and then raise their roofs on them. A roof is worth something when streetlights shine on it, and more when several do.',
  goal_2:
    'The game has two phases. In the first you lay **tiles** and collect **roofs**; in the second you build those roofs and play **postcards**. Whoever has more points when the city is finished wins. It takes about half an hour.',
  finished:
    'A finished city. The little plates say size × streetlights: 5×2 is a roof of five spaces, lit by two streetlights, and brings 10 points.',
  box: 'What lies on the table',
  box_1:
    'The map has 8 × 8 spaces, in 16 areas of 2 × 2. A tile covers one area. Each of its four spaces is one of these:',
  box_own: '**orange** (with a sun) or **blue** (with a moon): only that side builds here;',
  box_mixed: '**mixed** (half sun, half moon): both may build here;',
  box_light: 'a **streetlight**: nobody builds here, but everything beside it is lit.',
  box_tiles:
    'Each side has eight tiles. Half of their spaces are its own colour, others are the other side’s: on your eight tiles there are 16 spaces of your colour, 7 of your rival’s, 5 mixed and 4 streetlights.',
  box_roofs:
    'Twelve roofs, all different, lie in a common **pool**: two of size 3, four of size 4, four of size 5 and two of size 6. Their number is their size. A roof may be turned in quarter turns, but not flipped over.',
  box_rest:
    'Each side also has 7 **chimneys**, one for each roof it builds, and 4 **tokens**, one for each postcard it plays.',
  setup: 'Before the first move',
  setup_1:
    'Eight of the twelve postcards are used: the eight of the first game, eight that you choose, or eight at random. They lie open, and so does the pool of roofs.',
  setup_2:
    'Each side shuffles its own tiles and holds one, hidden from the other. Chance decides who begins; in another game the loser does.',
  streets: 'First phase: the streets',
  streets_1: 'On your turn you do exactly one of two things:',
  streets_lay:
    '**lay** your tile on any empty area, turned as you like, and draw the next one, hidden again;',
  streets_take: '**take** a roof from the pool into your reserve, where both can see it.',
  paving:
    'Halfway through the streets. Streetlights glow already: think of the roofs that will stand beside them.',
  L1: 'As long as you have a tile you lay it or take a roof; you cannot pass. You may take as many roofs as the pool holds.',
  L2: 'When your eight tiles are laid, you take a roof or pass on your remaining turns of this phase.',
  L3: 'The phase ends at once with the sixteenth tile. Whoever laid an eighth tile first begins the second phase.',
  streets_hint:
    'Take at least three or four roofs in this phase: in the second there are none to take any more. But every turn spent on a roof is a turn in which your rival shapes the streets, and what you do not build costs points.',
  roofs: 'Second phase: roofs and postcards',
  roofs_1: 'Again exactly one thing on each turn:',
  roofs_build:
    '**build** a roof from your reserve. All its spaces must be free and of your colour or mixed, none of them a streetlight. One of your chimneys goes on it;',
  roofs_card:
    '**play a postcard** that nobody has played: put a token on it and do what it says at once, or take it without effect so that your rival cannot have it.',
  built:
    'Orange may cover orange and mixed spaces, Blue blue and mixed ones. Streetlights stay free.',
  L4: 'A space is free when nothing lies on it. Printed streetlights count as free where free spaces are counted, although nobody builds on them; only for the dancer they are walls. “Your colour” never includes mixed.',
  L5: 'Who can act must act: build, also where only Métropolitain or Chartier makes it possible, or play a postcard while a token is left, even if it hurts. Nobody passes by choice in this phase. Who can do neither is skipped, and comes back if something becomes possible again.',
  L6: 'Seven chimneys are the limit: an eighth building, the garden included, cannot be built.',
  L7: 'The game ends when neither side can build any more and all eight tokens are spent. What Métropolitain and Chartier still allow their owner counts as possible.',
  L8: 'Any postcard can be taken without effect, even when its effect would be possible, except the three that are simply kept. A garden taken in this way does not count as unbuilt.',
  L16: 'Sacré-Cœur, Métropolitain and Chartier are kept when they are played; there is no other way to take them.',
  light: 'Light',
  light_1:
    'A streetlight lights the four spaces beside it, not the corners. It may light many roofs of both sides, but counts only **once** for each roof, however many of its spaces it touches.',
  lit: 'Orange’s long roof is lit by two streetlights, the others by one each.',
  light_example:
    'The roof of five touches the left streetlight twice and the right one once: two streetlights, 5 × 2 = **10 points**. The orange roof of four has one: 4 × 1 = **4**. Blue’s roof of three: 3 × 1 = **3**.',
  L14: 'The large streetlight lights everything within two steps, twelve spaces. The four spaces two steps straight away are dark for a building when another building, of either side, stands in between; nothing else throws a shadow. A building in shadow at one space may still be lit at another.',
  large:
    'The large streetlight reaches two steps far. The blue roof at the right lies behind another one and stays dark: 3×0.',
  postcards: 'The postcards',
  postcards_1:
    'Each is played once in a game, by whoever wants it first. A piece it brings is put on the map at once. The eight with a star are those of the first game.',
  card_moulin:
    'Put the **dancer** on a free space of your colour. At the end she brings 1 point for every free space of her region, her own included. Buildings, streetlights, pieces and the edge bound it.',
  card_penseur:
    'Put the **statue** on a free space of your colour and choose where it looks: the space ahead must be free. At the end it brings 2 points for each free space beside it and 1 for each at its corners; nothing if the space ahead is not free by then.',
  card_fontaine:
    'Put the **fountain** on a free space of your colour or a mixed one. At the end it brings 3 points for each building of yours that touches it along an edge.',
  card_lumiere:
    'Put the **large streetlight** on a streetlight that is not built over, printed or added. It is still one streetlight, but shines two steps far, and its space is no longer free.',
  card_levitation:
    'Swap a roof of your reserve for one of the pool, and build the new one at once.',
  card_metro: 'Keep it. On one later turn a building of yours may cover **one streetlight**.',
  card_jardin: 'Build the **garden** at once, a building of two spaces, with a chimney.',
  card_sacre: 'Keep it. Roofs left in your reserve cost you nothing at the end.',
  card_peintre:
    'Put the **painter** on a free space of your colour. At the end he brings 2 points for each streetlight of his region, which only buildings and the edge bound.',
  card_chartier:
    'Keep it. On one later turn lay the mixed space over **one space of your rival’s colour** and build on it in the same move.',
  card_bouquinistes:
    'Put the **annex** on a free space of your colour that touches a building of yours along an edge. It belongs to that building from then on: one space larger, for everything.',
  card_lampadaire:
    'Put the **streetlight** on a free space of your colour. It shines like any other; its space is a streetlight from then on, no longer of your colour and no longer free.',
  statue:
    'The statue looks up, and that space is free. Three free spaces beside it and three at its corners: 3 × 2 + 3 × 1 = 9 points.',
  L9: 'Levitation: the roof you get was in the pool before, the one you give goes there. If no swap can be built, the card can only be taken without effect.',
  L10: 'If the annex touches several of your buildings you say which one it joins; all that it touches belong to one group.',
  L11: 'Métropolitain and Chartier are part of a turn that builds, be it the garden or the roof of a Levitation, cost nothing more, and never work in the turn in which they are played. One building may use both; what it covers says what it uses. Chartier may also lie under the fountain in the turn that plays it.',
  L12: 'Métropolitain may cover any streetlight, also one that was added and the large one. It then shines no more, and the painter does not count it.',
  L13: 'A piece on the map takes its space from both sides: nothing more can be put there. Only Métropolitain may build over a streetlight piece, and only the large streetlight may stand on an added one.',
  L17: 'Regions of dancer and painter connect along edges, not over corners. The annex bounds both, for it is part of a building.',
  scoring: 'Scoring',
  scoring_1:
    'Four things count when the city is finished. The table shows them all the time, as if the game ended now.',
  score_lit: '**Lit roofs**: for each of your buildings its size × the streetlights that light it.',
  score_group:
    '**Largest group**: your buildings that touch along edges are a group; the spaces of your largest one, lit or not.',
  score_unbuilt: '**Unbuilt**: −3 for each roof left in your reserve, unless you have Sacré-Cœur.',
  score_cards: '**Postcards**: dancer, statue, fountain and painter, for whoever played them.',
  score_example:
    'In the picture of the chapter on light Orange has 10 + 4 = 14 for lit roofs. Its two roofs do not touch, so the largest group has 5 spaces: 14 + 5 = **19**. Blue has 3 + 3 = **6**. With one roof unbuilt each it would be 16 and 3.',
  score_night:
    'A whole game: Orange has lit roofs of 6×1, 7×3 (with the annex) and a garden 2×3, together 33, a group of 15, and two unbuilt roofs that Sacré-Cœur forgives: **48**. Blue has 5×2 + 4×3 + 4×3 + 3×3 + 3×0 = 43, a group of 13, one roof unbuilt and a painter with two streetlights: 43 + 13 − 3 + 4 = **57**.',
  L15: 'If the totals are equal, whoever has more free spaces of the own colour on the map wins, mixed ones not counted; if these are equal too, the victory is shared.',
  notation: 'How moves are written',
  notation_1:
    'Spaces are named from a1 (bottom left) to h8 (top right), an area by its bottom left space. A roof is named by its letter and its size, and r1 to r3 are quarter turns clockwise.',
  notation_2:
    'Where several turns look the same only the smallest is used: a square roof has one, a straight one two.',
}
