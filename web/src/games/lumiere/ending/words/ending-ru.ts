import type { LumiereEndingTexts } from '..'

export default {
  streets: 'Улицы',
  first_half: 'Крыши, 1-я половина',
  second_half: 'Крыши, 2-я половина',
  roofs: '{n} {{|непостроенная крыша||непостроенные крыши|непостроенных крыш|непостроенной крыши}}',
  tokens: '{n} {{|жетон||жетона|жетонов|жетона}}',
  chimneys: '{n} {{|труба||трубы|труб|трубы}}',
  cards: '{n} {{|открытка||открытки|открыток|открытки}}: {names}',
} satisfies LumiereEndingTexts
