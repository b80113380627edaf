// The words around one screen that several people share.

import type { Translation } from '../i18n-types'

const screen = {
  title: 'За одним экраном',
  note: 'Передавайте устройство друг другу. Если у кого-то есть секреты, между ходами экран закрывается.',
  how_many: 'Сколько игроков?',
  seat: 'Место {n}',
  somebody: 'Игрок {n}',
  name_of: 'Имя · {seat}',
  who: 'Кто играет · {seat}',
  person: 'Кто-то из нас',
  no_engine: 'Этот браузер не может сам вести стол. Сыграйте с другом по ссылке.',
  pass: 'Передайте устройство: теперь ходит {name}',
  pass_note: 'Остальным сейчас лучше не смотреть.',
  here: 'Это я, {name}',
} satisfies Translation['screen']

export default screen
