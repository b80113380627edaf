export default {
  welcome: [
    'The night map',
    'You are Orange, Belle is Blue. First you pave the streets together, then each raises roofs on them, and the streetlights decide what they are worth. Everything here is the real game; I only explain, and you may close me at any time.',
  ],
  lay: [
    'Lay a tile',
    'The tile in your hand has four spaces. Point at a marked area, turn the tile with R, the wheel or the buttons, and click or tap twice to lay it. A good place: your orange spaces beside a streetlight.',
  ],
  paving: [
    'Whose ground is it?',
    'Suns are yours, moons are Blue’s, half and half is for both. Roofs need connected ground, so try to lay your colour next to your colour, and close to the glow.',
  ],
  take: [
    'Take a roof',
    'Instead of laying a tile you may take a roof from the pool. Take at least three or four in this phase. Large ones bring more but need much room; small ones fit everywhere. Choose shapes that your streets can hold. What you leave Belle may take.',
  ],
  unbuilt: [
    'Why points below zero?',
    'Your reserve counts −{n} now: each roof that is still unbuilt at the end costs 3 points. As soon as it stands on the map the loss is gone.',
  ],
  enough: [
    'How many roofs?',
    'Take at least three or four before you lay your last tile: in the second phase there are none to take any more, and who has no roof can only play postcards. Each tile you lay prepares the ground for them.',
  ],
  last_tiles: [
    'The streets end soon',
    'Whoever lays their eighth tile first begins the second phase. Being first to build is worth something: the best place beside two streetlights goes to one only.',
  ],
  city: [
    'The second phase',
    'The streets are paved. From now on you build one roof or play one postcard each turn. Your roofs wait in your reserve, the postcards lie beside the map.',
  ],
  build: [
    'Build a roof',
    'Pick a roof of your reserve and point at the map: the number says what it would bring, in light and otherwise. Only free spaces of yours and mixed ones may be covered. Try several places before you click or tap twice.',
  ],
  lit: [
    'Size times light',
    'Spaces of your roof: {size}. Streetlights that shine on it: {lit}. {size} × {lit} = {points} points. One more streetlight beside a large roof is worth more than one beside a small one.',
  ],
  card: [
    'Postcards',
    'Each postcard is there once, for whoever plays it first; you have four tokens for four of them. Read what each does. The garden and the painter show in the score at once; Sacré-Cœur forgives roofs you could not build.',
  ],
  group: [
    'Roofs that touch',
    'Your largest group of touching roofs counts as well, 1 point for each of its spaces: {n} now. Where the light is equal, choose the place beside your own roof.',
  ],
  deny: [
    'Belle has played a postcard',
    'It is gone for you. You may do the same: almost any postcard can also be taken without effect, only so that she does not get it.',
  ],
  kept: [
    'A postcard in your pocket',
    'Your postcard waits for a later turn: Métropolitain lets one roof cover a streetlight, Chartier one space of Blue. You need not say so: simply build there.',
  ],
  ending: [
    'The game runs out',
    'It ends when nobody can build any more and all tokens are spent. Who can act must act, so the last tokens are used as well, if only to deny.',
  ],
  over: [
    'The city is built',
    'It is {own} to {rival}. The score sheet shows where the points came from: light, group, unbuilt roofs, postcards. Play again, or look up what surprised you in the rules.',
  ],
} as const
