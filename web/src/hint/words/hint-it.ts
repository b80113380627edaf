import type { HintTexts } from '../words'

export default {
  thinking: 'Belle ci sta pensando…',
  advises: 'Belle consiglia',
  depends: 'poi dipende da ciò che si pesca',
  prepares: 'prepara: {move}',
  plans: 'Tutti i piani',
  close: 'Chiudi il consiglio',
  value: '{win}% di vittoria, {vp} {{p:punto|punti}}',
  proven: 'dimostrato',
  failed: 'Per ora Belle non ha consigli.',
  more: '{reason}, {n} in più del piano seguente',
  reasons: {
    only: 'Non c’è altro da fare',
    equal: 'Il piano seguente vale più o meno lo stesso',
    later: 'Più avanti rende più del piano seguente',
  },
} as const satisfies HintTexts
