export default {
  space_30: {
    question: 'Does space 30 end all bonus tiles?',
    walk: 'No: a meeple there walks no further, but tiles 17 and 25 still bring bonus tiles.',
    final: 'Yes: whoever stands there gets no more bonus tiles, not even by tiles 17 and 25.',
  },
  owned: {
    question: 'Do used bonus tiles still count as owned?',
    unused: 'No: you only never hold two unused tiles of the same number.',
    ever: 'Yes: once you have taken a number you never get it again, used or not.',
  },
  count_as_pairs: {
    question: 'Do tiles that count as tokens make pairs for tiles 23 and 24?',
    no: 'No: only real tokens do.',
    yes: 'Yes: their tokens pair with each other and with real ones; they go first and never reach the reserve.',
  },
}
