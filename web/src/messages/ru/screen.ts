// The words around one screen that several people share.

import type { Messages } from '../say'

const screen = {
  title: 'За одним экраном',
  note: 'Передавайте устройство друг другу. Между ходами закрыто только то, что секретно.',
  how_many: 'Сколько игроков?',
  seat: 'Место {n}',
  somebody: 'Игрок {n}',
  name_of: 'Имя · {seat}',
  who: 'Кто играет · {seat}',
  person: 'Человек',
  no_engine: 'Этот браузер не может сам вести партию. Сыграйте с другом по ссылке.',
  pass: 'Передайте устройство: теперь играет {name}',
  pass_note: 'Остальным сейчас лучше не смотреть.',
  here: 'Это я, {name}',
} satisfies Messages['screen']

export default screen
