export default {
  title: 'Settings',
  theme: 'Light and dark',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  theme_note: 'The map of La Cité de la Lumière is always by night.',
  sound: 'Sound',
  on: 'On',
  off: 'Off',
  notices: 'Notices',
  notices_note: 'Outside this page: your turn, and a friend who sits down.',
  motion: 'Motion',
  motions: { system: 'As the system', less: 'Less' },
} as const
