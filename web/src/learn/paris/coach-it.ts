import type { CoachWords } from '../coach'

export default {
  welcome: ['Sei quartieri', 'Tu giochi i rossi, Belle i blu. Gli edifici sorgono in sei quartieri attorno all’Arco, e le tue chiavi li occupano. I PV vengono da tessere bonus, monumenti e, alla fine, dai quartieri dove le tue chiavi valgono di più. È la partita vera; io spiego soltanto.'],
  draw: ['Pesca un edificio', 'Ogni turno comincia con una tessera edificio. Il dorso mostra il quartiere: scegli tu dove cresce la città. Prendi un quartiere in cui vorresti entrare: una chiave va solo dove si è costruito.'],
  bank: ['Una chiave in banca', 'La tua azione: metti una nuova chiave su una banca. Ti paga subito, e da lì la chiave potrà entrare in ogni edificio di quel quartiere. Le banche generose piacciono a tutti; guarda anche che cosa vi è costruito.'],
  end: ['Chiudi il turno', 'Hai agito. Prima di finire puoi ancora fare azioni libere: usare una tessera, comprare, vendere. Per ora non c’è niente da fare: premi «Fine turno».'],
  move: ['Muovi una chiave', 'Una chiave in banca o sull’Arco può entrare in un edificio: prendila, e le mete si accendono con il prezzo. Paghi il valore in franchi. I valori 1, 2 e 3 danno anche una tessera bonus, 4, 5 e 8 una risorsa.'],
  bonus: ['Il pedone avanza', 'Puoi prendere una tessera bonus più avanti; il pedone non torna mai. Le prime sono modeste, le ultime forti. Puntane una per leggerla. Un buon inizio: una tessera presto utile, senza correre troppo avanti.'],
  token: ['Che cosa hai vinto', 'Il gettone accanto all’edificio è tuo. Il prestigio (con l’alloro) dà PV ai monumenti, le risorse pagano i monumenti. Li trovi nel tuo pannello, con franchi e chiavi.'],
  tile: ['Usa una tessera bonus', 'Le tue tessere aspettano nel pannello. Usarne una non costa, si fa una volta, in uno qualsiasi dei tuoi turni. Quelle che contano edifici crescono con le tue chiavi: non avere fretta.'],
  arc: ['L’Arco di Trionfo', 'Una chiave sull’Arco all’inizio non rende, ma può entrare in ogni quartiere, anche in quello che ha appena avuto l’edificio giusto. Vi può aspettare una sola tua chiave.'],
  climb: ['Le chiavi salgono', 'Una chiave su un edificio può passare a uno più alto del suo quartiere, e allora paghi solo la differenza. Un edificio economico è dunque un gradino verso l’8 e i monumenti. Le chiavi non tornano mai indietro.'],
  poor: ['Pochi soldi', 'I tuoi franchi: {n}. Pagano le banche, anche qualche tessera bonus, e i gettoni che non servono si vendono. I valori alti possono aspettare che tu possa permetterteli.'],
  landmark: ['I monumenti', 'Con marmo o oro puoi alzare un monumento e portarvi una chiave nella stessa azione. Dev’essere più alto di quelli del quartiere. I monumenti prendono prestigio a 3, 4 o 5 PV l’uno e pesano molto nel quartiere.'],
  prestige: ['Consegna il prestigio', 'Questo monumento ha tre posti. Ognuno prende un prestigio del suo tipo: bronzo per 3 PV, argento per 4, oro per 5. Ciò che non consegni ora resta per un altro monumento.'],
  fourth: ['La quarta chiave', 'Un quartiere con tre chiavi sui suoi edifici è vicino a qualcosa: chi porta la quarta può mettere una tessera PV su qualunque quartiere. Una alta dove sei in testa, una bassa dove lo è Belle.'],
  standing: ['I quartieri contano', 'Su un quartiere c’è una tessera PV. Alla fine decide la somma dei valori sotto le chiavi: {own} per te, {rival} per Belle. In due, il secondo deve avere almeno metà del primo per ricevere qualcosa.'],
  piles: ['Le pile si esauriscono', 'Restano solo {n} edifici. Poi si potranno prendere le tessere finali, e l’ultima chiuderà la partita. È il momento dei tuoi progetti nei quartieri.'],
  flags: ['Le tessere finali', 'Le pile sono vuote. Come azione ora puoi prendere una tessera finale: gettoni, franchi o PV, in segreto. Ognuna avvicina la fine. Fallo se sei in testa, o se le chiavi non hanno di meglio.'],
  last: ['Gli ultimi giri', 'La fine è vicina: si completa questo giro e se ne gioca un altro. Usa le tessere che contano edifici, consegna il prestigio, e rafforza i quartieri dove un passo cambia l’ordine.'],
  over: ['La fine', 'Hai {own} PV. La tabella mostra che cosa viene dal gioco e che cosa dai quartieri. Gioca ancora, o leggi nelle regole ciò che ti ha sorpreso.'],
} satisfies CoachWords as CoachWords
