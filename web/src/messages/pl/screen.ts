// The words around one screen that several people share.

import type { Messages } from '../say'

const screen = {
  title: 'Wspólny ekran',
  note: 'Podawajcie sobie urządzenie. Między turami zasłonięte jest tylko to, co tajne.',
  how_many: 'Ile osób gra?',
  seat: 'Miejsce {n}',
  somebody: 'Gracz {n}',
  name_of: 'Imię · {seat}',
  who: 'Kto gra · {seat}',
  person: 'Ktoś z nas',
  no_engine: 'Ta przeglądarka sama nie poprowadzi stołu. Zagrajcie przez link.',
  pass: 'Teraz urządzenie bierze {name}',
  pass_note: 'Pozostali niech teraz nie patrzą.',
  here: 'To ja, {name}',
} satisfies Messages['screen']

export default screen
