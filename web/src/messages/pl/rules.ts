import type { Messages } from '../say'

export default {
  title: 'Zasady gry {game}',
  button: 'Zasady',
  contents: 'Rozdziały',
  lead: 'Wszystko, czego trzeba do gry, z obrazkami i przykładami. Każde rozstrzygnięcie ma numer, żeby przy stole można było je wskazać.',
  first_game: 'Zagraj pierwszą partię z przewodnikiem',
  before: 'Poprzedni rozdział',
  next: 'Następny rozdział',
  whole: 'Wszystkie zasady',
  why: 'Dlaczego? {ruling}',
  how: 'Jak się to liczy',
} satisfies Messages['rules']
