import type { Translation } from '../i18n-types'

export default {
  title: 'Первая игра: {game}',
  lead: 'Вы играете сразу, а кто-то рядом объясняет каждую мысль, когда она впервые важна.',
  real: 'Настоящие правила, против Belle в самой мягкой роли: Gamin',
  small_steps: '10–15 минут нового, понемногу',
  stop: 'Наставника можно закрыть, а игру оставить когда угодно',
  begin: 'Начать',
  go_on: 'Продолжить прошлую',
  read_first: 'Сначала правила',
  coach: 'Наставник',
  understood: 'Понятно',
  progress: '{n} из {all}',
  fold: 'Свернуть',
  unfold: 'Развернуть',
  dismiss: 'Играть без наставника',
  known: 'усвоено',
  happened: 'Что сейчас произошло',
  play_on: 'Играйте дальше',
  play_on_note: 'Я скажу, когда появится что-то новое.',
} satisfies Translation['learn']
