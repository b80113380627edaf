import type { ParisWords } from './words'

export default {
  goal: 'Di che si tratta',
  goal_1:
    'Parigi intorno al 1900: caffè, teatri e alberghi sorgono in sei quartieri attorno all’Arco di Trionfo. Vi investi con le **chiavi**: una chiave su un edificio indica che lo occupi.',
  goal_2:
    'Guadagni punti vittoria (**PV**) durante la partita con tessere bonus e monumenti, e alla fine nei quartieri dove le tue chiavi stanno sui valori più alti. Vince chi ha più PV. In due ci vogliono circa quaranta minuti.',
  board:
    'Il tabellone: l’Arco al centro, sei quartieri attorno e, lungo il bordo, il tracciato bonus con le sue trenta tessere.',
  box: 'Il tabellone e che cosa c’è sopra',
  box_1:
    'Ogni quartiere ha una **banca** che paga franchi, sei spazi per **edifici** di valore 1, 2, 3, 4, 5 e 8, una fila per i **monumenti** e il posto per una **tessera PV**. Ogni spazio ha il suo edificio; quando uscirà, lo decide il caso. Il dorso di una tessera edificio mostra il suo quartiere.',
  district:
    'Un quartiere. In basso la banca, sopra gli edifici; gli spazi pallidi non sono ancora costruiti. Accanto a ognuno c’è un gettone, finché qualcuno non lo prende.',
  box_tokens:
    'I gettoni **prestigio** stanno accanto ai valori da 1 a 3, le **risorse** accanto a 4, 5 e 8. Il prestigio si consegna ai monumenti per PV, le risorse pagano i monumenti; un edificio di valore 8 costa anche 1 legno.',
  box_landmarks:
    'Otto monumenti sono a disposizione di tutti. A sinistra il valore e il costo, a destra il prestigio che vi si può consegnare.',
  box_vp:
    'Sei tessere PV dicono che cosa ricevono alla fine il primo, il secondo e il terzo di un quartiere.',
  setup: 'Prima del primo turno',
  setup_1:
    'Ognuno ha 3 franchi, un meeple prima della prima casella del tracciato bonus, e 10, 9 o 7 chiavi se si gioca in due, tre o quattro. Altre due chiavi di ogni colore stanno in riserva.',
  P1: 'Le 36 tessere edificio si mescolano, 3 si mettono da parte senza guardarle, e il resto forma tre pile da undici.',
  setup_2:
    'Il caso sceglie il primo giocatore; poi si va in senso orario. Tre cose si possono concordare:',
  setup_shuffled:
    '**Mescolati**: tutti i gettoni, tranne l’oro accanto all’8, si mescolano, e così le tessere bonus dentro le zone A, B e C, le seconde copie sopra le loro uguali;',
  setup_free:
    '**Quartieri liberi**: nessuna tessera si mette da parte, ogni pila ne ha dodici, e quella che peschi la metti in un quartiere qualsiasi dove quel valore è libero e quel tipo di edificio manca; se non ce n’è, la tessera esce dal gioco;',
  setup_screens: '**Paraventi aperti**: tutti vedono franchi, gettoni e tessere di tutti.',
  turn: 'Il tuo turno',
  turn_1: 'Un turno ha due passi, con azioni libere attorno:',
  turn_draw:
    '**Pesca** la tessera in cima a una pila e mettila sul suo spazio. Più avanti, a pile vuote, questo passo si salta.',
  turn_act: '**Azione**: esattamente una di quelle qui sotto.',
  turn_free:
    '**Azioni libere**, quante ne vuoi, dopo la pesca, prima o dopo l’azione: usare una tessera bonus o finale, comprare una risorsa, vendere un gettone.',
  turn_acts: 'Le azioni:',
  act_key:
    '**mettere una nuova chiave** su una banca o sull’Arco, dove non ne hai. Una banca paga subito, da 2 franchi a Chaillot fino a 7 a Saint-Germain. L’Arco non paga niente, ma porta ovunque;',
  act_move:
    '**muovere una chiave** già sul tabellone verso un edificio o un monumento, pagare, e prendere ciò che porta;',
  act_end: '**prendere una tessera finale**, quando tutte le pile sono vuote.',
  P2: 'Se puoi agire, devi farlo. Si passa solo quando nessuna azione è possibile, e un’azione libera può cambiare le cose.',
  P3: 'Le azioni libere sono possibili dalla pesca alla fine del turno, anche mentre ti si chiede qualcosa: il gettone appena ottenuto si può vendere per pagare una tessera bonus. Mai prima della pesca.',
  P6: 'Franchi e PV non finiscono mai.',
  moving: 'Muovere una chiave',
  moving_1: 'Le chiavi vanno verso l’esterno, mai indietro:',
  from_arc: 'dall’**Arco** a qualunque quartiere;',
  from_bank: 'da una **banca** a qualunque edificio o monumento del suo quartiere;',
  from_building: 'da un **edificio o monumento** a uno più alto dello stesso quartiere.',
  moving_target:
    'La meta dev’essere costruita e senza chiavi. La tessera 9 ti permette di raggiungere una tua chiave, la 16 quelle degli altri; dove ci sono le une e le altre servono entrambe le tessere, e ognuna vale per una mossa.',
  moving_landmark:
    'Puoi anche costruire un **nuovo monumento** nel quartiere della chiave (dall’Arco, in uno qualsiasi) e portarvi la chiave. In un quartiere possono essercene più d’uno, ma uno nuovo deve valere più di tutti i monumenti già presenti.',
  moving_price:
    'Paghi in franchi: tutto il **valore** dall’Arco o da una banca, solo la **differenza** da un edificio o monumento. Le risorse si pagano sempre per intero; vanno nella riserva comune, dove chiunque può comprarle.',
  price_building:
    'Da una panetteria di valore 2 a un teatro di valore 5 paghi 5 − 2 = **3 franchi**.',
  price_landmark:
    'Da un teatro di valore 8 a un nuovo Grand Palais di valore 12 paghi 12 − 8 = **4 franchi, 1 marmo e 1 oro**. Dall’Arco sarebbero stati 12 franchi.',
  moved:
    'La chiave rossa sulla panetteria da 2 può andare al teatro da 5 per 3 franchi, o più in alto. Quella blu è in banca e può andare ovunque in questo quartiere, pagando il valore intero.',
  benefits: 'Che cosa porta una mossa',
  benefits_1: 'Dopo la mossa seguono, in quest’ordine:',
  gain_token: '**Il gettone** accanto all’edificio, se c’è ancora.',
  gain_bonus:
    '**Una tessera bonus** con un edificio di valore 1 o 2, o di valore 3 per 2 franchi: il tuo meeple può avanzare fino alla tessera che vuoi, e tu la prendi.',
  gain_vp: '**2 PV** con un edificio di valore 8.',
  gain_prestige:
    '**Il prestigio** con un monumento: puoi consegnare gettoni sui suoi tre posti, ognuno del tipo giusto. Il bronzo dà 3 PV, l’argento 4, l’oro 5. I gettoni consegnati escono dal gioco.',
  gain_fourth:
    '**La quarta chiave**: chi porta a esattamente quattro le chiavi su edifici e monumenti di un quartiere può mettere subito una tessera PV su un quartiere qualsiasi che non ne ha. Succede una volta per quartiere.',
  prestige_example:
    'Vai dall’Arco a un nuovo Louvre (15): 15 franchi, 1 marmo, 2 oro. I suoi posti sono tutti e tre d’oro; consegni due gettoni prestigio d’oro e ricevi 2 × 5 = **10 PV**.',
  P7: 'Il gettone accanto a un edificio si prende sempre.',
  P8: 'Alla tessera PV della quarta chiave si può rinunciare; il diritto allora è perso.',
  P15: 'Per questo si contano le chiavi, non gli spazi. Una mossa da un edificio o monumento a un altro dello stesso quartiere non porta mai una quarta chiave; una dalla banca del quartiere o dall’Arco può portarla. I posti di un monumento sono nuovi per chiunque arrivi.',
  bonus: 'Le tessere bonus',
  bonus_1:
    'Trenta tessere circondano il tabellone, le migliori verso la fine. I meeple vanno solo avanti: chi salta a una buona tessera rinuncia a tutte quelle prima. Più meeple possono stare sulla stessa casella. Dalla casella 30 un meeple non va oltre.',
  bonus_2:
    'In tre o quattro alcune tessere sono doppie. Usi una tessera quando vuoi nel tuo turno; poi non c’è più. Le tessere 20, 23 e 24 sono descritte qui per due giocatori; ogni giocatore in più aggiunge 1 PV. Il prestigio consegnato con la tessera 23 esce dal gioco, le risorse consegnate con la tessera 24 vanno nella riserva comune.',
  P4: 'Le tessere che valgono come gettoni li danno solo per quel turno. Questi gettoni si spendono, si vendono o si consegnano per primi, spariscono alla fine del turno, non vanno mai nella riserva comune, e non fanno coppie per le tessere 23 e 24. Le tessere 19 e 21 ne danno sempre due.',
  P5: 'Non hai mai due tessere non usate dello stesso numero; quelle usate non contano.',
  P9: 'Con le tessere 9 e 16 una mossa costa e porta tutto come sempre.',
  P10: 'Con la tessera 9 uno spazio conta doppio per te ovunque si contino valori, spazi o chiavi; un tipo e il singolo valore più alto, invece, contano una volta sola.',
  P11: 'Una tessera si può usare anche a vuoto. La 9 e la 16 si usano prima dell’azione, servano o no, e vanno perse se non segue una mossa; la 13 e la 14 richiedono i franchi e una chiave in riserva; la 17 e la 25 una tessera che puoi prendere; la 23 e la 24 almeno una coppia. La 20 conta la 27, ma non le tessere finali.',
  P12: 'La tessera 25 conta le caselle, e riporta indietro un meeple anche dalla casella 30; sulla casella 1 o prima non c’è dove tornare, e la tessera non si può usare. Anche sulla casella 30 le tessere 17 e 25 danno ancora tessere bonus. Un meeple si muove solo per prendere una tessera.',
  bonus_example:
    'La tessera 18 dà 5 PV per ogni edificio di valore 4 che occupi: con tre, **15 PV**. La tessera 30 con caffè, panetteria, albergo, teatro e due monumenti, perché tutti i monumenti sono un tipo solo: cinque tipi, **15 PV**.',
  trade: 'Comprare e vendere',
  trade_1:
    'Come azione libera puoi comprare le risorse che stanno nella riserva comune e vendere ciò che hai. Le risorse vendute vanno nella riserva comune. Il prestigio si vende, ma non si compra; venduto, esce dal gioco.',
  P14: 'Una risorsa si compra solo se sta nella riserva comune e puoi pagarla. All’inizio la riserva comune è vuota.',
  flags: 'Le tessere finali',
  flags_1:
    'A pile vuote, come azione puoi guardare le tessere finali rimaste (all’inizio dodici) e prenderne una di nascosto. Si usano come le tessere bonus. Quando si prende l’ultima, scatta la fine.',
  P13: 'Si possono prendere già nel turno in cui si pesca l’ultimo edificio, e usare nello stesso turno in cui si prendono.',
  end: 'La fine',
  end_1:
    'Quando qualcuno prende l’ultima tessera finale, si completa il giro, perché tutti abbiano avuto gli stessi turni, e se ne gioca un altro, anche se l’ha presa l’ultimo giocatore di un giro. I gettoni e le tessere che avanzano non danno niente, tranne la tessera 27. Poi:',
  end_27: 'Chi ha la tessera 27 riceve 1 PV per ogni franco, e i franchi gli restano.',
  end_districts:
    'In ogni quartiere con una tessera PV chi vi ha almeno una chiave su un edificio o un monumento somma i valori sotto le proprie chiavi; chi non ne ha lì non riceve niente. Il primo, il secondo e il terzo ricevono ciò che dice la tessera, un quarto niente.',
  end_ties:
    'A parità di somma decide il singolo valore più alto; se anche quello è pari, il che può accadere solo con la tessera 16, tutti i pari merito ricevono i PV di quella posizione, e le posizioni seguenti che occupano si saltano.',
  majority:
    'Montmartre con la tessera PV 20 / 10 / 5: il rosso ha 2 + 11 = 13, il blu 8 + 5 = 13, il giallo 3. Il rosso ha il singolo valore più alto.',
  end_example:
    'Qui le somme sono 13, 13 e 3. Il rosso vince lo spareggio con il monumento da 11: rosso **20**, blu **10**, giallo **5**.',
  end_two:
    'In due il secondo riceve qualcosa solo con almeno metà della somma del primo: con 12 contro 5 e una tessera da 18 sono 18 e **0**.',
  end_winner:
    'Vince chi ha più PV. A parità, chi ha più franchi; poi chi ha la somma di valori più alta su tutto il tabellone; poi la vittoria è condivisa.',
  notation: 'Come si scrivono le mosse',
  notation_1:
    'Un edificio ha il nome del quartiere e il valore (mon5), un monumento si scrive con @ (mon@12), una banca con il quartiere (bank:mon). Se una mossa nomina più gettoni, stanno in ordine alfabetico.',
} satisfies ParisWords as ParisWords
