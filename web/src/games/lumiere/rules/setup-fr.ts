import type { SetupWords } from './words'

export default {
  dealt:
    'Toute la table avant le premier coup, dressée pour une première partie. Les numéros sont ceux des étapes ci-dessous.',
  place_map: 'Posez le **plan** vide entre vous : 16 îlots attendent leurs tuiles.',
  place_cards:
    'Étalez huit **cartes postales** face visible, ici celles d’une première partie. Les quatre autres restent dans la boîte.',
  place_pieces: 'Posez à côté les **pièces** que ces cartes apportent.',
  place_pool: 'Disposez les douze **toits** à portée des deux joueurs : c’est le stock.',
  place_kit:
    'Choisissez vos camps. Chacun prend les 7 **cheminées** et les 4 **jetons** de sa couleur.',
  place_tiles: 'Chacun mélange ses huit **tuiles** et en fait une pile, face cachée.',
  place_hand:
    'Chacun pioche **une tuile** et la garde cachée à l’autre. Il en reste sept dans la pile.',
  place_start:
    'Décidez qui **commence** : le hasard la première fois, ensuite qui a perdu la partie précédente. Ici, la lanterne l’indique.',
} satisfies SetupWords
