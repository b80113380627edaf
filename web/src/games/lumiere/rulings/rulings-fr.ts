import type { Worded } from './worded'

export default {
  streetlight_pieces: {
    question: 'La case d’un réverbère posé reste-t-elle libre ?',
    cover:
      'Non : Lampadaire et le grand réverbère occupent leur case. La statue ne la compte pas, et elle lui bouche la vue.',
    free: 'Oui : une case à réverbère est libre, qu’il soit imprimé ou posé. La statue la compte et peut la regarder ; on n’y pose toujours rien, sauf par Métropolitain, et le grand réverbère sur un réverbère ajouté.',
  },
  large_light: {
    question: 'Jusqu’où éclaire le grand réverbère ?',
    diamond: 'Douze cases : tout jusqu’à deux pas.',
    cross: 'Huit cases : jusqu’à deux pas, en ligne droite seulement.',
  },
  flip: {
    question: 'Peut-on retourner les toits ?',
    false: 'Non : on les tourne seulement.',
    true: 'Oui : un toit peut aussi se poser en miroir.',
  },
} satisfies Worded
