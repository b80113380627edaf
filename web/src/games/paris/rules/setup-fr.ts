import type { SetupWords } from './words'

export default {
  dealt:
    'Toute la table avant le premier tour, ici à trois joueurs. Les numéros sont ceux des étapes ci-dessous.',
  place_board:
    'Posez le **plateau** au milieu et un **jeton** à côté de chacun des 36 emplacements de bâtiment : prestige de bronze, d’argent et d’or à côté de 1, 2 et 3 ; bois, marbre et or à côté de 4, 5 et 8.',
  place_track:
    'Disposez les **tuiles bonus** tout autour, chacune sur la case de son numéro. À trois, certains numéros ont une seconde tuile, à quatre d’autres encore.',
  place_meeples:
    'Chacun met un **pion** devant la première case de la piste et commence avec 0 PV.',
  place_piles:
    'Mélangez les 36 **tuiles de bâtiment**, écartez-en 3 sans les voir et faites trois piles de 11, le côté du quartier au-dessus.',
  place_landmarks: 'Posez les huit **monuments** face visible à côté du plateau.',
  place_vp: 'Posez près d’eux les six **tuiles PV**, face visible.',
  place_flags:
    'Posez les douze **tuiles de fin** face cachée. La réserve de ressources est encore vide.',
  place_purse:
    'Chacun prend un **paravent** et met derrière 3 **francs**, et 10, 9 ou 7 **clés** selon qu’on joue à deux, trois ou quatre.',
  place_reserve: 'Mettez 2 autres **clés** de chaque couleur en réserve.',
  place_start:
    'Le hasard désigne le **premier joueur**, qui le reste toute la partie ; on joue dans le sens des aiguilles d’une montre.',
} satisfies SetupWords
