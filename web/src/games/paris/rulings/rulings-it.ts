import type { Worded } from './worded'

export default {
  space_30: {
    question: 'La casella 30 mette fine alle tessere bonus?',
    walk: 'No: un meeple lì non va oltre, ma le tessere 17 e 25 danno ancora tessere bonus.',
    final: 'Sì: chi è lì non riceve più tessere bonus, neppure con le tessere 17 e 25.',
  },
  owned: {
    question: 'Le tessere bonus usate contano ancora?',
    unused: 'No: basta non avere mai due tessere non usate dello stesso numero.',
    ever: 'Sì: chi ha preso un numero una volta non lo riceve mai più, usato o no.',
  },
  count_as_pairs: {
    question: 'Le tessere che valgono come gettoni fanno coppie per le tessere 23 e 24?',
    no: 'No: le fanno solo i gettoni veri.',
    yes: 'Sì: i loro gettoni si accoppiano tra loro e con quelli veri; si consegnano per primi e non vanno mai nella riserva comune.',
  },
} satisfies Worded
