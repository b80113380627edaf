import type { Worded } from './worded'

export default {
  space_30: {
    question: 'Czy pole 30 kończy branie płytek premii?',
    walk: 'Nie: pionek dalej nie pójdzie, ale płytki 17 i 25 dają jeszcze płytki premii.',
    final: 'Tak: kto tam stoi, nie dostaje już płytek premii, nawet dzięki płytkom 17 i 25.',
  },
  owned: {
    question: 'Czy użyte płytki premii nadal się liczą?',
    unused: 'Nie: nie wolno tylko mieć dwóch nieużytych płytek o tym samym numerze.',
    ever: 'Tak: kto raz wziął dany numer, nigdy go już nie dostanie, użyty czy nie.',
  },
  count_as_pairs: {
    question: 'Czy płytki liczące się jako żetony tworzą pary dla płytek 23 i 24?',
    no: 'Nie: pary tworzą tylko prawdziwe żetony.',
    yes: 'Tak: ich żetony tworzą pary ze sobą i z prawdziwymi; oddaje się je najpierw i nigdy nie trafiają do rezerwy.',
  },
} satisfies Worded
