import type { Turned } from './words'

export default {
  streetlight_pieces: {
    free: {
      L4: 'Une case est libre quand rien n’y est posé. Les réverbères, imprimés ou posés, comptent comme libres là où l’on compte des cases libres ou en demande une, même si l’on n’y bâtit pas ; pour la danseuse seulement, ce sont des murs. « Votre couleur » n’inclut jamais le mixte.',
      card_lumiere:
        'Posez le **grand réverbère** sur un réverbère qui n’est pas recouvert, imprimé ou ajouté. Il ne compte toujours que pour un, mais éclaire à deux pas ; sa case reste libre.',
      card_lampadaire:
        'Posez le **réverbère** sur une case libre de votre couleur. Il brille comme les autres ; sa case est désormais un réverbère : elle n’est plus de votre couleur, mais reste libre comme celle de tout réverbère.',
    },
  },
  large_light: {
    cross: {
      L14: 'Le grand réverbère éclaire jusqu’à deux pas en ligne droite, soit huit cases. Les quatre cases à deux pas restent sombres pour un bâtiment si un autre bâtiment, de l’un ou l’autre camp, se dresse en chemin ; rien d’autre ne fait d’ombre. Un bâtiment à l’ombre sur une case peut être éclairé sur une autre.',
    },
  },
  flip: {
    true: {
      box_roofs:
        'Douze toits, tous différents, forment un **stock** commun : deux de taille 3, quatre de taille 4, quatre de taille 5 et deux de taille 6. Leur chiffre est leur taille. Un toit se tourne par quarts de tour, et peut aussi se retourner.',
      notation_1:
        'Les cases vont de a1 (en bas à gauche) à h8 (en haut à droite) ; un îlot porte le nom de sa case en bas à gauche. Un toit porte une lettre et sa taille, et r1 à r3 sont des quarts de tour dans le sens des aiguilles d’une montre. Un toit retourné ajoute f (r1f) : on le prend en miroir, gauche et droite échangées, avant de le tourner.',
    },
  },
} satisfies Turned
