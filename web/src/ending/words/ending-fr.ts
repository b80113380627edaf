import type { EndingTexts } from '../words'

export default {
  skip: 'Voir le résultat',
  turning: 'Le tournant',
  turning_move: 'Coup {n} : {what}.',
  turning_chance: '{name} avait {from} % de chances avant, {to} % après.',
  turning_lead: 'Dès lors, {name} est en tête aux points.',
  always_favourite: '{name} avait les meilleures chances du premier coup au dernier.',
  always_ahead: '{name} a mené aux points tout du long.',
  no_turning: 'Rien n’était joué jusqu’au bout.',
  look_there: 'Le revoir dans l’analyse',
  gains: 'D’où viennent les points',
  gains_note: 'Chaque position est comptée comme si la partie s’y arrêtait.',
  phase: 'Phase',
  whole: 'Toute la partie',
  unused: 'Resté inutilisé',
  nothing_unused: 'rien',
  nobody: 'par personne',
  board: 'Regarder le plateau',
  picture: 'Une image à partager',
  picture_failed: 'L’image n’a pas pu être faite.',
  again: 'Recompter',
  remarks: {
    won: {
      close: ['D’un cheveu ! Bien tenu.', 'À la photo-finish, c’est pour vous.'],
      comeback: [
        'De loin derrière à tout devant. Bravo !',
        'Vous n’avez rien lâché, et c’est payé.',
      ],
      runaway: ['Ce soir, Paris est à vos pieds.', 'Un triomphe, du premier réverbère au dernier.'],
      steady: ['Une avance précoce, jamais rattrapée.', 'Une main sûre, du début à la fin.'],
      clear: ['Une belle victoire.', 'Bien pensé, bien bâti.'],
    },
    lost: {
      close: ['Si près ! Un coup a décidé.', 'À un cheveu. On remet ça ?'],
      comeback: [
        'Longtemps en tête ; la fin fut pour d’autres.',
        'Un dépassement tardif : cela arrive aux meilleurs.',
      ],
      runaway: [
        'Pas votre soirée. Demain, Paris brillera pour vous.',
        'Une partie pleine de leçons.',
      ],
      steady: [
        'Ils sont partis tôt. À vous le prochain départ !',
        'Une avance précoce, et gardée.',
      ],
      clear: ['Bien défendu.', 'Belle partie ; la prochaine est peut-être à vous.'],
    },
    watched: {
      close: ['Quelle arrivée !', 'Personne n’aurait osé parier.'],
      comeback: ['Quelle remontée !', 'Dépassement dans la dernière ligne droite.'],
      runaway: ['Sans appel.', 'Un triomphe.'],
      steady: ['Une avance précoce, jamais rattrapée.', 'De bout en bout.'],
      clear: ['Une belle partie.', 'Une victoire méritée.'],
    },
    shared: [
      'Personne n’était meilleur : serrez-vous la main.',
      'Autant de points, autant d’honneur.',
    ],
    left: ['Une partie peut finir tôt ; la suivante attend.', 'Une autre fois jusqu’au bout.'],
  },
} satisfies EndingTexts
