import type { Messages } from '../say'

export default {
  title: 'Impostazioni',
  theme: 'Chiaro o scuro',
  themes: { system: 'Come il sistema', light: 'Chiaro', dark: 'Scuro' },
  theme_note: 'Sulla mappa de La Cité de la Lumière è sempre notte.',
  sound: 'Suono',
  on: 'Acceso',
  off: 'Spento',
  notices: 'Avvisi',
  notices_note: 'Fuori da questa pagina: quando tocca a te e quando qualcuno si siede.',
  motion: 'Animazioni',
  motions: { system: 'Come il sistema', less: 'Ridotte' },
} satisfies Messages['settings']
