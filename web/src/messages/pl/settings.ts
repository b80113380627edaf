import type { Messages } from '../say'

export default {
  title: 'Ustawienia',
  theme: 'Jasno czy ciemno',
  themes: { system: 'Jak w systemie', light: 'Jasno', dark: 'Ciemno' },
  theme_note: 'Na mapie La Cité de la Lumière zawsze jest noc.',
  text: 'Wielkość tekstu',
  sizes: { small: 'Mały', usual: 'Zwykły', large: 'Duży', largest: 'Największy' },
  sound: 'Dźwięk',
  on: 'Włączony',
  off: 'Wyłączony',
  listen: 'Posłuchaj',
  notices: 'Powiadomienia',
  notices_note: 'Poza tą stroną: twoja kolej i ktoś, kto usiadł do stołu.',
  motion: 'Animacje',
  motions: { system: 'Jak w systemie', less: 'Mniej' },
} satisfies Messages['settings']
