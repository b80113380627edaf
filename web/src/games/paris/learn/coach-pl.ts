import type { CoachWords } from '../../../learn/coach'

export default {
  welcome: [
    'Sześć dzielnic',
    'Grasz czerwonymi, Belle niebieskimi. W sześciu dzielnicach wokół Łuku rosną budynki, a twoje klucze je zajmują. PZ dają płytki premii, zabytki, a na koniec dzielnice, w których twoje klucze są najwięcej warte. To prawdziwa gra; ja tylko objaśniam.',
  ],
  draw: [
    'Dobierz budynek',
    'Każda tura zaczyna się od płytki budynku. Rewers pokazuje dzielnicę, więc wybierasz, gdzie rośnie miasto. Weź dzielnicę, do której chcesz wejść: klucz może iść tylko tam, gdzie coś stoi.',
  ],
  bank: [
    'Klucz w banku',
    'Twoja akcja: postaw nowy klucz w banku. Bank od razu wypłaca ci franki, a stamtąd klucz może później wejść do każdego budynku tej dzielnicy. Hojne banki są oblegane; patrz też, co w dzielnicy już stoi.',
  ],
  end: [
    'Zakończ turę',
    'Akcja za tobą. Przed końcem tury możesz jeszcze wykonać akcje dodatkowe: użyć płytki, kupić, sprzedać. Na razie nie ma czego robić, więc naciśnij „Koniec tury”.',
  ],
  move: [
    'Przesuń klucz',
    'Klucz z banku albo z Łuku może wejść do budynku: weź go, a cele rozświetlą się z cenami. Płacisz wartość we frankach. Wartości 1 i 2, a za 2 franki także 3, dają też płytkę premii; 4, 5 i 8 dają surowiec.',
  ],
  bonus: [
    'Twój pionek idzie',
    'Możesz wziąć płytkę premii leżącą dalej; pionek sam się nie cofa. Początkowe płytki są skromne, dalsze mocne. Wskaż jedną, żeby ją przeczytać. Na początek dobra jest taka, której szybko użyjesz, bez biegania daleko naprzód.',
  ],
  token: [
    'Twoja zdobycz',
    'Żeton przy budynku jest już twój. Prestiż (z wawrzynem) daje PZ w zabytkach, surowcami płaci się za zabytki. Znajdziesz je w swoim panelu obok franków i kluczy.',
  ],
  tile: [
    'Użyj płytki premii',
    'Twoje płytki czekają w twoim panelu. Każdej możesz użyć raz, bez wydawania akcji, w dowolnej swojej turze. Płytki liczące budynki rosną razem z kluczami: nie spiesz się z nimi.',
  ],
  arc: [
    'Łuk Triumfalny',
    'Klucz na Łuku na początku nic nie daje, ale może wejść do każdej dzielnicy, także tej, która właśnie dostała potrzebny budynek. Może tam czekać jeden twój klucz.',
  ],
  climb: [
    'Klucze się wspinają',
    'Klucz z budynku może przejść na wyższy w swojej dzielnicy, a wtedy płacisz tylko różnicę. Tani budynek jest więc stopniem do ósemki i zabytków. Klucze nigdy nie wracają.',
  ],
  poor: [
    'Mało pieniędzy',
    'Twoje franki: {n}. Płacą banki, niektóre płytki premii też, a niepotrzebne żetony można sprzedać. Wysokie wartości poczekają, aż będzie cię na nie stać.',
  ],
  landmark: [
    'Zabytki',
    'Mając marmur albo złoto, możesz wznieść zabytek i w tej samej akcji przesunąć na niego klucz. Musi mieć wyższą wartość niż zabytki w tej dzielnicy. Zabytki przyjmują prestiż po 3, 4 albo 5 PZ i wiele ważą w dzielnicy.',
  ],
  prestige: [
    'Oddaj prestiż',
    'Ten zabytek ma trzy miejsca. Każde przyjmuje jeden żeton prestiżu swojego rodzaju: brąz za 3 PZ, srebro za 4, złoto za 5. Co oddasz, wychodzi z gry; czego teraz nie oddasz, zostaje na inny zabytek.',
  ],
  fourth: [
    'Czwarty klucz',
    'Dzielnica z trzema kluczami na budynkach i zabytkach jest blisko czegoś ważnego: kto dołoży czwarty, z jej banku albo z Łuku, może położyć płytkę PZ w dowolnej dzielnicy, która jej nie ma. Wysoką tam, gdzie prowadzisz, niską tam, gdzie Belle.',
  ],
  standing: [
    'Dzielnice się liczą',
    'W dzielnicy leży już płytka PZ. Na koniec decyduje tam suma wartości pod kluczami: {own} u ciebie, {rival} u Belle. W grze na dwie osoby druga musi mieć co najmniej połowę sumy pierwszej, żeby coś dostać.',
  ],
  piles: [
    'Stosy się kończą',
    'Zostało płytek budynków: {n}. Gdy się skończą, jako akcję będzie można brać płytki końca gry, a ostatnia z nich zapowie koniec. To czas na twoje plany w dzielnicach.',
  ],
  flags: [
    'Płytki końca gry',
    'Stosy są puste. Jako akcję możesz teraz wziąć płytkę końca gry: żetony, franki albo PZ, w tajemnicy. Każda przybliża koniec. Rób to, gdy prowadzisz albo gdy klucze nie mają nic lepszego do roboty.',
  ],
  last: [
    'Ostatnie rundy',
    'Koniec blisko: kończycie tę rundę i gracie jeszcze jedną. Użyj płytek liczących budynki, oddaj prestiż i wzmocnij dzielnice, w których jeden krok zmienia kolejność.',
  ],
  over: [
    'Koniec',
    'Masz {own} PZ. Tabela pokazuje, co dała rozgrywka, a co dzielnice. Zagraj jeszcze raz albo przeczytaj w zasadach o tym, co cię zaskoczyło.',
  ],
} satisfies CoachWords as CoachWords
