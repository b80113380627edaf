import type { HintTexts } from '../words'

export default {
  thinking: 'Belle думает…',
  advises: 'Совет Belle',
  depends: 'дальше зависит от того, что выпадет',
  prepares: 'готовит: {move}',
  plans: 'Все планы',
  close: 'Убрать подсказку',
  value: 'шанс на победу {win} %, {vp} {{p:|очко||очка|очков|очка}}',
  proven: 'доказано',
  failed: 'Сейчас у Belle нет совета.',
  more: '{reason}, на {n} больше, чем следующий план',
  reasons: {
    only: 'Больше ничего сделать нельзя',
    equal: 'Следующий план почти так же хорош',
    later: 'Позже окупится лучше, чем следующий план',
  },
} as const satisfies HintTexts
