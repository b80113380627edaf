import type { CoachWords } from '../../../learn/coach'

export default {
  welcome: [
    'Nocna mapa',
    'Grasz pomarańczowymi, Belle niebieskimi. Najpierw razem brukujecie ulice, potem każda strona stawia na nich dachy, a latarnie decydują, ile są warte. To prawdziwa gra; ja tylko objaśniam i możesz mnie w każdej chwili zamknąć.',
  ],
  lay: [
    'Połóż kafelek',
    'Kafelek w ręce ma cztery pola. Wskaż zaznaczony kwartał, obróć kafelek klawiszem R, kółkiem albo przyciskami i kliknij dwa razy, żeby go położyć. Dobre miejsce: twoje pomarańczowe pola obok latarni.',
  ],
  paving: [
    'Czyje to pola?',
    'Słońca są twoje, księżyce Niebieskiego, a pół na pół jest dla obu stron. Dach potrzebuje połączonych pól, więc kładź swój kolor obok swojego i blisko światła.',
  ],
  take: [
    'Weź dach',
    'Zamiast kłaść kafelek możesz wziąć dach z puli. Weź w tej fazie co najmniej trzy albo cztery. Duże dają więcej, ale wymagają miejsca; małe zmieszczą się wszędzie. Wybieraj kształty, które zmieszczą się na twoich ulicach. Co zostawisz, może wziąć Belle.',
  ],
  unbuilt: [
    'Skąd ujemne punkty?',
    'Twój zapas liczy się teraz jako −{n}: każdy dach niezbudowany do końca kosztuje 3 punkty. Gdy tylko stanie na mapie, strata znika.',
  ],
  enough: [
    'Ile dachów?',
    'Weź co najmniej trzy albo cztery, zanim położysz ostatni kafelek: w drugiej fazie już się ich nie bierze, a kto nie ma dachu, może tylko zagrywać pocztówki. Każdy kafelek przygotowuje dla nich grunt.',
  ],
  last_tiles: [
    'Ulice zaraz się skończą',
    'Kto pierwszy położy swój ósmy kafelek, zaczyna drugą fazę. Warto zacząć budować wcześniej: najlepsze miejsce przy dwóch latarniach jest tylko jedno.',
  ],
  city: [
    'Druga faza',
    'Ulice są gotowe. Od teraz w każdej turze budujesz jeden dach albo zagrywasz jedną pocztówkę. Dachy czekają w zapasie, pocztówki leżą obok mapy.',
  ],
  build: [
    'Zbuduj dach',
    'Weź dach z zapasu i wskaż mapę: liczba mówi, ile by dał, w świetle i poza nim. Zakrywać wolno tylko wolne pola twoje i wspólne. Wypróbuj kilka miejsc, zanim klikniesz dwa razy.',
  ],
  lit: [
    'Rozmiar razy światło',
    'Rozmiar twojego dachu: {size}, świecące na niego latarnie: {lit}. To {size} × {lit} = {points} pkt. Jedna latarnia więcej przy dużym dachu jest warta więcej niż przy małym.',
  ],
  card: [
    'Pocztówki',
    'Każda pocztówka jest tylko jedna, dla tego, kto zagra ją pierwszy; masz cztery żetony na cztery z nich. Przeczytaj teraz, co robią. Ogród i malarz od razu podnoszą bieżący wynik; Sacré-Cœur wybacza dachy, których nie dało się zbudować.',
  ],
  group: [
    'Dachy, które się stykają',
    'Liczy się też twoja największa grupa stykających się dachów, po 1 punkcie za pole: teraz {n}. Przy równym świetle wybierz miejsce obok własnego dachu.',
  ],
  deny: [
    'Belle zagrała pocztówkę',
    'Dla ciebie już jej nie ma. Możesz zrobić to samo: prawie każdą pocztówkę można też wziąć bez efektu, byle nie dostała jej Belle.',
  ],
  kept: [
    'Pocztówka w kieszeni',
    'Twoja pocztówka czeka na późniejszą turę: Métropolitain pozwala jednemu dachowi zakryć latarnię, Chartier jedno pole Niebieskiego. Nic nie trzeba ogłaszać: po prostu tam zbuduj.',
  ],
  ending: [
    'Gra dobiega końca',
    'Kończy się, gdy nikt nie może już budować, a wszystkie żetony są wydane. Kto może coś zrobić, musi, więc ostatnie żetony też się przydadzą, choćby po to, żeby coś zabrać Belle.',
  ],
  over: [
    'Miasto gotowe',
    'Wynik: {own} do {rival}. Tabela pokazuje, skąd są punkty: światło, grupa, niezbudowane dachy, pocztówki. Zagraj jeszcze raz albo sprawdź w zasadach to, co cię zaskoczyło.',
  ],
} satisfies CoachWords as CoachWords
