import type { ReviewWords } from '../words'

export default {
  turns: [
    'senza rotazione',
    'ruotata di un quarto a destra',
    'ruotata di mezzo giro',
    'ruotata di un quarto a sinistra',
  ],
  flipped: 'capovolta',
  account: {
    two: 'I punti sono quelli di vantaggio sull’altro giocatore. Gioco proprio: quanto si è perso rispetto alle mosse migliori di Belle. Gioco altrui: quanto ha perso l’altro allo stesso modo. Fortuna: le tessere pescate e ciò che è venuto alla luce. Stime: ciò che è cambiato senza che accadesse nulla, perché Belle può solo stimare.',
    more: 'I punti sono quelli di vantaggio sul migliore degli altri. Gioco proprio: quanto si è perso rispetto alle mosse migliori di Belle. Gioco altrui: quanto hanno cambiato le scelte degli altri. Fortuna: le tessere pescate e ciò che è venuto alla luce. Stime: ciò che è cambiato senza che accadesse nulla, perché Belle può solo stimare.',
  },
  error: 'Stime',
  lost: 'Punti lasciati',
  chances: 'Le probabilità dopo questa mossa',
  mistakes: {
    mine: 'I miei errori',
    all: 'Di tutti',
    none: 'Belle non ha nulla da ridire sul tuo gioco.',
    again: 'Riprova da qui',
  },
  accuracy: 'La precisione è del 100% per chi trova sempre la mossa di Belle.',
  deal: {
    verified: [
      'La distribuzione è onesta',
      'Prima della distribuzione il tuo browser ha visto una promessa sigillata e vi ha aggiunto la propria parte di caso. La distribuzione deriva esattamente da entrambe: nessuno poteva sceglierla.',
    ],
    late: [
      'La distribuzione corrisponde al sigillo, ma la tua parte di caso non c’è',
      'Prima della distribuzione il tuo browser ha visto una promessa sigillata, e la distribuzione è quella promessa. La parte di caso che ha aggiunto non è stata contata: questo quindi non prova che nessuno abbia scelto la distribuzione. Può dirlo solo un giocatore la cui parte è stata contata.',
    ],
    unseen: [
      'La distribuzione corrisponde al sigillo',
      'La distribuzione è quella promessa dal sigillo nel file della partita. Il tuo browser non ha visto questo sigillo prima della distribuzione; solo chi sedeva al tavolo può dire che c’era già.',
    ],
    closed: [
      'Il sigillo di questa distribuzione è ancora chiuso',
      'Il file della partita contiene un sigillo, ma non ancora ciò che lo apre: il tavolo lo mostra a fine partita. Fino ad allora la distribuzione non può essere confrontata con il sigillo.',
    ],
    none: [
      'Questa distribuzione non era sigillata',
      'Non c’è un sigillo con cui confrontarla. Le mosse e il punteggio sono giusti.',
    ],
    wrong: [
      'La distribuzione non è quella promessa',
      'La distribuzione è stata confrontata con il sigillo e con ciò che il tuo browser ha visto e aggiunto prima. Non coincidono.',
    ],
  },
} satisfies ReviewWords
