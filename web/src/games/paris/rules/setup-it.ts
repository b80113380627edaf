import type { SetupWords } from './words'

export default {
  dealt:
    'Tutto il tavolo prima del primo turno, qui per tre giocatori. I numeri sono quelli dei passi qui sotto.',
  place_board:
    'Mettete il **tabellone** al centro e un **gettone** accanto a ognuno dei 36 spazi per edifici: prestigio di bronzo, argento e oro accanto a 1, 2 e 3; legno, marmo e oro accanto a 4, 5 e 8.',
  place_track:
    'Disponete attorno le **tessere bonus**, ognuna sulla casella del suo numero. In tre alcuni numeri hanno una seconda tessera, in quattro altri ancora.',
  place_meeples:
    'Ognuno mette un **meeple** prima della prima casella del tracciato e comincia con 0 PV.',
  place_piles:
    'Mescolate le 36 **tessere edificio**, mettetene da parte 3 senza guardarle e fate tre pile da 11, con il lato del quartiere in alto.',
  place_landmarks: 'Mettete gli otto **monumenti** scoperti accanto al tabellone.',
  place_vp: 'Lì vicino mettete scoperte le 6 **tessere PV**.',
  place_flags:
    'Mettete coperte le dodici **tessere finali**. La riserva delle risorse è ancora vuota.',
  place_purse:
    'Ognuno prende un **paravento** e ci mette dietro 3 **franchi**, e 10, 9 o 7 **chiavi** se si gioca in due, tre o quattro.',
  place_reserve: 'Altre 2 **chiavi** di ogni colore vanno in riserva.',
  place_start:
    'Il caso sceglie il **primo giocatore**, che resta tale per tutta la partita; si gioca in senso orario.',
} satisfies SetupWords
