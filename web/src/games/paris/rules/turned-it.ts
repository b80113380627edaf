import type { Turned } from './words'

export default {
  space_30: {
    final: {
      P12: 'La tessera 25 conta le caselle; sulla casella 1 o prima non c’è dove tornare, e la tessera non si può usare. Chi è sulla casella 30 non riceve più tessere bonus in nessun modo: lì le tessere 17 e 25 non si possono usare. Un meeple si muove solo per prendere una tessera.',
    },
  },
  owned: {
    ever: {
      P5: 'Non ricevi mai due tessere dello stesso numero; contano anche quelle usate, compresa quella che stai usando.',
    },
  },
  count_as_pairs: {
    yes: {
      P4: 'Le tessere che valgono come gettoni li danno solo per quel turno. Questi gettoni si spendono, si vendono o si consegnano per primi, spariscono alla fine del turno, e non vanno mai nella riserva comune. Per le tessere 23 e 24 fanno coppie tra loro e con quelli veri. Le tessere 19 e 21 ne danno sempre due.',
    },
  },
} satisfies Turned
