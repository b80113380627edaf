import type { LumiereWords } from './words'

export default {
  goal: 'Di che si tratta',
  goal_1:
    'Parigi sta per accendersi. Due giocatori, **Arancio** e **Blu**, prima lastricano insieme le strade, poi ci costruiscono sopra i propri tetti. Un tetto vale qualcosa quando lo illumina un lampione, e vale di più quando i lampioni sono più d’uno.',
  goal_2:
    'La partita ha due fasi. Nella prima posi **tessere** e raccogli **tetti**; nella seconda costruisci quei tetti e giochi **cartoline**. Vince chi ha più punti quando la città è finita. Ci vuole circa mezz’ora.',
  finished:
    'Una città finita. Le targhette dicono dimensione × lampioni: 5×2 è un tetto di cinque caselle, illuminato da due lampioni, e vale 10 punti.',
  box: 'Che cosa c’è sul tavolo',
  box_1:
    'La mappa ha 8 × 8 caselle, in 16 isolati di 2 × 2. Una tessera copre un isolato. Ognuna delle sue quattro caselle è una di queste:',
  box_own:
    '**arancio** (con un sole) o **blu** (con una luna): ci costruisce solo chi ha quel colore;',
  box_mixed: '**mista** (mezzo sole, mezza luna): ci possono costruire entrambi;',
  box_light:
    'un **lampione**: non ci costruisce nessuno, ma tutto ciò che gli sta accanto è illuminato.',
  box_tiles:
    'Ognuno ha otto tessere. Metà delle caselle è del suo colore, ma alcune sono dell’altro: sulle tue otto tessere ci sono 16 caselle del tuo colore, 7 del rivale, 5 miste e 4 lampioni.',
  box_roofs:
    'Dodici tetti, tutti diversi, stanno in una **scorta** comune: due di dimensione 3, quattro di dimensione 4, quattro di dimensione 5 e due di dimensione 6. Il numero indica la dimensione. Un tetto si può ruotare di quarti di giro, ma non capovolgere.',
  box_rest:
    'Ognuno ha anche 7 **comignoli**, uno per ogni tetto costruito, e 4 **gettoni**, uno per ogni cartolina giocata.',
  setup: 'Prima della prima mossa',
  setup_1:
    'Si usano otto delle dodici cartoline: le otto della prima partita, otto a scelta oppure otto a caso. Sono scoperte, come la scorta dei tetti.',
  setup_2:
    'Ognuno mescola le proprie tessere e ne tiene una, nascosta all’altro. Il caso decide chi comincia; nella rivincita comincia chi ha perso.',
  streets: 'Prima fase: le strade',
  streets_1: 'Nel tuo turno fai esattamente una di queste due cose:',
  streets_lay:
    '**posi** la tessera su un isolato vuoto qualsiasi, ruotata come vuoi, e peschi la successiva, anch’essa nascosta;',
  streets_take:
    '**prendi** un tetto dalla scorta e lo metti nella tua riserva, visibile a entrambi.',
  paving:
    'Le strade, a metà dell’opera. I lampioni brillano già: ricorda dove staranno i tuoi tetti.',
  L1: 'Finché hai una tessera la posi o prendi un tetto; non puoi passare. Puoi prendere tanti tetti quanti ce ne sono nella scorta.',
  L2: 'Quando le tue otto tessere sono posate, nei turni che restano di questa fase prendi un tetto o passi.',
  L3: 'La fase finisce subito con la sedicesima tessera. Comincia la seconda fase chi ha posato per primo la propria ottava tessera.',
  streets_hint:
    'Prendi almeno tre o quattro tetti in questa fase: nella seconda non se ne prendono più. Ma ogni turno speso per un tetto è un turno in cui è il rivale a dare forma alle strade, e i tetti non costruiti costano punti.',
  roofs: 'Seconda fase: tetti e cartoline',
  roofs_1: 'Di nuovo esattamente una cosa per turno:',
  roofs_build:
    '**costruisci** un tetto della tua riserva. Tutte le sue caselle devono essere libere, del tuo colore o miste, e nessuna può essere un lampione. Ci va sopra uno dei tuoi comignoli;',
  roofs_card:
    '**giochi una cartolina** che nessuno ha giocato: ci metti un gettone e fai subito ciò che dice, oppure la prendi senza effetto per toglierla al rivale.',
  built:
    'Arancio copre caselle arancio e miste, Blu caselle blu e miste. I lampioni restano liberi.',
  L4: 'Una casella è libera quando non ci sta sopra niente. I lampioni stampati contano come liberi dove si contano le caselle libere, anche se non ci si costruisce; solo per la ballerina sono muri. «Il tuo colore» non comprende mai il misto.',
  L5: 'Chi può agire deve farlo: costruire, anche dove lo permettono solo Métropolitain o Chartier, o giocare una cartolina finché ha un gettone, anche a proprio danno. In questa fase non si passa per scelta. Chi non può fare né l’uno né l’altro viene saltato, e torna se qualcosa ridiventa possibile.',
  L6: 'Sette comignoli sono il limite: un ottavo edificio, giardino compreso, non si può costruire.',
  L7: 'La partita finisce quando nessuno può più costruire e tutti gli otto gettoni sono spesi. Conta come possibile anche ciò che Métropolitain e Chartier permettono ancora a chi le ha.',
  L8: 'Ogni cartolina si può prendere senza effetto, anche se l’effetto sarebbe possibile, tranne le tre che si tengono e basta. Un giardino preso così non conta come non costruito.',
  L16: 'Sacré-Cœur, Métropolitain e Chartier, quando si giocano, si tengono; non c’è altro modo di prenderle.',
  light: 'La luce',
  light_1:
    'Un lampione illumina le quattro caselle ai suoi lati, non gli angoli. Può illuminare molti tetti, di entrambi i colori, ma conta **una sola volta** per ogni tetto, per quante caselle ne tocchi.',
  lit: 'Il tetto lungo di Arancio è illuminato da due lampioni, gli altri da uno ciascuno.',
  light_example:
    'Il tetto da cinque tocca due volte il lampione di sinistra e una quello di destra: due lampioni, 5 × 2 = **10 punti**. Il tetto arancio da quattro ne ha uno: 4 × 1 = **4**. Il tetto blu da tre: 3 × 1 = **3**.',
  L14: 'Il grande lampione illumina tutto entro due passi: dodici caselle. Le quattro caselle a due passi in linea retta sono buie per un edificio quando in mezzo c’è un altro edificio, di chiunque sia; nient’altro fa ombra. Un edificio in ombra su una casella può essere illuminato su un’altra.',
  large:
    'Il grande lampione arriva a due passi. Il tetto blu a destra sta dietro un altro e resta buio: 3×0.',
  postcards: 'Le cartoline',
  postcards_1:
    'Ognuna si gioca una volta per partita, da chi la vuole per primo. Il pezzo che porta si mette subito sulla mappa. Le otto con la stella sono quelle della prima partita.',
  card_moulin:
    'Metti la **ballerina** su una casella libera del tuo colore. Alla fine dà 1 punto per ogni casella libera della sua regione, la sua compresa. La limitano edifici, lampioni, pezzi e il bordo.',
  card_penseur:
    'Metti la **statua** su una casella libera del tuo colore e scegli dove guarda: la casella davanti dev’essere libera. Alla fine dà 2 punti per ogni casella libera ai lati e 1 per ognuna agli angoli; niente se a quel punto la casella davanti non è libera.',
  card_fontaine:
    'Metti la **fontana** su una casella libera del tuo colore o mista. Alla fine dà 3 punti per ogni tuo edificio che la tocca con un lato.',
  card_lumiere:
    'Metti il **grande lampione** su un lampione non coperto da un edificio, stampato o aggiunto. Vale sempre come un lampione solo, ma la sua luce arriva a due passi, e la sua casella non è più libera.',
  card_levitation:
    'Scambia un tetto della tua riserva con uno della scorta, e costruisci subito il nuovo.',
  card_metro: 'Tienila. In un turno successivo un tuo edificio può coprire **un lampione**.',
  card_jardin: 'Costruisci subito il **giardino**, un edificio di due caselle, con un comignolo.',
  card_sacre: 'Tienila. Alla fine i tetti rimasti nella tua riserva non ti costano nulla.',
  card_peintre:
    'Metti il **pittore** su una casella libera del tuo colore. Alla fine dà 2 punti per ogni lampione della sua regione, limitata solo dagli edifici e dal bordo.',
  card_chartier:
    'Tienila. In un turno successivo metti la casella mista sopra **una casella del colore del rivale** e nella stessa mossa costruisci lì sopra.',
  card_bouquinistes:
    'Metti l’**annesso** su una casella libera del tuo colore che tocca con un lato un tuo edificio. Da allora ne fa parte: l’edificio ha una casella in più, a tutti gli effetti.',
  card_lampadaire:
    'Metti il **lampione** su una casella libera del tuo colore. Brilla come gli altri; da allora la sua casella è un lampione: non è più del tuo colore né libera.',
  statue:
    'La statua guarda in alto, e quella casella è libera. Tre caselle libere ai lati e tre agli angoli: 3 × 2 + 3 × 1 = 9 punti.',
  L9: 'Levitation: il tetto che ricevi era già nella scorta, quello che cedi ci torna. Se con nessuno scambio si può costruire, la cartolina si può prendere solo senza effetto.',
  L10: 'Se l’annesso tocca più edifici tuoi, decidi tu a quale appartiene; tutti quelli che tocca formano un gruppo.',
  L11: 'Métropolitain e Chartier si usano mentre si costruisce, anche il giardino o il tetto di Levitation, senza altri costi, ma mai nel turno in cui si giocano. Uno stesso edificio può usarle entrambe; ciò che copre dice che cosa usa. Chartier può stare anche sotto la fontana, nel turno in cui giochi la fontana.',
  L12: 'Métropolitain può coprire qualunque lampione, anche quello aggiunto, anche quello grande. Da allora non brilla più, e il pittore non lo conta.',
  L13: 'Un pezzo sulla mappa toglie la sua casella a entrambi: non ci si mette più niente. Solo Métropolitain permette di costruire sopra il lampione aggiunto o quello grande, e solo il grande lampione può stare su quello aggiunto.',
  L17: 'Le caselle delle regioni di ballerina e pittore si collegano per i lati, non per gli angoli. L’annesso le limita entrambe: fa parte di un edificio.',
  scoring: 'Il punteggio',
  scoring_1:
    'Quando la città è finita contano quattro cose. Il tavolo le mostra sempre, come se la partita finisse ora.',
  score_lit:
    '**Tetti illuminati**: per ogni tuo edificio, la dimensione × i lampioni che lo illuminano.',
  score_group:
    '**Gruppo maggiore**: i tuoi edifici che si toccano con un lato sono un gruppo; contano le caselle del più grande, illuminato o no.',
  score_unbuilt:
    '**Non costruiti**: −3 per ogni tetto rimasto nella tua riserva, salvo che tu abbia Sacré-Cœur.',
  score_cards: '**Cartoline**: ballerina, statua, fontana e pittore, per chi li ha giocati.',
  score_example:
    'Nella figura del capitolo sulla luce Arancio ha 10 + 4 = 14 per i tetti illuminati. I suoi due tetti non si toccano, quindi il gruppo maggiore ha 5 caselle: 14 + 5 = **19**. Blu ha 3 + 3 = **6**. Con un tetto non costruito a testa sarebbero 16 e 3.',
  score_night:
    'Una partita intera: Arancio ha tetti illuminati 6×1, 7×3 (con l’annesso) e un giardino 2×3, in tutto 33, un gruppo di 15 e due tetti non costruiti, perdonati da Sacré-Cœur: **48**. Blu ha 5×2 + 4×3 + 4×3 + 3×3 + 3×0 = 43, un gruppo di 13, un tetto non costruito e un pittore con due lampioni: 43 + 13 − 3 + 4 = **57**.',
  L15: 'A parità di punti vince chi ha sulla mappa più caselle libere del proprio colore, escluse le miste; se anche queste sono pari, la vittoria è condivisa.',
  notation: 'Come si scrivono le mosse',
  notation_1:
    'Le caselle vanno da a1 (in basso a sinistra) a h8 (in alto a destra); un isolato prende il nome della sua casella in basso a sinistra. Un tetto si indica con la sua lettera e la dimensione; da r1 a r3 sono i quarti di giro in senso orario.',
  notation_2:
    'Quando più rotazioni danno la stessa figura si usa solo la minore: un tetto quadrato ne ha una, uno dritto due.',
} satisfies LumiereWords as LumiereWords
