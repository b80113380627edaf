import type { Messages } from '../say'

export default {
  title: 'Ustawienia',
  theme: 'Jasno czy ciemno',
  themes: { system: 'Jak w systemie', light: 'Jasno', dark: 'Ciemno' },
  theme_note: 'Na mapie La Cité de la Lumière zawsze jest noc.',
  sound: 'Dźwięk',
  on: 'Włączony',
  off: 'Wyłączony',
  motion: 'Animacje',
  motions: { system: 'Jak w systemie', less: 'Mniej' },
} satisfies Messages['settings']
