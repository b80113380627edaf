import type { Turned } from './words'

export default {
  streetlight_pieces: {
    free: {
      L4: 'Pole jest wolne, gdy nic na nim nie leży. Latarnie, nadrukowane czy postawione, są wolne wszędzie tam, gdzie liczy się wolne pola albo wymaga się wolnego, choć nikt na nich nie buduje; tylko dla tancerki są murem. „Twój kolor” nigdy nie obejmuje pól wspólnych.',
      card_lumiere:
        'Postaw **dużą latarnię** na niezabudowanej latarni, nadrukowanej albo dostawionej. To wciąż jedna latarnia, ale świeci na dwa pola, a jej pole pozostaje wolne.',
      card_lampadaire:
        'Postaw **latarnię** na wolnym polu swojego koloru. Świeci jak każda inna; jej pole jest odtąd latarnią: nie ma już twojego koloru, ale jest wolne jak pole każdej latarni.',
    },
  },
  large_light: {
    cross: {
      L14: 'Duża latarnia oświetla pola w linii prostej w odległości do dwóch, razem osiem pól. Cztery pola odległe o dwa są dla budynku ciemne, gdy pomiędzy stoi inny budynek, czyjkolwiek jest; nic innego nie rzuca cienia. Budynek zacieniony na jednym polu może być oświetlony na innym.',
    },
  },
  flip: {
    true: {
      box_roofs:
        'Dwanaście dachów, każdy inny, leży we wspólnej **puli**: dwa o rozmiarze 3, cztery o rozmiarze 4, cztery o rozmiarze 5 i dwa o rozmiarze 6. Cyfra to rozmiar. Dach można obracać co ćwierć obrotu, a także odwracać na drugą stronę.',
      notation_1:
        'Pola nazywają się od a1 (lewy dolny róg) do h8 (prawy górny), kwartał ma nazwę swojego lewego dolnego pola. Dach ma literę i rozmiar, a r1 do r3 to ćwierćobroty zgodnie z ruchem wskazówek zegara. Odwrócony dach ma jeszcze f (r1f): przed obrotem odbija się go lustrzanie, zamieniając lewą stronę z prawą.',
    },
  },
} satisfies Turned
