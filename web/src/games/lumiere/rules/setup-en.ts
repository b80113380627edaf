export default {
  dealt:
    'The whole table before the first move, laid for a first game. The numbers are those of the steps below.',
  place_map: 'Put the empty **map** between you: 16 areas wait for tiles.',
  place_cards:
    'Lay eight **postcards** face up, here those of a first game. The other four stay in the box.',
  place_pieces: 'Put the **pieces** that these postcards bring beside them.',
  place_pool: 'Lay all twelve **roofs** where both can reach them: this is the pool.',
  place_kit: 'Choose sides. Each takes the 7 **chimneys** and 4 **tokens** of their colour.',
  place_tiles: 'Each shuffles their own eight **tiles** and makes a pile of them, face down.',
  place_hand: 'Each draws **one tile** and keeps it hidden from the other. Seven stay in the pile.',
  place_start:
    'Decide who **begins**: chance in a first game, later whoever lost the last one. Here the lantern shows it.',
}
