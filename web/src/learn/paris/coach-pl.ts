import type { CoachWords } from '../coach'

export default {
  welcome: ['Sześć dzielnic', 'Grasz czerwonymi, Belle niebieskimi. W sześciu dzielnicach wokół Łuku rosną budynki, a twoje klucze je zajmują. PZ dają płytki premii, zabytki, a na koniec dzielnice, w których twoje klucze są najwięcej warte. To prawdziwa gra; ja tylko objaśniam.'],
  draw: ['Dobierz budynek', 'Każda tura zaczyna się od płytki budynku. Rewers pokazuje dzielnicę, więc wybierasz, gdzie rośnie miasto. Weź dzielnicę, do której chcesz wejść: klucz może iść tylko tam, gdzie coś stoi.'],
  bank: ['Klucz w banku', 'Twoja akcja: postaw nowy klucz w banku. Od razu płaci ci franki, a stamtąd klucz może później wejść do każdego budynku tej dzielnicy. Hojne banki są oblegane; patrz też, co tam już stoi.'],
  end: ['Zakończ turę', 'Akcja za tobą. Przed końcem tury możesz jeszcze wykonać akcje dodatkowe: użyć płytki, kupić, sprzedać. Na razie nie ma czego, więc naciśnij „Koniec tury”.'],
  move: ['Przesuń klucz', 'Klucz z banku albo z Łuku może wejść do budynku: weź go, a cele rozświetlą się z cenami. Płacisz wartość we frankach. Wartości 1, 2 i 3 dają też płytkę premii, a 4, 5 i 8 surowiec.'],
  bonus: ['Twój pionek idzie', 'Możesz wziąć płytkę premii leżącą dalej; pionek nigdy nie wraca. Wczesne są skromne, późne mocne. Wskaż jedną, żeby przeczytać. Dobry początek: płytka, której szybko użyjesz, bez biegania daleko naprzód.'],
  token: ['Co masz', 'Żeton przy budynku jest już twój. Prestiż (z wawrzynem) daje PZ w zabytkach, surowce płacą za zabytki. Znajdziesz je w swoim panelu obok franków i kluczy.'],
  tile: ['Użyj płytki premii', 'Twoje płytki czekają w twoim panelu. Użycie nic nie kosztuje, możliwe jest raz, w dowolnej twojej turze. Płytki liczące budynki rosną razem z kluczami: nie spiesz się z nimi.'],
  arc: ['Łuk Triumfalny', 'Klucz na Łuku na początku nic nie daje, ale może wejść do każdej dzielnicy, także tej, która właśnie dostała potrzebny budynek. Może tam czekać jeden twój klucz.'],
  climb: ['Klucze się wspinają', 'Klucz z budynku może przejść na wyższy w swojej dzielnicy, a wtedy płacisz tylko różnicę. Tani budynek jest więc stopniem do ósemki i zabytków. Klucze nigdy nie wracają.'],
  poor: ['Mało pieniędzy', 'Twoje franki: {n}. Płacą banki, niektóre płytki premii też, a niepotrzebne żetony można sprzedać. Wysokie wartości poczekają, aż będzie cię na nie stać.'],
  landmark: ['Zabytki', 'Mając marmur albo złoto, możesz wznieść zabytek i w tej samej akcji wejść na niego kluczem. Musi być wyższy od tych w dzielnicy. Zabytki przyjmują prestiż po 3, 4 albo 5 PZ i wiele ważą w dzielnicy.'],
  prestige: ['Oddaj prestiż', 'Ten zabytek ma trzy pola. Każde przyjmuje jeden prestiż swojego rodzaju: brąz za 3 PZ, srebro za 4, złoto za 5. Czego teraz nie oddasz, zostaje na inny zabytek.'],
  fourth: ['Czwarty klucz', 'Dzielnica z trzema kluczami na budynkach jest blisko czegoś ważnego: kto dołoży czwarty, może położyć płytkę PZ na dowolnej dzielnicy. Wysoką tam, gdzie prowadzisz, niską tam, gdzie Belle.'],
  standing: ['Dzielnice się liczą', 'Na dzielnicy leży już płytka PZ. Na koniec decyduje tam suma wartości pod kluczami: {own} u ciebie, {rival} u Belle. We dwoje drugi musi mieć co najmniej połowę sumy pierwszego, żeby coś dostać.'],
  piles: ['Stosy się kończą', 'Zostało płytek budynków: {n}. Gdy się skończą, akcją będzie można brać płytki końcowe, a ostatnia z nich zakończy grę. To czas na twoje plany w dzielnicach.'],
  flags: ['Płytki końcowe', 'Stosy są puste. W akcji możesz teraz wziąć płytkę końcową: żetony, franki albo PZ, w tajemnicy. Każda przybliża koniec. Rób to, gdy prowadzisz albo gdy klucze nie mają nic lepszego.'],
  last: ['Ostatnie rundy', 'Koniec blisko: dogrywacie tę rundę i jeszcze jedną. Użyj płytek liczących budynki, oddaj prestiż i wzmocnij dzielnice, w których jeden krok zmienia kolejność.'],
  over: ['Koniec', 'Masz {own} PZ. Tabela pokazuje, co dała gra, a co dzielnice. Zagraj jeszcze raz albo przeczytaj w zasadach o tym, co cię zaskoczyło.'],
} satisfies CoachWords as CoachWords
