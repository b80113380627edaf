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
  confirm: 'Potwierdzanie ruchów',
  confirms: { needed: 'Gdy trzeba', always: 'Zawsze', never: 'Nigdy' },
  confirm_note:
    'Gdy trzeba: co można cofnąć, wymaga jednego kliknięcia; pierwsze dotknięcie planszy pokazuje skutek.',
  auto_end: 'Koniec tury',
  auto_ends: {
    idle: 'Sam, gdy nie ma płytki do użycia',
    always: 'Sam',
    never: 'Kończę ręcznie',
  },
  auto_end_note: 'Czeka kilka sekund, a na życzenie dłużej.',
  speed: 'Ruchy rywali',
  speeds: { slow: 'Powoli', normal: 'Normalnie', fast: 'Szybko', once: 'Od razu' },
  speed_note: 'Dowolny klawisz lub kliknięcie pokazuje stan obecny.',
} satisfies Messages['settings']
