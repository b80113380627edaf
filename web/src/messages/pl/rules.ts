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
  readings: 'Jak czytamy tu zasady',
  other_readings: '{n} {{|inny odczyt||inne odczyty|innych odczytów|innego odczytu}}',
  corrected: 'Poprawione wydanie: {name}',
  shipped: 'Wydanie bez poprawek',
  otherwise: 'Tu inaczej',
  usually: 'Zwykle',
  elsewhere: 'Gdzie indziej',
  of_this_table:
    'Ta książka mówi, jak gra ten stół: podaje jego rozstrzygnięcia i elementy. Obrazki, przykłady z liczbami i kwoty podane w tekście pochodzą z wydania bez poprawek.',
  here: 'Przy tym stole',
} satisfies Messages['rules']
