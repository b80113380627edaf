import type { Messages } from '../say'

export default {
  title: 'Настройки',
  theme: 'Тема',
  themes: { system: 'Как в системе', light: 'Светлая', dark: 'Тёмная' },
  theme_note: 'На карте La Cité de la Lumière всегда ночь.',
  text: 'Размер текста',
  sizes: { small: 'Мелкий', usual: 'Обычный', large: 'Крупный', largest: 'Самый крупный' },
  sound: 'Звук',
  on: 'Включён',
  off: 'Выключен',
  listen: 'Послушать',
  notices: 'Уведомления',
  notices_note: 'Вне этой страницы: ваш ход и гость за столом.',
  motion: 'Анимация',
  motions: { system: 'Как в системе', less: 'Меньше' },
} satisfies Messages['settings']
