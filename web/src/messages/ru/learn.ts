import type { Translation } from '../i18n-types'

export default {
  title: 'Первая партия: {game}',
  lead: 'Вы сразу играете, а наставник объясняет всё новое, когда оно впервые понадобится.',
  real: 'Настоящие правила; соперница — Belle на самом лёгком уровне, Gamin',
  small_steps: '10–15 минут нового, шаг за шагом',
  stop: 'Закрыть наставника или выйти можно когда угодно',
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
