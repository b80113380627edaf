import type { ParisEndingTexts } from '..'

export default {
  tiles: 'Tessere usate',
  buildings: 'Grandi edifici',
  francs: 'Franchi tenuti',
  rounds: 'Giri {from}–{to}',
  unused_tiles: '{n} {{tessera|tessere}} bonus ({names})',
  unused_tokens: '{n} {{gettone|gettoni}} ({names})',
} satisfies ParisEndingTexts
