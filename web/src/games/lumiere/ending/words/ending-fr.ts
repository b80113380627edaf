import type { LumiereEndingTexts } from '..'

export default {
  streets: 'Les rues',
  first_half: 'Toits, 1re moitié',
  second_half: 'Toits, 2e moitié',
  roofs: '{n} {{toit non bâti|toits non bâtis}}',
  tokens: '{n} {{jeton|jetons}}',
  chimneys: '{n} {{cheminée|cheminées}}',
  cards: '{n} {{carte postale|cartes postales}} : {names}',
} satisfies LumiereEndingTexts
