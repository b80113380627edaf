// The words around one screen that several people share.

import type { Messages } from '../say'

const screen = {
  title: 'Stesso schermo',
  note: 'Passatevi il dispositivo. Tra un turno e l’altro si copre solo ciò che è segreto.',
  how_many: 'Quanti giocano?',
  seat: 'Posto {n}',
  somebody: 'Giocatore {n}',
  name_of: 'Nome · {seat}',
  who: 'Chi gioca · {seat}',
  person: 'Una persona qui',
  no_engine:
    'Questo browser non può gestire un tavolo da solo. Giocate invece con un amico tramite un link.',
  pass: 'Passate il dispositivo a {name}',
  pass_note: 'Ora nessun altro dovrebbe guardare.',
  here: 'Sono {name}',
} satisfies Messages['screen']

export default screen
