import type { Messages } from '../say'

export default {
  title: 'Impostazioni',
  theme: 'Chiaro o scuro',
  themes: { system: 'Come il sistema', light: 'Chiaro', dark: 'Scuro' },
  theme_note: 'Sulla mappa de La Cité de la Lumière è sempre notte.',
  text: 'Dimensione del testo',
  sizes: { small: 'Piccola', usual: 'Normale', large: 'Grande', largest: 'Molto grande' },
  sound: 'Suono',
  on: 'Acceso',
  off: 'Spento',
  listen: 'Ascolta',
  notices: 'Avvisi',
  notices_note: 'Fuori da questa pagina: quando tocca a te e quando qualcuno si siede.',
  motion: 'Animazioni',
  motions: { system: 'Come il sistema', less: 'Ridotte' },
} satisfies Messages['settings']
