export default {
  streets: 'Streets',
  first_half: 'Roofs, first half',
  second_half: 'Roofs, second half',
  roofs: '{n:number} {{roof|roofs}} not built',
  tokens: '{n:number} {{token|tokens}}',
  chimneys: '{n:number} {{chimney|chimneys}}',
  cards: '{n:number} {{postcard|postcards}}: {names:string}',
} as const
