import type { CoachWords } from '../coach'

export default {
  welcome: ['Nocna mapa', 'Grasz Pomarańczowym, Belle Niebieskim. Najpierw razem brukujecie ulice, potem każde stawia na nich dachy, a latarnie decydują, ile są warte. To prawdziwa gra; ja tylko objaśniam i możesz mnie w każdej chwili zamknąć.'],
  lay: ['Połóż kafelek', 'Kafelek w ręce ma cztery pola. Wskaż zaznaczony kwartał, obróć kafelek klawiszem R, kółkiem albo przyciskami i kliknij dwa razy. Dobre miejsce: twoje pomarańczowe pola obok latarni.'],
  paving: ['Czyja to ziemia?', 'Słońca są twoje, księżyce Niebieskiego, pół na pół dla obojga. Dach potrzebuje połączonych pól, więc kładź swój kolor obok swojego i blisko światła.'],
  take: ['Weź dach', 'Zamiast kłaść kafelek możesz wziąć dach z puli. Duże dają więcej, ale wymagają miejsca; małe zmieszczą się wszędzie. Wybieraj kształty, które twoje ulice udźwigną. Co zostawisz, może wziąć Belle.'],
  unbuilt: ['Skąd punkty poniżej zera?', 'Twój zapas liczy się teraz jako −{n}: każdy dach niezbudowany na koniec kosztuje 3 punkty. Gdy tylko stanie na mapie, strata znika.'],
  enough: ['Dość dachów', 'Trzy do pięciu dachów wystarczy na całą grę. Teraz każdy kafelek przygotowuje dla nich grunt.'],
  last_tiles: ['Ulice zaraz się skończą', 'Kto pierwszy położy ósmy kafelek, zaczyna drugą fazę. Warto budować pierwszemu: najlepsze miejsce przy dwóch latarniach jest tylko dla jednej osoby.'],
  city: ['Druga faza', 'Ulice są gotowe. Od teraz w każdej turze budujesz jeden dach albo zagrywasz jedną pocztówkę. Dachy czekają w zapasie, pocztówki leżą obok mapy.'],
  build: ['Zbuduj dach', 'Weź dach z zapasu i wskaż mapę: liczba mówi, co by dał, w świetle i poza nim. Zakrywać wolno tylko wolne pola twoje i mieszane. Wypróbuj kilka miejsc, zanim klikniesz dwa razy.'],
  lit: ['Rozmiar razy światło', 'Twój dach ma pola w liczbie {size}, a latarnie, które na niego świecą: {lit}. To {size} × {lit} = {points} p. Jedna latarnia więcej przy dużym dachu jest warta więcej niż przy małym.'],
  card: ['Pocztówki', 'Każda pocztówka jest tylko jedna, dla tego, kto zagra ją pierwszy; masz cztery żetony na cztery z nich. Przeczytaj, co teraz robią. Ogród i malarz dają punkty od razu; Sacré-Cœur wybacza dachy, których nie dało się zbudować.'],
  group: ['Dachy, które się stykają', 'Liczy się też twoja największa grupa stykających się dachów, po 1 punkcie za pole: teraz {n}. Przy równym świetle wybierz miejsce obok własnego dachu.'],
  deny: ['Belle zagrała pocztówkę', 'Dla ciebie już jej nie ma. Możesz zrobić to samo: każdą pocztówkę można też wziąć bez efektu, byle jej nie dostała.'],
  kept: ['Pocztówka w kieszeni', 'Twoja pocztówka czeka na późniejszą turę: Métropolitain pozwala jednemu dachowi zakryć latarnię, Chartier jedno pole Niebieskiego. Nic nie trzeba ogłaszać: po prostu tam zbuduj.'],
  ending: ['Gra dobiega końca', 'Kończy się, gdy nikt nie może już budować, a wszystkie żetony są wydane. Kto może działać, musi, więc ostatnie żetony też się przydadzą, choćby po to, żeby coś zabrać.'],
  over: ['Miasto gotowe', 'Wynik: {own} do {rival}. Tabela pokazuje, skąd są punkty: światło, grupa, niezbudowane dachy, pocztówki. Zagraj jeszcze raz albo zajrzyj do zasad, jeśli coś cię zaskoczyło.'],
} satisfies CoachWords as CoachWords
