import type { ParisEndingTexts } from '..'

export default {
  tiles: 'Бонусы',
  buildings: 'Большие здания',
  francs: 'Сбережённые франки',
  rounds: 'Раунды {from}–{to}',
  unused_tiles: '{n} {{|бонус||бонуса|бонусов|бонуса}} ({names})',
  unused_tokens: '{n} {{|жетон||жетона|жетонов|жетона}} ({names})',
} satisfies ParisEndingTexts
