import type { SetupWords } from './words'

export default {
  dealt:
    'Cały stół przed pierwszym ruchem, rozłożony do pierwszej partii. Numery odpowiadają krokom poniżej.',
  place_map: 'Połóżcie pustą **mapę** między sobą: 16 kwartałów czeka na kafelki.',
  place_cards:
    'Wyłóżcie odkryte osiem **pocztówek**, tutaj te na pierwszą partię. Pozostałe cztery zostają w pudełku.',
  place_pieces: 'Obok nich połóżcie **elementy**, które te pocztówki wprowadzają do gry.',
  place_pool: 'Wszystkie dwanaście **dachów** połóżcie w zasięgu obu stron: to pula.',
  place_kit: 'Wybierzcie strony. Każda bierze 7 **kominów** i 4 **żetony** swojego koloru.',
  place_tiles: 'Każda strona tasuje swoje osiem **kafelków** i układa z nich zakryty stos.',
  place_hand:
    'Każda dobiera **jeden kafelek** i trzyma go w ukryciu przed drugą. W stosie zostaje siedem.',
  place_start:
    'Ustalcie, kto **zaczyna**: za pierwszym razem decyduje los, później zaczyna strona, która przegrała ostatnią partię. Tutaj wskazuje ją latarenka.',
} satisfies SetupWords
