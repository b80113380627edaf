import type { Messages } from '../say'

export default {
  title: 'Настройки',
  theme: 'Тема',
  themes: { system: 'Как в системе', light: 'Светлая', dark: 'Тёмная' },
  theme_note: 'На карте La Cité de la Lumière всегда ночь.',
  sound: 'Звук',
  on: 'Включён',
  off: 'Выключен',
  notices: 'Уведомления',
  notices_note: 'Вне этой страницы: ваш ход и гость за столом.',
  motion: 'Анимация',
  motions: { system: 'Как в системе', less: 'Меньше' },
} satisfies Messages['settings']
