import type { Messages } from '../say'

export default {
  title: 'Réglages',
  theme: 'Clair ou sombre',
  themes: { system: 'Comme le système', light: 'Clair', dark: 'Sombre' },
  theme_note: 'Le plan de La Cité de la Lumière est toujours de nuit.',
  text: 'Taille du texte',
  sizes: { small: 'Petite', usual: 'Normale', large: 'Grande', largest: 'Très grande' },
  sound: 'Son',
  on: 'Activé',
  off: 'Coupé',
  listen: 'Écouter',
  notices: 'Notifications',
  notices_note: 'Hors de cette page : votre tour, et un ami qui s’assoit.',
  motion: 'Animations',
  motions: { system: 'Comme le système', less: 'Réduites' },
  confirm: 'Confirmer les coups',
  confirms: { needed: 'Au besoin', always: 'Toujours', never: 'Jamais' },
  confirm_note:
    'Au besoin : un clic suffit pour ce qui peut être repris ; un premier toucher du plateau montre l’effet.',
  auto_end: 'Fin du tour',
  auto_ends: {
    idle: 'D’elle-même s’il n’y a plus de tuile à utiliser',
    always: 'D’elle-même',
    never: 'À moi de finir',
  },
  auto_end_note: 'Elle attend quelques secondes, et davantage si vous le dites.',
  speed: 'Coups des adversaires',
  speeds: { slow: 'Lentement', normal: 'Normalement', fast: 'Vite', once: 'D’un coup' },
  speed_note: 'Une touche ou un clic montre où en est la partie.',
} satisfies Messages['settings']
