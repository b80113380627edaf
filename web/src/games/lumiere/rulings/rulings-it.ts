import type { Worded } from './worded'

export default {
  streetlight_pieces: {
    question: 'La casella con un lampione posato resta libera?',
    cover:
      'No: Lampadaire e il grande lampione occupano la loro casella. La statua non la conta, e il lampione le toglie la vista.',
    free: 'Sì: una casella con un lampione è libera, stampato o posato che sia. La statua la conta e può guardarla; non ci si mette comunque niente, salvo con Métropolitain, e il grande lampione su quello aggiunto.',
  },
  large_light: {
    question: 'Fin dove illumina il grande lampione?',
    diamond: 'Dodici caselle: tutto entro due passi.',
    cross: 'Otto caselle: fino a due passi, solo in linea retta.',
  },
  flip: {
    question: 'Si possono capovolgere i tetti?',
    false: 'No: si ruotano soltanto.',
    true: 'Sì: un tetto si può posare anche a specchio.',
  },
} satisfies Worded
