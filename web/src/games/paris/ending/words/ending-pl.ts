import type { ParisEndingTexts } from '..'

export default {
  tiles: 'Użyte płytki',
  buildings: 'Wielkie budynki',
  francs: 'Zachowane franki',
  rounds: 'Rundy {from}–{to}',
  unused_tiles: '{n} {{|płytka||płytki|płytek|płytki}} premii ({names})',
  unused_tokens: '{n} {{|żeton||żetony|żetonów|żetonu}} ({names})',
} satisfies ParisEndingTexts
