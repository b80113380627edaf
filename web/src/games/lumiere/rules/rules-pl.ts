import type { LumiereWords } from './words'

export default {
  goal: 'O co chodzi',
  goal_1:
    'Paryż zaraz rozbłyśnie. Dwie strony, **Pomarańczowy** i **Niebieski**, najpierw wspólnie brukują ulice, a potem stawiają na nich swoje dachy. Dach jest coś wart, gdy świeci na niego latarnia, a tym więcej, im więcej latarni.',
  goal_2:
    'Gra ma dwie fazy. W pierwszej kładziesz **kafelki** i zbierasz **dachy**; w drugiej budujesz te dachy i zagrywasz **pocztówki**. Kto ma więcej punktów, gdy miasto jest gotowe, wygrywa. Partia trwa około pół godziny.',
  finished:
    'Gotowe miasto. Tabliczki mówią: rozmiar × latarnie. 5×2 to dach na pięciu polach, oświetlony przez dwie latarnie, czyli 10 punktów.',
  box: 'Co leży na stole',
  box_1:
    'Mapa ma 8 × 8 pól podzielonych na 16 kwartałów 2 × 2. Kafelek zakrywa jeden kwartał. Każde z czterech pól kafelka jest jednego z tych rodzajów:',
  box_own:
    '**pomarańczowe** (ze słońcem) albo **niebieskie** (z księżycem): buduje tu tylko ta strona;',
  box_mixed: '**wspólne** (pół słońca, pół księżyca): budować mogą tu obie strony;',
  box_light: '**latarnia**: nikt tu nie buduje, ale wszystko obok jest oświetlone.',
  box_tiles:
    'Każda strona ma osiem kafelków. Połowa ich pól ma jej kolor, a część kolor drugiej strony: na twoich ośmiu kafelkach jest 16 pól twojego koloru, 7 pól rywala, 5 wspólnych i 4 latarnie.',
  box_roofs:
    'Dwanaście dachów, każdy inny, leży we wspólnej **puli**: dwa o rozmiarze 3, cztery o rozmiarze 4, cztery o rozmiarze 5 i dwa o rozmiarze 6. Cyfra to rozmiar. Dach można obracać co ćwierć obrotu, ale nie odwracać na drugą stronę.',
  box_rest:
    'Każda strona ma też 7 **kominów**, po jednym na każdy zbudowany dach, i 4 **żetony**, po jednym na każdą zagraną pocztówkę.',
  setup: 'Przed pierwszym ruchem',
  setup_1:
    'W grze jest osiem z dwunastu pocztówek: osiem na pierwszą partię, osiem wybranych albo osiem losowych. Leżą odkryte, podobnie jak pula dachów.',
  setup_2:
    'Każda strona tasuje swoje kafelki i trzyma jeden, ukryty przed drugą. O tym, kto zaczyna, decyduje los; w kolejnej partii zaczyna strona przegrana.',
  streets: 'Pierwsza faza: ulice',
  streets_1: 'W swojej turze robisz dokładnie jedną z dwóch rzeczy:',
  streets_lay:
    '**kładziesz** kafelek na dowolnym pustym kwartale, obrócony jak chcesz, i dobierasz następny, też w ukryciu;',
  streets_take: '**bierzesz** dach z puli do swojego zapasu, widocznego dla obu stron.',
  paving: 'Brukowanie w połowie drogi. Latarnie już świecą: pomyśl, gdzie staną twoje dachy.',
  L1: 'Dopóki masz kafelek, kładziesz go albo bierzesz dach; nie można pasować. Dachów możesz wziąć tyle, ile jest w puli.',
  L2: 'Gdy położysz wszystkie osiem kafelków, w pozostałych turach tej fazy bierzesz dach albo pasujesz.',
  L3: 'Faza kończy się natychmiast po szesnastym kafelku. Drugą fazę zaczyna ten, kto pierwszy położył swój ósmy kafelek.',
  streets_hint:
    'Weź w tej fazie co najmniej trzy albo cztery dachy: w drugiej już się ich nie bierze. Ale każda tura poświęcona na dach to tura, w której rywal kształtuje ulice, a niezbudowane dachy kosztują punkty.',
  roofs: 'Druga faza: dachy i pocztówki',
  roofs_1: 'Znów dokładnie jedna rzecz na turę:',
  roofs_build:
    '**budujesz** dach ze swojego zapasu. Wszystkie jego pola muszą być wolne i twojego koloru albo wspólne, żadne nie może być latarnią. Na dachu staje jeden z twoich kominów;',
  roofs_card:
    '**zagrywasz pocztówkę**, której nikt jeszcze nie zagrał: kładziesz na niej żeton i od razu robisz, co mówi, albo bierzesz ją bez efektu, żeby nie dostał jej rywal.',
  built:
    'Pomarańczowy zakrywa pola pomarańczowe i wspólne, Niebieski niebieskie i wspólne. Latarnie zostają wolne.',
  L4: 'Pole jest wolne, gdy nic na nim nie leży. Latarnie nadrukowane na kafelkach są wolne wszędzie tam, gdzie liczy się wolne pola, choć nikt na nich nie buduje; tylko dla tancerki są murem. „Twój kolor” nigdy nie obejmuje pól wspólnych.',
  L5: 'Kto może coś zrobić, musi: zbudować, także tam, gdzie pozwala na to tylko Métropolitain albo Chartier, lub zagrać pocztówkę, póki ma żeton, nawet ze stratą. Z wyboru w tej fazie się nie pasuje. Kto nie może nic, jest pomijany i wraca, gdy coś znów stanie się możliwe.',
  L6: 'Siedem kominów to granica: ósmego budynku, także ogrodu, zbudować nie można.',
  L7: 'Gra kończy się, gdy żadna strona nie może już budować, a wszystkie osiem żetonów zostało wydanych. Liczy się też to, na co właścicielowi wciąż pozwalają Métropolitain i Chartier.',
  L8: 'Każdą pocztówkę można wziąć bez efektu, nawet gdy efekt byłby możliwy, oprócz trzech, które się po prostu zatrzymuje. Ogród wzięty w ten sposób nie liczy się jako niezbudowany.',
  L16: 'Sacré-Cœur, Métropolitain i Chartier zatrzymuje się po zagraniu; inaczej nie można ich wziąć.',
  light: 'Światło',
  light_1:
    'Latarnia oświetla cztery pola, które stykają się z nią bokiem, nie rogiem. Może oświetlać wiele dachów obu stron, ale dla każdego dachu liczy się tylko **raz**, bez względu na to, ilu jego pól dotyka.',
  lit: 'Długi dach Pomarańczowego oświetlają dwie latarnie, pozostałe po jednej.',
  light_example:
    'Dach na pięciu polach dotyka lewej latarni dwa razy, a prawej raz: dwie latarnie, 5 × 2 = **10 punktów**. Pomarańczowy dach na czterech polach ma jedną: 4 × 1 = **4**. Niebieski na trzech: 3 × 1 = **3**.',
  L14: 'Duża latarnia oświetla wszystko w odległości do dwóch pól, razem dwanaście pól. Cztery pola odległe o dwa w linii prostej są dla budynku ciemne, gdy pomiędzy stoi inny budynek, czyjkolwiek jest; nic innego nie rzuca cienia. Budynek zacieniony na jednym polu może być oświetlony na innym.',
  large:
    'Duża latarnia świeci na dwa pola. Niebieski dach po prawej leży za innym i pozostaje ciemny: 3×0.',
  postcards: 'Pocztówki',
  postcards_1:
    'Każdą zagrywa się w partii tylko raz: kto pierwszy, ten lepszy. Element, który daje, stawia się od razu na mapie. Osiem z gwiazdką to te na pierwszą partię.',
  card_moulin:
    'Postaw **tancerkę** na wolnym polu swojego koloru. Na koniec daje 1 punkt za każde wolne pole swojego obszaru, razem z polem, na którym stoi. Obszar ograniczają budynki, latarnie, elementy i krawędź mapy.',
  card_penseur:
    'Postaw **rzeźbę** na wolnym polu swojego koloru i wybierz, dokąd patrzy: pole przed nią musi być wolne. Na koniec daje 2 punkty za każde wolne pole, z którym styka się bokiem, i 1 za każde, z którym styka się rogiem; nic, jeśli pole przed nią nie jest wtedy wolne.',
  card_fontaine:
    'Postaw **fontannę** na wolnym polu swojego koloru albo wspólnym. Na koniec daje 3 punkty za każdy twój budynek, który styka się z nią bokiem.',
  card_lumiere:
    'Postaw **dużą latarnię** na niezabudowanej latarni, nadrukowanej albo dostawionej. To wciąż jedna latarnia, ale świeci na dwa pola, a jej pole nie jest już wolne.',
  card_levitation: 'Zamień dach ze swojego zapasu na jeden z puli i od razu zbuduj ten nowy.',
  card_metro:
    'Zatrzymaj ją. W jednej z późniejszych tur twój budynek może zakryć **jedną latarnię**.',
  card_jardin: 'Zbuduj od razu **ogród**, budynek na dwóch polach, z kominem.',
  card_sacre: 'Zatrzymaj ją. Dachy pozostałe w zapasie nic cię na koniec nie kosztują.',
  card_peintre:
    'Postaw **malarza** na wolnym polu swojego koloru. Na koniec daje 2 punkty za każdą latarnię w swoim obszarze, który ograniczają tylko budynki i krawędź mapy.',
  card_chartier:
    'Zatrzymaj ją. W jednej z późniejszych tur połóż pole wspólne na **jednym polu koloru rywala** i w tym samym ruchu na nim zbuduj.',
  card_bouquinistes:
    'Postaw **przybudówkę** na wolnym polu swojego koloru, które styka się bokiem z twoim budynkiem. Od tej chwili należy do niego: jedno pole więcej, pod każdym względem.',
  card_lampadaire:
    'Postaw **latarnię** na wolnym polu swojego koloru. Świeci jak każda inna; jej pole jest odtąd latarnią: nie ma już twojego koloru i nie jest wolne.',
  statue:
    'Rzeźba patrzy w górę, a to pole jest wolne. Trzy wolne pola przy bokach i trzy przy rogach: 3 × 2 + 3 × 1 = 9 punktów.',
  L9: 'Levitation: dach, który bierzesz, musi leżeć w puli już przed zamianą, a oddany do niej trafia. Jeśli po żadnej zamianie nie da się nic zbudować, pocztówkę można wziąć tylko bez efektu.',
  L10: 'Gdy przybudówka dotyka kilku twoich budynków, mówisz, do którego należy; wszystkie, których dotyka, tworzą jedną grupę.',
  L11: 'Métropolitain i Chartier wykorzystuje się podczas budowania, także ogrodu i dachu z Levitation, bez dodatkowej akcji i nigdy w turze, w której je zagrano. Jeden budynek może skorzystać z obu; po tym, co zakrywa, widać, z czego korzysta. Chartier może też leżeć pod fontanną, w turze jej zagrania.',
  L12: 'Métropolitain może zakryć każdą latarnię, także dostawioną i dużą. Przestaje ona wtedy świecić i malarz już jej nie liczy.',
  L13: 'Element na mapie zajmuje swoje pole obu stronom: nic więcej tam nie stanie. Tylko Métropolitain pozwala budować na postawionej latarni i tylko duża latarnia może stanąć na dostawionej.',
  L17: 'Obszary tancerki i malarza łączą się bokami pól, nie rogami. Przybudówka ogranicza oba, bo jest częścią budynku.',
  scoring: 'Punktacja',
  scoring_1:
    'Gdy miasto jest gotowe, liczą się cztery rzeczy. Stół pokazuje je przez cały czas, tak jakby gra kończyła się teraz.',
  score_lit:
    '**Oświetlone dachy**: za każdy twój budynek jego rozmiar × liczba latarni, które go oświetlają.',
  score_group:
    '**Największa grupa**: twoje budynki stykające się bokami tworzą grupę; liczą się pola największej, oświetlonej czy nie.',
  score_unbuilt:
    '**Niezbudowane**: −3 za każdy dach, który został w zapasie, chyba że masz Sacré-Cœur.',
  score_cards: '**Pocztówki**: tancerka, rzeźba, fontanna i malarz, dla tego, kto je zagrał.',
  score_example:
    'Na obrazku z rozdziału o świetle Pomarańczowy ma 10 + 4 = 14 za oświetlone dachy. Jego dwa dachy się nie stykają, więc największa grupa ma 5 pól: 14 + 5 = **19**. Niebieski ma 3 + 3 = **6**. Gdyby każdej stronie został jeden dach, byłoby 16 i 3.',
  score_night:
    'Cała partia: Pomarańczowy ma oświetlone dachy 6×1, 7×3 (z przybudówką) i ogród 2×3, razem 33, grupę 15 pól i dwa niezbudowane dachy, które wybacza Sacré-Cœur: **48**. Niebieski ma 5×2 + 4×3 + 4×3 + 3×3 + 3×0 = 43, grupę 13 pól, jeden dach niezbudowany i malarza z dwiema latarniami: 43 + 13 − 3 + 4 = **57**.',
  L15: 'Przy równej sumie wygrywa ten, kto ma na mapie więcej wolnych pól własnego koloru (bez pól wspólnych); jeśli i tu jest remis, gracze dzielą się zwycięstwem.',
  notation: 'Jak zapisuje się ruchy',
  notation_1:
    'Pola nazywają się od a1 (lewy dolny róg) do h8 (prawy górny), kwartał ma nazwę swojego lewego dolnego pola. Dach ma literę i rozmiar, a r1 do r3 to ćwierćobroty zgodnie z ruchem wskazówek zegara.',
  notation_2:
    'Gdy kilka obrotów wygląda tak samo, używa się tylko najmniejszego: kwadratowy dach ma jeden, prosty dwa.',
} satisfies LumiereWords as LumiereWords
