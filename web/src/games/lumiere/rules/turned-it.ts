import type { Turned } from './words'

export default {
  streetlight_pieces: {
    free: {
      L4: 'Una casella è libera quando non ci sta sopra niente. I lampioni, stampati o posati, contano come liberi dove si contano le caselle libere o se ne chiede una, anche se non ci si costruisce; solo per la ballerina sono muri. «Il tuo colore» non comprende mai il misto.',
      card_lumiere:
        'Metti il **grande lampione** su un lampione non coperto da un edificio, stampato o aggiunto. Vale sempre come un lampione solo, ma la sua luce arriva a due passi; la sua casella resta libera.',
      card_lampadaire:
        'Metti il **lampione** su una casella libera del tuo colore. Brilla come gli altri; da allora la sua casella è un lampione: non è più del tuo colore, ma resta libera come quella di ogni lampione.',
    },
  },
  large_light: {
    cross: {
      L14: 'Il grande lampione illumina fino a due passi in linea retta: otto caselle. Le quattro caselle a due passi sono buie per un edificio quando in mezzo c’è un altro edificio, di chiunque sia; nient’altro fa ombra. Un edificio in ombra su una casella può essere illuminato su un’altra.',
    },
  },
  flip: {
    true: {
      box_roofs:
        'Dodici tetti, tutti diversi, stanno in una **scorta** comune: due di dimensione 3, quattro di dimensione 4, quattro di dimensione 5 e due di dimensione 6. Il numero indica la dimensione. Un tetto si può ruotare di quarti di giro, e anche capovolgere.',
      notation_1:
        'Le caselle vanno da a1 (in basso a sinistra) a h8 (in alto a destra); un isolato prende il nome della sua casella in basso a sinistra. Un tetto si indica con la sua lettera e la dimensione; da r1 a r3 sono i quarti di giro in senso orario. Un tetto capovolto aggiunge f (r1f): lo si specchia da sinistra a destra prima di ruotarlo.',
    },
  },
} satisfies Turned
