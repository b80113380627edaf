import type { Messages } from '../say'

export default {
  title: 'Pierwsza partia: {game}',
  lead: 'Grasz od razu, a ktoś obok objaśnia każdą rzecz wtedy, gdy po raz pierwszy się przydaje.',
  real: 'Prawdziwe zasady, przeciw najłagodniejszej Belle: poziom Gamin',
  small_steps: 'Od 10 do 15 minut nowości, po jednej naraz',
  stop: 'Przewodnika możesz zamknąć, a partię przerwać, kiedy chcesz',
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
  play_on_note: 'Odezwę się znowu, gdy pojawi się coś nowego.',
} satisfies Messages['learn']
