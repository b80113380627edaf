import type { SetupWords } from './words'

export default {
  dealt:
    'Tutto il tavolo prima della prima mossa, preparato per una prima partita. I numeri sono quelli dei passi qui sotto.',
  place_map: 'Mettete la **mappa** vuota tra voi: 16 isolati aspettano le tessere.',
  place_cards:
    'Disponete scoperte otto **cartoline**, qui quelle della prima partita. Le altre quattro restano nella scatola.',
  place_pieces: 'Mettete accanto i **pezzi** che queste cartoline portano in gioco.',
  place_pool: 'Mettete tutti i dodici **tetti** a portata di entrambi: è la scorta.',
  place_kit: 'Scegliete i colori. Ognuno prende i 7 **comignoli** e i 4 **gettoni** del proprio.',
  place_tiles: 'Ognuno mescola le proprie otto **tessere** e ne fa una pila coperta.',
  place_hand:
    'Ognuno pesca **una tessera** e la tiene nascosta all’altro. Nella pila ne restano sette.',
  place_start:
    'Decidete chi **comincia**: la prima volta il caso, poi chi ha perso l’ultima partita. Qui lo indica la lanterna.',
} satisfies SetupWords
