import type { LumiereEndingTexts } from '..'

export default {
  streets: 'Ulice',
  first_half: 'Dachy, pierwsza połowa',
  second_half: 'Dachy, druga połowa',
  roofs:
    '{n} {{|niezbudowany dach||niezbudowane dachy|niezbudowanych dachów|niezbudowanego dachu}}',
  tokens: '{n} {{|żeton||żetony|żetonów|żetonu}}',
  chimneys: '{n} {{|komin||kominy|kominów|komina}}',
  cards: '{n} {{|pocztówka||pocztówki|pocztówek|pocztówki}}: {names}',
} satisfies LumiereEndingTexts
