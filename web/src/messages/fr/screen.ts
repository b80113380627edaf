// The words around one screen that several people share.

import type { Messages } from '../say'

const screen = {
  title: 'Même écran',
  note: 'Faites passer l’appareil. Seul ce qui est secret se couvre entre deux tours.',
  how_many: 'Combien de joueurs ?',
  seat: 'Place {n}',
  somebody: 'Joueur {n}',
  name_of: 'Nom · {seat}',
  who: 'Qui joue · {seat}',
  person: 'Quelqu’un ici',
  no_engine:
    'Ce navigateur ne peut pas tenir une table à lui seul. Jouez plutôt avec un ami, par un lien.',
  pass: 'Passez l’appareil à {name}',
  pass_note: 'Les autres regardent ailleurs.',
  here: 'C’est moi, {name}',
} satisfies Messages['screen']

export default screen
