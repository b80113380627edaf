import type { Translation } from '../i18n-types'

export default {
  title: 'Pierwsza gra: {game}',
  lead: 'Grasz od razu, a ktoś obok objaśnia każdą rzecz wtedy, gdy pierwszy raz ma znaczenie.',
  real: 'Prawdziwe zasady, z Belle w najłagodniejszej roli: Gamin',
  small_steps: '10 do 15 minut nowości, po jednej naraz',
  stop: 'Przewodnika możesz zamknąć, a grę przerwać, kiedy chcesz',
  begin: 'Zaczynamy',
  go_on: 'Wróć do ostatniej',
  read_first: 'Najpierw zasady',
  coach: 'Przewodnik',
  understood: 'Jasne',
  progress: '{n} z {all}',
  fold: 'Zwiń',
  unfold: 'Rozwiń',
  dismiss: 'Graj bez przewodnika',
  known: 'poznane',
  happened: 'Co się właśnie stało',
  play_on: 'Graj dalej',
  play_on_note: 'Odezwę się, gdy coś nowego będzie ważne.',
} satisfies Translation['learn']
