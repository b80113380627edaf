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
  confirm: 'Conferma delle mosse',
  confirms: { needed: 'Se serve', always: 'Sempre', never: 'Mai' },
  confirm_note:
    'Se serve: ciò che si può annullare vuole un clic; il primo tocco sul tabellone mostra l’effetto.',
  auto_end: 'Fine del turno',
  auto_ends: {
    idle: 'Da sé, se non restano tessere da usare',
    always: 'Da sé',
    never: 'La decido io',
  },
  auto_end_note: 'Aspetta qualche secondo, e di più se lo chiedi.',
  speed: 'Mosse degli avversari',
  speeds: { slow: 'Lente', normal: 'Normali', fast: 'Veloci', once: 'Subito' },
  speed_note: 'Un tasto o un clic mostra la situazione di adesso.',
} satisfies Messages['settings']
