// The words around one screen that several people share.

import type { Translation } from '../i18n-types'

const screen = {
  title: 'Jeden ekran',
  note: 'Podawajcie sobie urządzenie. Gdy ktoś ma coś do ukrycia, ekran zasłania się między turami.',
  how_many: 'Ile osób gra?',
  seat: 'Miejsce {n}',
  somebody: 'Gracz {n}',
  name_of: 'Imię · {seat}',
  who: 'Kto gra · {seat}',
  person: 'Ktoś z nas',
  no_engine: 'Ta przeglądarka sama nie poprowadzi stołu. Zagrajcie przez link.',
  pass: 'Teraz urządzenie trzyma {name}',
  pass_note: 'Pozostali niech nie patrzą.',
  here: 'To ja, {name}',
} satisfies Translation['screen']

export default screen
