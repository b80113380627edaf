export default {
  welcome: [
    'Six districts',
    'You play red, Belle blue. Buildings rise in six districts around the Arc, and your keys occupy them. VP come from bonus tiles, landmarks and, at the end, from the districts where your keys are worth most. This is the real game; I only explain.',
  ],
  draw: [
    'Draw a building',
    'Every turn begins with a building tile. The backs show the district, so you choose where the city grows. Take a district you would like to move into: a key can only go where something is built.',
  ],
  bank: [
    'Put a key on a bank',
    'Your act: put a new key on a bank. It pays you francs at once, and from there the key can later enter any building of that district. Banks that pay much are popular; look also at what is built there.',
  ],
  end: [
    'End your turn',
    'You have acted. Before you end the turn you may still do free actions: use a tile, buy or sell. Now there is nothing to do yet, so press “End turn”.',
  ],
  move: [
    'Move a key',
    'A key on a bank or on the Arc may enter a building: pick it up and its targets light up with their prices. You pay the value in francs. Values 1 and 2 also bring a bonus tile, 3 does for 2 francs more; 4, 5 and 8 a resource.',
  ],
  bonus: [
    'Your meeple walks',
    'You may take a bonus tile further on; the meeple does not walk back. Early tiles are small, late ones strong. Point at one to read it. A good start is a tile you can use soon, without running far ahead.',
  ],
  token: [
    'What you have won',
    'The token beside the building is yours now. Prestige (with laurels) brings VP at landmarks, resources pay for landmarks. You find them in your panel with your francs and keys.',
  ],
  tile: [
    'Use a bonus tile',
    'Your tiles wait in your panel. Using one is a free action and can be done in any of your turns, once. Tiles that count buildings grow with your keys: do not hurry with them.',
  ],
  arc: [
    'The Arc de Triomphe',
    'A key on the Arc earns nothing at first, but may enter any district, also one that has just got the building you need. One key of yours can wait there at a time.',
  ],
  climb: [
    'Keys climb',
    'A key on a building may move on to a higher one in its district, and then you only pay the difference. So a cheap building is a step towards the 8 and the landmarks. Keys never go back.',
  ],
  poor: [
    'Little money',
    'Francs in your purse: {n}. Banks pay, some bonus tiles too, and tokens you do not need can be sold. Tiles of a high value can wait until you can afford them.',
  ],
  landmark: [
    'Landmarks',
    'With marble or gold you may raise a landmark and move a key onto it in the same act. It must be higher than those in its district. Landmarks take prestige for 3, 4 or 5 VP a piece and weigh heavily in the district.',
  ],
  prestige: [
    'Hand in prestige',
    'This landmark has three slots. Each takes one prestige of its kind: bronze for 3 VP, silver for 4, gold for 5. What you hand in leaves the game; what you do not hand in now you keep for another landmark.',
  ],
  fourth: [
    'The fourth key',
    'A district with three keys on its buildings and landmarks is near something: whoever brings the fourth, from the bank there or from the Arc, may put a VP tile on any district that has none. Put a high one where you lead, a low one where Belle does.',
  ],
  standing: [
    'Districts are counted',
    'A VP tile lies on a district now. At the end the sum of the values under your keys there decides: {own} for you, {rival} for Belle. With two players the second needs at least half of the first’s sum to get anything.',
  ],
  piles: [
    'The piles run low',
    'Building tiles left: {n}. When they are gone, end-game tiles can be taken as an act, and the last of them brings the end. Now is the time for your plans in the districts.',
  ],
  flags: [
    'End-game tiles',
    'The piles are empty. As an act you may now take an end-game tile: tokens, francs or VP, secretly. Each one brings the end closer. Do it when you lead, or when your keys have nothing better to do.',
  ],
  last: [
    'The last rounds',
    'The end is near: this round is finished and one more is played. Use tiles that count buildings, hand in prestige, and strengthen the districts where a step changes the order.',
  ],
  over: [
    'The end',
    'You have {own} VP. The score sheet shows what came from play and what from districts. Play again, or read in the rules what surprised you.',
  ],
} as const
