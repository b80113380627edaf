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
  one_page: 'Les règles en une page',
  one_page_of: '{game} en une page',
  print: 'Imprimer le résumé',
  by_players: '(à 2, 3, 4 joueurs : {vp})',
} satisfies Messages['rules']
