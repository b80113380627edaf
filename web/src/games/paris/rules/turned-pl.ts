import type { Turned } from './words'

export default {
  space_30: {
    final: {
      P12: 'Płytka 25 liczy pola; na polu 1 albo przed nim nie ma dokąd się cofnąć, więc nie można jej użyć. Kto stoi na polu 30, w żaden sposób nie dostaje już płytek premii: płytek 17 i 25 nie można tam użyć. Pionek rusza się tylko po to, by wziąć płytkę.',
    },
  },
  owned: {
    ever: {
      P5: 'Nigdy nie dostajesz dwóch płytek o tym samym numerze; użyte też się liczą, także ta, której właśnie używasz.',
    },
  },
  count_as_pairs: {
    yes: {
      P4: 'Płytki, które liczą się jako żetony, dają je tylko na tę turę. Takie żetony wydaje się, sprzedaje lub oddaje najpierw, znikają na jej koniec, i nigdy nie trafiają do rezerwy. Dla płytek 23 i 24 tworzą pary ze sobą i z prawdziwymi. Płytki 19 i 21 zawsze dają dwa.',
    },
  },
} satisfies Turned
