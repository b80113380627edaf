import type { CoachWords } from '../coach'

export default {
  welcome: ['La mappa di notte', 'Tu sei Arancio, Belle è Blu. Prima lastricate insieme le vie, poi ognuno vi alza i propri tetti, e i lampioni decidono quanto valgono. È la partita vera; io spiego soltanto, e puoi chiudermi quando vuoi.'],
  lay: ['Posa una tessera', 'La tessera che hai in mano ha quattro caselle. Punta un isolato tratteggiato, girala con R, con la rotella o con i pulsanti, e fai clic due volte per posarla. Un buon posto: le tue caselle arancio accanto a un lampione.'],
  paving: ['Di chi è il suolo?', 'I soli sono tuoi, le lune di Blu, metà e metà di entrambi. Un tetto vuole caselle unite: posa il tuo colore accanto al tuo, e vicino alla luce.'],
  take: ['Prendi un tetto', 'Invece di posare una tessera puoi prendere un tetto dalla scorta. I grandi rendono di più ma vogliono spazio; i piccoli stanno ovunque. Scegli forme che le tue vie possano reggere. Ciò che lasci, può prenderlo Belle.'],
  unbuilt: ['Perché punti sotto zero?', 'La tua riserva ora conta −{n}: ogni tetto non costruito alla fine costa 3 punti. Appena è sulla mappa, la perdita sparisce.'],
  enough: ['Tetti a sufficienza', 'Per una partita bastano da tre a cinque tetti. Ora ogni tessera che posi prepara il loro suolo.'],
  last_tiles: ['Le vie stanno per finire', 'Chi posa per primo la sua ottava tessera apre la seconda fase. Costruire per primi conta: il posto migliore accanto a due lampioni è per uno solo.'],
  city: ['La seconda fase', 'Le vie sono lastricate. D’ora in poi a ogni turno costruisci un tetto o giochi una cartolina. I tetti aspettano nella riserva, le cartoline sono accanto alla mappa.'],
  build: ['Costruisci un tetto', 'Prendi un tetto dalla riserva e punta la mappa: il numero dice quanto renderebbe, in luce e altro. Si coprono solo caselle libere, tue o miste. Prova più posti prima di fare clic due volte.'],
  lit: ['Dimensione per luce', 'Le caselle del tuo tetto sono {size} e i lampioni che lo illuminano {lit}: {size} × {lit} = {points} punti. Un lampione in più vale di più accanto a un tetto grande che a uno piccolo.'],
  card: ['Le cartoline', 'Ogni cartolina è una sola, per chi la gioca per primo; hai quattro gettoni per quattro di loro. Leggi che cosa fanno ora. Il giardino e il pittore rendono subito; Sacré-Cœur perdona i tetti che non sei riuscito a costruire.'],
  group: ['Tetti che si toccano', 'Conta anche il tuo gruppo maggiore di tetti che si toccano, 1 punto per casella: ora {n}. A parità di luce scegli il posto accanto a un tuo tetto.'],
  deny: ['Belle ha giocato una cartolina', 'Per te non c’è più. Puoi fare lo stesso: ogni cartolina si può anche prendere senza effetto, solo per toglierla a lei.'],
  kept: ['Una cartolina in tasca', 'La tua cartolina aspetta un turno successivo: Métropolitain lascia che un tetto copra un lampione, Chartier una casella di Blu. Non serve annunciarlo: costruisci lì e basta.'],
  ending: ['La partita volge al termine', 'Finisce quando nessuno può più costruire e tutti i gettoni sono spesi. Chi può agire deve: servono anche gli ultimi gettoni, se non altro per togliere qualcosa.'],
  over: ['La città è costruita', 'È {own} a {rival}. La tabella mostra da dove vengono i punti: luce, gruppo, tetti non costruiti, cartoline. Gioca ancora, o cerca nelle regole ciò che ti ha sorpreso.'],
} satisfies CoachWords as CoachWords
