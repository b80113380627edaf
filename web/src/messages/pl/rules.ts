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
  one_page: 'Zasady na jednej stronie',
  one_page_of: '{game} na jednej stronie',
  print: 'Wydrukuj skrót zasad',
  by_players: '(przy 2, 3, 4 graczach: {vp})',
} satisfies Messages['rules']
