import type { ReasonTexts } from './advice'

export default {
  points: 'Porta subito {n} {{punto|punti}}',
  vp_tile: 'La tessera PV su {district} ti porta {n} {{punto|punti}}',
  lead: 'Sei in testa a {district}, che ti paga {n} {{punto|punti}} in più',
  district: '{district} ti paga {n} {{punto|punti}} in più',
  ahead: 'Vai in testa a {district} prima che vi sia una tessera PV',
  rival: 'Costa a {name} {n} {{punto|punti}} nei quartieri',
  bonus: 'Ottiene la tessera bonus {tile}',
  last_bonus: 'Prende l’ultima tessera bonus {tile} prima degli altri',
  end_tile: 'Assicura una tessera finale finché c’è scelta',
  token: 'Porta {tokens}',
  francs: 'Porta {n} {{franco|franchi}}',
  thrift: 'Risparmia {n} {{franco|franchi}} rispetto al piano seguente',
  key: 'Mette in gioco un’altra chiave',
  draw: 'Le tue chiavi sono vicine a ciò che si costruisce a {district}',
} as const satisfies ReasonTexts
