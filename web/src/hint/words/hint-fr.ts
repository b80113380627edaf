import type { HintTexts } from '../words'

export default {
  thinking: 'Belle y réfléchit…',
  advises: 'Belle conseille',
  depends: 'la suite dépend de la pioche',
  prepares: 'prépare : {move}',
  plans: 'Tous les plans',
  close: 'Ranger le conseil',
  value: '{win} % de chances, {vp} {{p:point|points}}',
  proven: 'prouvé',
  failed: 'Belle n’a pas de conseil pour l’instant.',
  more: '{reason}, {n} de plus que le plan suivant',
  reasons: {
    only: 'Il n’y a rien d’autre à faire',
    equal: 'Le plan suivant vaut à peu près autant',
    later: 'Il rapporte plus tard davantage que le plan suivant',
  },
} as const satisfies HintTexts
