import type { Worded } from './worded'

export default {
  space_30: {
    question: 'La case 30 met-elle fin aux tuiles bonus ?',
    walk: 'Non : un pion n’y avance plus, mais les tuiles 17 et 25 donnent encore des tuiles bonus.',
    final: 'Oui : qui s’y trouve ne reçoit plus de tuile bonus, pas même par les tuiles 17 et 25.',
  },
  owned: {
    question: 'Une tuile bonus utilisée compte-t-elle encore ?',
    unused: 'Non : on n’a simplement jamais deux tuiles inutilisées de même numéro.',
    ever: 'Oui : qui a pris un numéro ne le reçoit plus jamais, qu’il l’ait utilisé ou non.',
  },
  count_as_pairs: {
    question: 'Les tuiles qui valent des jetons font-elles des paires pour les tuiles 23 et 24 ?',
    no: 'Non : seuls de vrais jetons en font.',
    yes: 'Oui : leurs jetons s’associent entre eux et aux vrais ; ils partent en premier et ne vont jamais au marché.',
  },
} satisfies Worded
