import type { ReviewWords } from '../words'

export default {
  turns: [
    'sans rotation',
    'tournée d’un quart vers la droite',
    'tournée d’un demi-tour',
    'tournée d’un quart vers la gauche',
  ],
  flipped: 'retournée',
  account: {
    two: 'Les points sont ceux de l’avance sur l’autre. Son jeu : ce qui a été perdu par rapport aux meilleurs coups de Belle. Le jeu des autres : ce que l’autre a perdu de la même façon. La chance : les tuiles tirées et ce qui s’est révélé. Estimations : ce qui a changé sans que rien ne se passe, car Belle ne fait qu’estimer.',
    more: 'Les points sont ceux de l’avance sur le meilleur des autres. Son jeu : ce qui a été perdu par rapport aux meilleurs coups de Belle. Le jeu des autres : ce que leurs choix ont changé. La chance : les tuiles tirées et ce qui s’est révélé. Estimations : ce qui a changé sans que rien ne se passe, car Belle ne fait qu’estimer.',
  },
  error: 'Estimations',
  lost: 'Points laissés',
  chances: 'Les chances après ce coup',
  mistakes: {
    mine: 'Mes erreurs',
    all: 'De tous',
    none: 'Belle n’a rien à redire à votre jeu.',
    again: 'Réessayer ici',
  },
  accuracy: 'La précision est de 100 % pour qui trouve toujours le coup de Belle.',
  deal: {
    verified: [
      'La donne est honnête',
      'Avant la distribution, votre navigateur a vu une promesse scellée et y a ajouté sa part de hasard. La donne découle exactement des deux : personne n’a pu la choisir.',
    ],
    late: [
      'La donne correspond à son sceau, mais votre part de hasard n’y est pas',
      'Avant la distribution, votre navigateur a vu une promesse scellée, et la donne est bien celle qui était promise. La part de hasard qu’il a ajoutée n’a pas compté : cela ne prouve donc pas que personne n’a choisi la donne. Seul un joueur dont la part a compté peut le dire.',
    ],
    unseen: [
      'La donne correspond à son sceau',
      'La donne est celle que promet le sceau du fichier de la partie. Votre navigateur n’a pas vu ce sceau avant la distribution ; seuls ceux qui étaient à table peuvent dire qu’il existait.',
    ],
    closed: [
      'Le sceau de cette donne est encore fermé',
      'Le fichier de la partie contient un sceau, mais pas encore de quoi l’ouvrir : la table le montre à la fin de la partie. Jusque-là, la donne ne peut pas être comparée à son sceau.',
    ],
    none: [
      'Cette donne n’était pas scellée',
      'Il n’y a pas de sceau auquel la comparer. Les coups et le score sont justes.',
    ],
    wrong: [
      'La donne n’est pas celle qui était promise',
      'La donne a été comparée au sceau, et à ce que votre navigateur a vu et ajouté avant la distribution. Ils ne concordent pas.',
    ],
  },
} satisfies ReviewWords
