import type { EndingTexts } from '../words'

export default {
  skip: 'Al risultato',
  turning: 'Il momento decisivo',
  turning_move: 'Mossa {n}: {what}.',
  turning_chance: '{name} aveva il {from} % di probabilità prima e il {to} % dopo.',
  turning_lead: 'Da qui in poi {name} è in testa ai punti.',
  always_favourite: '{name}: la probabilità più alta dalla prima mossa all’ultima.',
  always_ahead: '{name} è in testa ai punti dall’inizio alla fine.',
  no_turning: 'Tutto aperto fino alla fine.',
  look_there: 'Rivederlo nell’analisi',
  gains: 'Da dove vengono i punti',
  gains_note: 'Ogni posizione è contata come se la partita finisse lì.',
  phase: 'Fase',
  whole: 'Tutta la partita',
  unused: 'Rimasto inutilizzato',
  nothing_unused: 'niente',
  nobody: 'da nessuno',
  board: 'Guarda il tabellone',
  picture: 'Un’immagine da condividere',
  picture_failed: 'Non è stato possibile creare l’immagine.',
  again: 'Conta di nuovo',
  remarks: {
    won: {
      close: ['Per un soffio! Ben difesa.', 'Al fotofinish, ed è tua.'],
      comeback: ['Da dietro a davanti a tutti. Complimenti!', 'Non hai mollato, ed è servito.'],
      runaway: ['Stasera Parigi è ai tuoi piedi.', 'Un trionfo dal primo lampione all’ultimo.'],
      steady: ['Un vantaggio preso presto, mai perso.', 'Mano sicura dall’inizio alla fine.'],
      clear: ['Una bella vittoria.', 'Ben pensato, ben costruito.'],
    },
    lost: {
      close: ['Così vicino! Una mossa ha deciso.', 'Per un capello. Ancora una?'],
      comeback: [
        'A lungo in testa; il finale è stato d’altri.',
        'Sorpasso tardivo: capita ai migliori.',
      ],
      runaway: ['Non era serata. Domani Parigi brillerà per te.', 'Oggi c’era molto da imparare.'],
      steady: [
        'Sono partiti presto. La prossima volta tocca a te!',
        'Un vantaggio preso presto, e tenuto.',
      ],
      clear: ['Ben giocata.', 'Bella partita; la prossima può essere tua.'],
    },
    watched: {
      close: ['Che finale!', 'Nessuno l’avrebbe detto.'],
      comeback: ['Che rimonta!', 'Sorpasso sull’ultimo tratto.'],
      runaway: ['Senza storia.', 'Un trionfo.'],
      steady: ['Un vantaggio preso presto, mai perso.', 'Dall’inizio alla fine.'],
      clear: ['Una bella partita.', 'Una vittoria meritata.'],
    },
    shared: [
      'Nessuno è stato migliore: stringetevi la mano.',
      'Gli stessi punti, lo stesso onore.',
    ],
    left: ['Una partita può finire presto; la prossima aspetta.', 'Un’altra volta fino in fondo.'],
  },
} satisfies EndingTexts
