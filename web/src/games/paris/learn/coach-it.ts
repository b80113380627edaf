import type { CoachWords } from '../../../learn/coach'

export default {
  welcome: [
    'Sei quartieri',
    'Tu giochi con il rosso, Belle con il blu. Gli edifici sorgono in sei quartieri attorno all’Arco, e le tue chiavi li occupano. I PV vengono da tessere bonus, monumenti e, alla fine, dai quartieri dove le tue chiavi valgono di più. È la partita vera; io spiego soltanto.',
  ],
  draw: [
    'Pesca un edificio',
    'Ogni turno comincia con una tessera edificio. Il dorso mostra il quartiere: decidi tu dove cresce la città. Scegli un quartiere in cui vorresti entrare: una chiave va solo dove è già costruito qualcosa.',
  ],
  bank: [
    'Una chiave in banca',
    'La tua azione: metti una nuova chiave su una banca. Ti paga subito dei franchi, e da lì la chiave potrà poi entrare in qualunque edificio di quel quartiere. Le banche generose piacciono a tutti; guarda anche che cosa c’è di costruito.',
  ],
  end: [
    'Chiudi il turno',
    'Hai agito. Prima di finire il turno puoi ancora fare azioni libere: usare una tessera, comprare, vendere. Per ora non c’è niente da fare: premi «Fine turno».',
  ],
  move: [
    'Muovi una chiave',
    'Una chiave in banca o sull’Arco può entrare in un edificio: prendila, e le mete si accendono con il prezzo. Paghi il valore in franchi. I valori 1 e 2 danno anche una tessera bonus, il 3 per altri 2 franchi; 4, 5 e 8 una risorsa.',
  ],
  bonus: [
    'Il meeple avanza',
    'Puoi prendere una tessera bonus più avanti; il meeple non torna indietro. Le prime sono modeste, le ultime forti. Puntane una per leggerla. Un buon inizio: una tessera che ti serva presto, senza correre troppo avanti.',
  ],
  token: [
    'Che cosa hai ottenuto',
    'Il gettone accanto all’edificio ora è tuo. Il prestigio (con l’alloro) dà PV nei monumenti, le risorse pagano i monumenti. Li trovi nel tuo pannello, con franchi e chiavi.',
  ],
  tile: [
    'Usa una tessera bonus',
    'Le tue tessere aspettano nel pannello. Usarne una non costa niente: si fa una volta sola, in uno qualsiasi dei tuoi turni. Quelle che contano gli edifici crescono con le tue chiavi: non avere fretta.',
  ],
  arc: [
    'L’Arco di Trionfo',
    'Una chiave sull’Arco all’inizio non rende niente, ma può entrare in ogni quartiere, anche in quello che ha appena avuto l’edificio giusto. Ci può aspettare una sola tua chiave alla volta.',
  ],
  climb: [
    'Le chiavi salgono',
    'Una chiave su un edificio può passare a uno più alto del suo quartiere, e allora paghi solo la differenza. Un edificio economico è dunque un gradino verso l’8 e i monumenti. Le chiavi non tornano mai indietro.',
  ],
  poor: [
    'Pochi soldi',
    'I tuoi franchi: {n}. Pagano le banche e anche qualche tessera bonus, e i gettoni che non ti servono si possono vendere. I valori alti possono aspettare finché non te li puoi permettere.',
  ],
  landmark: [
    'I monumenti',
    'Con marmo od oro puoi costruire un monumento e portarvi una chiave nella stessa azione. Deve valere più di quelli già nel quartiere. I monumenti accolgono gettoni prestigio a 3, 4 o 5 PV l’uno e pesano molto nel quartiere.',
  ],
  prestige: [
    'Consegna il prestigio',
    'Questo monumento ha tre posti. Ognuno accoglie un gettone prestigio del suo tipo: bronzo per 3 PV, argento per 4, oro per 5. Ciò che consegni esce dal gioco; ciò che non consegni ora resta per un altro monumento.',
  ],
  fourth: [
    'La quarta chiave',
    'Con tre chiavi sugli edifici e sui monumenti di un quartiere, sta per succedere qualcosa: chi porta la quarta, dalla sua banca o dall’Arco, può mettere una tessera PV su un quartiere qualsiasi che non ne ha. Metti una tessera alta dove sei in testa, una bassa dove lo è Belle.',
  ],
  standing: [
    'I quartieri contano',
    'Ora su un quartiere c’è una tessera PV. Alla fine lì decide la somma dei valori sotto le chiavi: {own} per te, {rival} per Belle. In due, al secondo serve almeno metà della somma del primo per ricevere qualcosa.',
  ],
  piles: [
    'Le pile si esauriscono',
    'Edifici rimasti nelle pile: {n}. Quando saranno finiti, come azione si potranno prendere le tessere finali, e l’ultima porterà alla fine. È il momento dei tuoi progetti nei quartieri.',
  ],
  flags: [
    'Le tessere finali',
    'Le pile sono vuote. Come azione ora puoi prendere una tessera finale: gettoni, franchi o PV, in segreto. Ognuna avvicina la fine. Fallo se sei in testa, o se le tue chiavi non hanno di meglio da fare.',
  ],
  last: [
    'Gli ultimi giri',
    'La fine è vicina: si completa questo giro e se ne gioca un altro. Usa le tessere che contano gli edifici, consegna il prestigio, e rafforza i quartieri dove basta un passo per cambiare l’ordine.',
  ],
  over: [
    'La fine',
    'Hai {own} PV. La tabella dei punti mostra che cosa viene dal gioco e che cosa dai quartieri. Gioca ancora, o leggi nelle regole ciò che ti ha sorpreso.',
  ],
} satisfies CoachWords as CoachWords
