import type { Turned } from './words'

export default {
  space_30: {
    final: {
      P12: 'La tuile 25 compte les cases ; sur la case 1 ou avant elle, il n’y a nulle part où reculer, et la tuile ne s’utilise pas. Qui est sur la case 30 ne reçoit plus de tuile bonus d’aucune façon : les tuiles 17 et 25 ne s’y utilisent pas. Un pion ne bouge que pour prendre une tuile.',
    },
  },
  owned: {
    ever: {
      P5: 'Vous ne recevez jamais deux tuiles de même numéro ; celles que vous avez utilisées comptent aussi, de même que celle que vous utilisez.',
    },
  },
  count_as_pairs: {
    yes: {
      P4: 'Les tuiles qui valent des jetons les donnent pour ce tour seulement. Ces jetons se dépensent, se vendent ou s’échangent en premier, disparaissent à la fin du tour, et ne vont jamais au marché. Pour les tuiles 23 et 24, ils font des paires entre eux et avec de vrais jetons. Les tuiles 19 et 21 en donnent toujours deux.',
    },
  },
} satisfies Turned
