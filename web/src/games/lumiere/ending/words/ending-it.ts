import type { LumiereEndingTexts } from '..'

export default {
  streets: 'Le strade',
  first_half: 'Tetti, prima metà',
  second_half: 'Tetti, seconda metà',
  roofs: '{n} {{tetto non costruito|tetti non costruiti}}',
  tokens: '{n} {{gettone|gettoni}}',
  chimneys: '{n} {{comignolo|comignoli}}',
  cards: '{n} {{cartolina|cartoline}}: {names}',
} satisfies LumiereEndingTexts
