// The words around one screen that several people share.

import type { Translation } from '../i18n-types'

const screen = {
  title: 'Stesso schermo',
  note: 'Passatevi il dispositivo. Se qualcuno ha dei segreti, tra un turno e l’altro lo schermo si copre.',
  how_many: 'Quanti giocano?',
  seat: 'Posto {n}',
  somebody: 'Giocatore {n}',
  name_of: 'Nome · {seat}',
  who: 'Chi gioca · {seat}',
  person: 'Qualcuno qui',
  no_engine: 'Questo browser non può reggere un tavolo da solo. Giocate con un amico tramite un link.',
  pass: 'Passate il dispositivo a {name}',
  pass_note: 'Gli altri guardino altrove.',
  here: 'Sono io, {name}',
} satisfies Translation['screen']

export default screen
