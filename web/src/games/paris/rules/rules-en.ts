export default {
  goal: 'What it is about',
  goal_1:
    'Paris around 1900: cafés, theatres and hotels rise in six districts around the Arc de Triomphe. You invest in them with **keys**: a key on a building says that you occupy it.',
  goal_2:
    'You earn victory points (**VP**) during the game with bonus tiles and landmarks, and at its end in the districts where your keys stand on the highest values. Whoever has most VP wins. With two players it takes about forty minutes.',
  board:
    'The board: the Arc in the middle, six districts around it, and the bonus track with its thirty tiles along the edge.',
  box: 'The board and what lies on it',
  box_1:
    'Each district has a **bank** that pays francs, six spaces for **buildings** of value 1, 2, 3, 4, 5 and 8, a row for **landmarks** and a place for a **VP tile**. Each building space has its own building; which one is drawn when is up to chance. The back of a building tile shows its district.',
  district:
    'A district. The bank is at the bottom, the buildings rise above it; pale spaces are not built yet. A token lies beside each space until somebody takes it.',
  box_tokens:
    'Tokens of **prestige** lie beside the values 1 to 3, **resources** beside 4, 5 and 8. Prestige is handed in at landmarks for VP, resources pay for landmarks; a building of value 8 costs 1 wood as well.',
  box_landmarks:
    'Eight landmarks lie ready for everybody. Left their value and what they cost, right the prestige that may be handed in there.',
  box_vp: 'Six VP tiles say what the first, second and third of a district get at the end.',
  setup: 'Before the first turn',
  setup_1:
    'Everybody has 3 francs, a meeple before the first space of the bonus track, and 10, 9 or 7 keys with two, three or four players. Two more keys of each colour lie in the reserve.',
  P1: 'The 36 building tiles are shuffled, 3 are set aside unseen, and the rest make three piles of eleven.',
  setup_2: 'Chance draws the first player; then it goes clockwise. Three things can be agreed:',
  setup_shuffled:
    '**Shuffled**: all tokens but the gold beside 8 are mixed, and the bonus tiles are mixed within the zones A, B and C, second copies on their equals;',
  setup_free:
    '**Free districts**: no tile is set aside, each pile has twelve, and you put the tile you draw into any district where that value is free and that kind of building is missing; if there is none, the tile leaves the game;',
  setup_screens: '**Open screens**: everybody sees everybody’s francs, tokens and tiles.',
  turn: 'Your turn',
  turn_1: 'A turn has two steps, and free actions around them:',
  turn_draw:
    '**Draw** the top tile of a pile and put it on its space. Later in the game, when the piles are empty, this step falls away.',
  turn_act: '**Act**: exactly one of the acts below.',
  turn_free:
    '**Free actions**, as many as you like, after the draw and before or after the act: use a bonus tile or an end-game tile, buy a resource, sell a token.',
  turn_acts: 'The acts:',
  act_key:
    '**put a new key** on a bank or on the Arc, where you have none yet. A bank pays you its francs at once, from 2 in Chaillot to 7 in Saint-Germain. The Arc pays nothing, but leads everywhere;',
  act_move:
    '**move a key** that stands on the board to a building or a landmark, pay for it, and take what it brings;',
  act_end: '**take an end-game tile**, once all piles are empty.',
  P2: 'You must act if you can. You may pass only when no act is possible, and a free action may change that.',
  P3: 'Free actions are open from the draw to the end of your turn, even while you are being asked something: the token you have just won may be sold to pay for a bonus tile. Never before the draw.',
  P6: 'Francs and VP never run out.',
  moving: 'Moving a key',
  moving_1: 'Keys walk outwards, and never back:',
  from_arc: 'from the **Arc** to any district;',
  from_bank: 'from a **bank** to any building or landmark of its district;',
  from_building: 'from a **building or landmark** to a higher one of the same district.',
  moving_target:
    'The target must be built, and no key may stand there. Tile 9 lets you join your own key, tile 16 keys of others; where your own and others stand you need both tiles, and each serves one move.',
  moving_landmark:
    'You may also raise a **new landmark** in the district of the key (from the Arc in any district) and move onto it. There may be several in a district, but a new one must be worth more than every landmark that stands there.',
  moving_price:
    'You pay francs: the whole **value** from the Arc or a bank, only the **difference** from a building or landmark. Resources are always paid in full; they go to the reserve, where anybody can buy them.',
  price_building: 'From a bakery of value 2 to a theatre of value 5 you pay 5 − 2 = **3 francs**.',
  price_landmark:
    'From a theatre of value 8 to a new Grand Palais of value 12 you pay 12 − 8 = **4 francs, 1 marble and 1 gold**. From the Arc it would have been 12 francs.',
  moved:
    'The red key on the bakery of 2 may go to the theatre of 5 for 3 francs, or further up. The blue key stands on the bank and may go anywhere in this district for the whole value.',
  benefits: 'What a move brings',
  benefits_1: 'After the move these follow, in this order:',
  gain_token: '**The token** beside the building, if it still lies there.',
  gain_bonus:
    '**A bonus tile** with a building of value 1 or 2, or of value 3 for 2 francs: your meeple may walk forward to any tile you like, and you take it.',
  gain_vp: '**2 VP** with a building of value 8.',
  gain_prestige:
    '**Prestige** with a landmark: you may hand in tokens on its three slots, each of the right kind. Bronze brings 3 VP, silver 4, gold 5. Tokens handed in leave the game.',
  gain_fourth:
    '**The fourth key**: whoever brings the keys on buildings and landmarks of a district to exactly four may at once put one VP tile on any district that has none. It happens once in each district.',
  prestige_example:
    'You move from the Arc to a new Louvre (15): 15 francs, 1 marble, 2 gold. Its slots are three times gold; you hand in two gold prestige and get 2 × 5 = **10 VP**.',
  P7: 'The token beside a building is always taken.',
  P8: 'The VP tile of a fourth key may be declined, and the right is then lost.',
  P15: 'Keys are counted for this, not spaces. A move from a building or landmark to another of the same district never brings a fourth key; one from the bank of the district or from the Arc may. A landmark’s slots are there anew for everybody who arrives.',
  bonus: 'Bonus tiles',
  bonus_1:
    'Thirty tiles lie around the board, the good ones far ahead. Meeples only walk forward, so whoever jumps to a good tile leaves all those before it. Several meeples may stand on the same space. From space 30 a meeple cannot walk on.',
  bonus_2:
    'Some tiles are there twice with three or four players. You use a tile when you like in your turn; then it is gone. Tiles 20, 23 and 24 are told here for two players; with each further player they bring 1 VP more. Prestige handed in for tile 23 leaves the game, resources handed in for tile 24 go to the reserve.',
  P4: 'Tiles that count as tokens give them for this turn only. Such tokens are spent, sold or handed in first, disappear at its end, never reach the reserve, and make no pairs for tiles 23 and 24. Tiles 19 and 21 always give two.',
  P5: 'You never hold two unused tiles of the same number; used ones do not count.',
  P9: 'With tiles 9 and 16 a move costs and brings everything as usual.',
  P10: 'With tile 9 a space counts twice for you wherever values, spaces or keys are counted; a type and the single highest value are there or not.',
  P11: 'A tile may be used for nothing. Tiles 9 and 16 are used before the act, needed or not, and lost if no move follows; 13 and 14 need the francs and a key in the reserve; 17 and 25 need a tile you may take; 23 and 24 at least one pair. Tile 20 counts tile 27, but no end-game tiles.',
  P12: 'Tile 25 counts spaces, and also brings a meeple back from space 30; on space 1 or before it there is nothing to go back to, and the tile cannot be used. Even on space 30 tiles 17 and 25 still bring bonus tiles. A meeple only ever moves to take a tile.',
  bonus_example:
    'Tile 18 brings 5 VP for each building of value 4 you occupy: with three of them **15 VP**. Tile 30 with café, bakery, hotel, theatre and two landmarks, for all landmarks are one type: five types, **15 VP**.',
  trade: 'Buying and selling',
  trade_1:
    'As a free action you may buy resources that lie in the reserve, and sell what you have. Sold resources go to the reserve. Prestige can be sold, not bought; sold prestige leaves the game.',
  P14: 'A resource can be bought only while it lies in the reserve and you can pay for it. At first the reserve is empty.',
  flags: 'End-game tiles',
  flags_1:
    'When all piles are empty, an act may be to look through the end-game tiles (twelve at first) and take one, hidden from the others. They are used like bonus tiles. The last one taken brings the end.',
  P13: 'They may be taken from the very turn that drew the last building, and used in the turn they are taken.',
  end: 'The end',
  end_1:
    'When the last end-game tile is taken, the round is finished, so that all have had equally many turns, and one more is played, even if the last player of a round took it. Tokens and tiles left over bring nothing, but for tile 27. Then:',
  end_27: 'Who holds tile 27 gets 1 VP for each franc, and keeps the francs.',
  end_districts:
    'In each district with a VP tile everybody with at least one key on a building or landmark there adds up the values under their own keys; who has none there gets nothing. The first, second and third get what the tile says, a fourth nothing.',
  end_ties:
    'With equal sums the single highest value there decides; if that is equal too, which only tile 16 can bring about, all of them get the VP of that place, and the following places that they fill are skipped.',
  majority:
    'Montmartre with the VP tile 20 / 10 / 5: the red player has 2 + 11 = 13, the blue one 8 + 5 = 13, the yellow one 3. Red holds the highest single value.',
  end_example:
    'The sums here are 13, 13 and 3. Red wins the tie with the landmark of 11: red gets **20**, blue **10**, yellow **5**.',
  end_two:
    'With two players the second only gets something with at least half the sum of the first: with 12 against 5 and a tile of 18 it is 18 and **0**.',
  end_winner:
    'Most VP win. If they are equal, most francs; then the highest sum of values on the whole board; then the victory is shared.',
  notation: 'How moves are written',
  notation_1:
    'A building is named by its district and value (mon5), a landmark with @ (mon@12), a bank with its district (bank:mon). Several tokens of one move stand in alphabetical order.',
}
