import type { Messages } from '../say'

export default {
  title: 'Règles de {game}',
  button: 'Règles',
  contents: 'Chapitres',
  lead: 'Tout ce qu’il faut pour jouer, avec images et exemples. Chaque point de règle a son numéro, pour que la table puisse y renvoyer.',
  first_game: 'Jouer une première partie avec le guide',
  before: 'Chapitre précédent',
  next: 'Chapitre suivant',
  whole: 'Toutes les règles',
  why: 'Pourquoi ? {ruling}',
  how: 'Comment on compte',
} satisfies Messages['rules']
