import type { Messages } from '../say'

export default {
  title: 'Правила игры {game}',
  button: 'Правила',
  contents: 'Главы',
  lead: 'Всё, что нужно для игры, с картинками и примерами. У каждого пункта есть номер, чтобы игра могла на него сослаться.',
  first_game: 'Сыграть первую партию с наставником',
  before: 'Предыдущая глава',
  next: 'Следующая глава',
  whole: 'Все правила',
  why: 'Почему? {ruling}',
  how: 'Как это считается',
  one_page: 'Правила на одной странице',
  one_page_of: '{game} на одной странице',
  print: 'Напечатать памятку',
  by_players: '(при 2, 3, 4 игроках: {vp})',
} satisfies Messages['rules']
