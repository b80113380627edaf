export default {
  tiles: 'Tiles used',
  buildings: 'Grand buildings',
  francs: 'Francs kept',
  rounds: 'Rounds {from:number}–{to:number}',
  unused_tiles: '{n:number} bonus {{tile|tiles}} ({names:string})',
  unused_tokens: '{n:number} {{token|tokens}} ({names:string})',
} as const
