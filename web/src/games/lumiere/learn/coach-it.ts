import type { CoachWords } from '../../../learn/coach'

export default {
  welcome: [
    'La mappa di notte',
    'Tu sei Arancio, Belle è Blu. Prima lastricate insieme le strade, poi ognuno ci costruisce sopra i propri tetti, e i lampioni decidono quanto valgono. È la partita vera; io spiego soltanto, e puoi chiudermi quando vuoi.',
  ],
  lay: [
    'Posa una tessera',
    'La tessera che hai in mano ha quattro caselle. Punta un isolato segnato, ruota la tessera con R, con la rotella o con i pulsanti, e fai clic due volte per posarla. Un buon posto: le tue caselle arancio accanto a un lampione.',
  ],
  paving: [
    'Di chi è il terreno?',
    'I soli sono tuoi, le lune di Blu, mezzo e mezzo vale per entrambi. Un tetto richiede caselle unite: cerca di posare il tuo colore accanto al tuo, e vicino alla luce.',
  ],
  take: [
    'Prendi un tetto',
    'Invece di posare una tessera puoi prendere un tetto dalla scorta. Prendine almeno tre o quattro in questa fase. I grandi rendono di più ma richiedono molto spazio; i piccoli stanno ovunque. Scegli forme che trovino posto nelle tue strade. Quello che lasci può prenderlo Belle.',
  ],
  unbuilt: [
    'Perché punti sotto zero?',
    'La tua riserva ora vale −{n}: ogni tetto ancora non costruito alla fine costa 3 punti. Appena è sulla mappa, la perdita sparisce.',
  ],
  enough: [
    'Quanti tetti?',
    'Prendine almeno tre o quattro prima di posare l’ultima tessera: nella seconda fase non se ne prendono più, e chi non ha tetti può solo giocare cartoline. Ogni tessera che posi prepara loro il terreno.',
  ],
  last_tiles: [
    'Le strade stanno per finire',
    'Chi posa per primo la propria ottava tessera comincia la seconda fase. Costruire per primi conta: il posto migliore accanto a due lampioni è per uno solo.',
  ],
  city: [
    'La seconda fase',
    'Le strade sono lastricate. D’ora in poi a ogni turno costruisci un tetto o giochi una cartolina. I tuoi tetti aspettano nella riserva, le cartoline sono accanto alla mappa.',
  ],
  build: [
    'Costruisci un tetto',
    'Prendi un tetto dalla riserva e punta la mappa: il numero dice quanto renderebbe, in luce e non solo. Si coprono solo caselle libere, tue o miste. Prova più posti prima di fare clic due volte.',
  ],
  lit: [
    'Dimensione per luce',
    'Le caselle del tuo tetto sono {size} e i lampioni che lo illuminano {lit}: {size} × {lit} = {points} punti. Un lampione in più vale di più accanto a un tetto grande che a uno piccolo.',
  ],
  card: [
    'Le cartoline',
    'Di ogni cartolina ce n’è una sola, per chi la gioca per primo; con i tuoi quattro gettoni ne giochi quattro. Leggi ora che cosa fanno. Con il giardino e il pittore i punti salgono subito; Sacré-Cœur perdona i tetti che non hai potuto costruire.',
  ],
  group: [
    'Tetti che si toccano',
    'Conta anche il tuo gruppo maggiore di tetti che si toccano, 1 punto per casella: ora {n}. A parità di luce scegli il posto accanto a un tuo tetto.',
  ],
  deny: [
    'Belle ha giocato una cartolina',
    'Per te non c’è più. Puoi fare lo stesso: quasi tutte le cartoline si possono prendere anche senza effetto, solo per toglierle a lei.',
  ],
  kept: [
    'Una cartolina in tasca',
    'La tua cartolina aspetta un turno successivo: Métropolitain permette a un tetto di coprire un lampione, Chartier una casella di Blu. Non serve annunciarlo: costruisci lì e basta.',
  ],
  ending: [
    'La partita volge al termine',
    'Finisce quando nessuno può più costruire e tutti i gettoni sono spesi. Chi può agire deve farlo: si usano anche gli ultimi gettoni, se non altro per togliere una cartolina al rivale.',
  ],
  over: [
    'La città è costruita',
    'Finisce {own} a {rival}. La tabella dei punti mostra da dove vengono i punti: luce, gruppo, tetti non costruiti, cartoline. Gioca ancora, o cerca nelle regole ciò che ti ha sorpreso.',
  ],
} satisfies CoachWords as CoachWords
