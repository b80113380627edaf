import type { LumiereEndingTexts } from '..'

export default {
  streets: 'Улицы',
  first_half: 'Крыши, первая половина',
  second_half: 'Крыши, вторая половина',
  roofs: '{n} {{|непостроенная крыша||непостроенные крыши|непостроенных крыш|непостроенной крыши}}',
  tokens: '{n} {{|жетон||жетона|жетонов|жетона}}',
  chimneys: '{n} {{|труба||трубы|труб|трубы}}',
  cards: '{n} {{|открытка||открытки|открыток|открытки}}: {names}',
} satisfies LumiereEndingTexts
