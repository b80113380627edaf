import type { ReasonTexts } from './advice'

export default {
  points: 'Porta subito {n} {{punto|punti}}',
  rival: 'Costa a {name} {n} {{punto|punti}}',
  take: 'Con {id} i tuoi tetti hanno spazio e luce per {n} {{punto|punti}}',
  room: 'Dà ai tuoi tetti spazio e luce per {n} {{punto|punti}}',
  keep: 'Lascia ai tuoi tetti spazio e luce per {n} {{punto|punti}}',
  block: 'Toglie a {name} spazio e luce per {n} {{punto|punti}}',
  deny: 'Toglie {id} a {name}, che ne trarrebbe {n} {{punto|punti}} di luce',
} as const satisfies ReasonTexts
