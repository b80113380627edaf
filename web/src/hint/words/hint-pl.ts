import type { HintTexts } from '../words'

export default {
  thinking: 'Belle się zastanawia…',
  advises: 'Belle radzi',
  depends: 'dalej zależy od tego, co się dobierze',
  prepares: 'przygotowuje: {move}',
  plans: 'Wszystkie plany',
  close: 'Schowaj podpowiedź',
  value: '{win}% szans, {vp} {{p:|punkt||punkty|punktów|punktu}}',
  proven: 'udowodnione',
  failed: 'Belle nie ma teraz żadnej rady.',
  more: '{reason}, o {n} więcej niż następny plan',
  reasons: {
    only: 'Nie da się zrobić nic innego',
    equal: 'Następny plan jest mniej więcej tak samo dobry',
    later: 'Później opłaci się bardziej niż następny plan',
  },
} as const satisfies HintTexts
