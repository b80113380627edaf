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
} satisfies Messages['settings']
