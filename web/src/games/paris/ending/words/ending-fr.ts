import type { ParisEndingTexts } from '..'

export default {
  tiles: 'Tuiles utilisées',
  buildings: 'Grands bâtiments',
  francs: 'Francs gardés',
  rounds: 'Manches {from}–{to}',
  unused_tiles: '{n} {{tuile|tuiles}} bonus ({names})',
  unused_tokens: '{n} {{jeton|jetons}} ({names})',
} satisfies ParisEndingTexts
