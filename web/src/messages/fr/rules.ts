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
  readings: 'Comment les règles se lisent ici',
  other_readings: '{n} {{lecture différente|lectures différentes}}',
  corrected: 'Édition corrigée : {name}',
  shipped: 'L’édition fournie',
  otherwise: 'Autre lecture ici',
  usually: 'D’ordinaire',
  elsewhere: 'Ailleurs',
  of_this_table:
    'Ce livret dit comment joue cette table : ses points de règle et son matériel. Les images, les exemples chiffrés et les montants cités dans le texte sont ceux de l’édition fournie.',
  here: 'À cette table',
} satisfies Messages['rules']
