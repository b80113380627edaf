import type { LumiereEndingTexts } from '..'

export default {
  streets: 'Ulice',
  first_half: 'Dachy, 1. połowa',
  second_half: 'Dachy, 2. połowa',
  roofs:
    '{n} {{|niezbudowany dach||niezbudowane dachy|niezbudowanych dachów|niezbudowanego dachu}}',
  tokens: '{n} {{|żeton||żetony|żetonów|żetonu}}',
  chimneys: '{n} {{|komin||kominy|kominów|komina}}',
  cards: '{n} {{|pocztówka||pocztówki|pocztówek|pocztówki}}: {names}',
} satisfies LumiereEndingTexts
