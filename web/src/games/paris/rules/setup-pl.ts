import type { SetupWords } from './words'

export default {
  dealt: 'Cały stół przed pierwszą turą, tutaj dla trzech osób. Numery odpowiadają krokom poniżej.',
  place_board:
    'Połóżcie **planszę** na środku, a przy każdym z 36 pól budynków **żeton**: brązowy, srebrny i złoty prestiż przy 1, 2 i 3; drewno, marmur i złoto przy 4, 5 i 8.',
  place_track:
    'Dookoła rozłóżcie **płytki premii**, każdą na polu z jej numerem. Przy trzech graczach niektóre numery mają drugą płytkę, przy czterech jeszcze inne.',
  place_meeples: 'Każdy stawia **pionek** przed pierwszym polem toru i zaczyna z 0 PZ.',
  place_piles:
    'Potasujcie 36 **płytek budynków**, 3 odłóżcie bez oglądania, a z reszty ułóżcie trzy stosy po 11, stroną z dzielnicą do góry.',
  place_landmarks: 'Osiem **zabytków** połóżcie odkrytych obok planszy.',
  place_vp: 'Obok nich połóżcie odkryte sześć **płytek PZ**.',
  place_flags:
    'Dwanaście **płytek końca gry** połóżcie zakrytych. W rezerwie nie ma jeszcze surowców.',
  place_purse:
    'Każdy bierze **zasłonkę** i kładzie za nią 3 **franki** oraz 10, 9 albo 7 **kluczy** w grze na dwie, trzy lub cztery osoby.',
  place_reserve: 'Po 2 dalsze **klucze** każdego koloru odłóżcie do rezerwy.',
  place_start:
    'Los wybiera **pierwszego gracza**, który pozostaje nim przez całą partię; gra się zgodnie z ruchem wskazówek zegara.',
} satisfies SetupWords
