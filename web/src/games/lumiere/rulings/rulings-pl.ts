import type { Worded } from './worded'

export default {
  streetlight_pieces: {
    question: 'Czy pole z postawioną latarnią pozostaje wolne?',
    cover:
      'Nie: Lampadaire i duża latarnia zajmują swoje pole. Rzeźba go nie liczy, a latarnia zasłania jej widok.',
    free: 'Tak: pole z latarnią jest wolne, czy jest ona nadrukowana, czy postawiona. Rzeźba je liczy i może na nie patrzeć; nadal jednak nic tam nie stanie, poza budynkiem dzięki Métropolitain i dużą latarnią na dostawionej.',
  },
  large_light: {
    question: 'Jak daleko świeci duża latarnia?',
    diamond: 'Na dwanaście pól: wszystko w odległości do dwóch pól.',
    cross: 'Na osiem pól: do dwóch pól, tylko w linii prostej.',
  },
  flip: {
    question: 'Czy wolno odwracać dachy na drugą stronę?',
    false: 'Nie: można je tylko obracać.',
    true: 'Tak: dach wolno położyć także w lustrzanym odbiciu.',
  },
} satisfies Worded
