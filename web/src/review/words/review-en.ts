import type { ReviewWords } from '../words'

export default {
  turns: [
    'not turned',
    'turned a quarter to the right',
    'turned half round',
    'turned a quarter to the left',
  ],
  flipped: 'flipped',
  account: {
    two: 'Points are of the lead over the other player. Own play: what was lost against Belle’s best moves. Others’ play: what the other lost in the same way. Luck: tiles drawn and what came to light. Estimates: what changed although nothing had happened, for Belle only estimates.',
    more: 'Points are of the lead over the best other player. Own play: what was lost against Belle’s best moves. Others’ play: what the others’ choices changed. Luck: tiles drawn and what came to light. Estimates: what changed although nothing had happened, for Belle only estimates.',
  },
  error: 'Estimates',
  lost: 'Points given away',
  chances: 'Chances after this move',
  mistakes: {
    mine: 'My mistakes',
    all: 'Of all',
    none: 'Belle found nothing of yours to object to.',
    again: 'Try again here',
  },
  accuracy: 'Accuracy is 100 % for whoever always finds Belle’s move.',
  deal: {
    verified: [
      'The deal is fair',
      'Before the dealing your browser was shown a sealed promise, and added chance of its own. The deal follows from exactly these two: nobody could choose it.',
    ],
    late: [
      'The deal fits its seal, but your chance is not in it',
      'Before the dealing your browser was shown a sealed promise, and the deal is the promised one. The chance that your browser added did not count, so this does not prove that nobody chose the deal. Only a player whose chance did count can tell.',
    ],
    unseen: [
      'The deal fits its seal',
      'The deal is the one that the seal in the record promises. Your browser did not see this seal before the dealing; only those who sat at the table can tell that it was there.',
    ],
    closed: [
      'The seal of this deal is still closed',
      'The record has a seal, but not yet what opens it: a table shows that when its game is over. Until then the deal cannot be compared with its seal.',
    ],
    none: [
      'This deal was not sealed',
      'There is no seal to compare it with. The moves and the score are right.',
    ],
    wrong: [
      'The deal is not the promised one',
      'The deal was compared with the seal, and with what your browser was shown and added before the dealing. They do not agree.',
    ],
  },
} satisfies ReviewWords
