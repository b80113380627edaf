export default {
  streetlight_pieces: {
    question: 'Does a streetlight piece leave its space free?',
    cover:
      'No: Lampadaire and the large streetlight take their space. The statue does not count it, and it blocks its view.',
    free: 'Yes: a space with a streetlight is free, printed or added. The statue counts it and may look at it; still nothing can be put there but by Métropolitain, and the large streetlight on an added one.',
  },
  large_light: {
    question: 'How far does the large streetlight shine?',
    diamond: 'Twelve spaces: everything within two steps.',
    cross: 'Eight spaces: up to two steps, straight away only.',
  },
  flip: {
    question: 'May roofs be flipped over?',
    false: 'No: they are only turned.',
    true: 'Yes: a roof may also be laid mirrored.',
  },
}
