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
  confirm: 'Подтверждать ходы',
  confirms: { needed: 'Когда нужно', always: 'Всегда', never: 'Никогда' },
  confirm_note:
    'Когда нужно: что можно вернуть, играется одним щелчком; первое касание поля показывает, что оно даёт.',
  auto_end: 'Конец хода',
  auto_ends: {
    idle: 'Сам, если нет жетона для использования',
    always: 'Сам',
    never: 'Завершаю я',
  },
  auto_end_note: 'Ждёт несколько секунд, а по вашему слову — дольше.',
  speed: 'Ходы соперников',
  speeds: { slow: 'Медленно', normal: 'Обычно', fast: 'Быстро', once: 'Сразу' },
  speed_note: 'Любая клавиша или щелчок показывает, что на столе сейчас.',
} satisfies Messages['settings']
