import type { Translation } from '../i18n-types'

export default {
  title: 'Zasady gry {game}',
  button: 'Zasady',
  contents: 'Rozdziały',
  lead: 'Wszystko, czego trzeba do gry, z obrazkami i przykładami. Każde rozstrzygnięcie ma numer, żeby stół mógł je wskazać.',
  first_game: 'Zagraj pierwszą grę z przewodnikiem',
  before: 'Poprzedni rozdział',
  next: 'Następny rozdział',
  whole: 'Wszystkie zasady',
  why: 'Dlaczego? {ruling}',
  how: 'Jak się to liczy',
} satisfies Translation['rules']
