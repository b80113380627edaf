import type { Messages } from '../say'

export default {
  title: 'Première partie : {game}',
  lead: 'Vous jouez tout de suite, et quelqu’un à vos côtés explique chaque idée au moment où elle devient utile.',
  real: 'Les vraies règles, contre Belle au niveau le plus doux, Gamin',
  small_steps: '10 à 15 minutes d’idées nouvelles, une à la fois',
  stop: 'Fermez le guide, ou partez, quand vous voulez',
  begin: 'Commencer',
  go_on: 'Reprendre la dernière',
  read_first: 'Lire d’abord les règles',
  coach: 'Guide',
  understood: 'Compris',
  progress: '{n} {{idée|idées}} sur {all}',
  fold: 'Replier',
  unfold: 'Déplier',
  dismiss: 'Jouer sans le guide',
  known: 'acquis',
  happened: 'Ce qui vient de se passer',
  play_on: 'Continuez',
  play_on_note: 'Je reprendrai la parole dès qu’il y aura du nouveau.',
} satisfies Messages['learn']
