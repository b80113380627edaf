import type { ParisWords } from './words'

export default {
  goal: 'O co chodzi',
  goal_1:
    'Paryż około roku 1900: w sześciu dzielnicach wokół Łuku Triumfalnego powstają kawiarnie, teatry i hotele. Inwestujesz w nie **kluczami**: klucz na budynku mówi, że go zajmujesz.',
  goal_2:
    'Punkty zwycięstwa (**PZ**) zdobywasz w trakcie gry płytkami premii i zabytkami, a na koniec w dzielnicach, w których twoje klucze stoją na najwyższych wartościach. Wygrywa, kto ma najwięcej PZ. W dwie osoby trwa to około czterdziestu minut.',
  board:
    'Plansza: w środku Łuk, wokół niego sześć dzielnic, a na brzegu tor premii z trzydziestoma płytkami.',
  box: 'Plansza i co na niej leży',
  box_1:
    'Każda dzielnica ma **bank**, który płaci franki, sześć pól na **budynki** o wartości 1, 2, 3, 4, 5 i 8, rząd na **zabytki** i miejsce na **płytkę PZ**. Każde pole ma swój budynek; kiedy zostanie dobrany, decyduje los. Rewers płytki budynku pokazuje jego dzielnicę.',
  district:
    'Dzielnica. Na dole bank, nad nim budynki; blade pola nie są jeszcze zabudowane. Przy każdym leży żeton, dopóki ktoś go nie zabierze.',
  box_tokens:
    'Żetony **prestiżu** leżą przy wartościach od 1 do 3, **surowce** przy 4, 5 i 8. Prestiż oddaje się w zabytkach za PZ, surowcami płaci się za zabytki; budynek o wartości 8 kosztuje dodatkowo 1 drewno.',
  box_landmarks:
    'Osiem zabytków czeka na wszystkich. Po lewej wartość i koszt, po prawej prestiż, który można tam oddać.',
  box_vp: 'Sześć płytek PZ mówi, ile na koniec dostają pierwszy, drugi i trzeci gracz w dzielnicy.',
  setup: 'Przed pierwszą turą',
  setup_1:
    'Każdy ma 3 franki, pionek przed pierwszym polem toru premii oraz 10, 9 albo 7 kluczy w grze na dwie, trzy lub cztery osoby. Po dwa dalsze klucze każdego koloru leżą w rezerwie.',
  P1: 'Tasuje się 36 płytek budynków, 3 odkłada bez oglądania, a z reszty układa trzy stosy po jedenaście.',
  setup_2:
    'Pierwszego gracza wybiera los; potem gra się zgodnie z ruchem wskazówek zegara. Można umówić się na trzy rzeczy:',
  setup_shuffled:
    '**Losowo**: wszystkie żetony oprócz złota przy 8 są wymieszane, a płytki premii wymieszane w obrębie stref A, B i C, drugie egzemplarze na takich samych;',
  setup_free:
    '**Dowolne dzielnice**: nie odkłada się żadnej płytki, każdy stos ma ich dwanaście, a dobraną kładziesz w dowolnej dzielnicy, w której pole o tej wartości jest wolne i nie ma jeszcze budynku tego typu; jeśli takiej nie ma, płytka wychodzi z gry;',
  setup_screens: '**Bez zasłonek**: wszyscy widzą franki, żetony i płytki wszystkich.',
  turn: 'Twoja tura',
  turn_1: 'Tura ma dwa kroki, a wokół nich akcje dodatkowe:',
  turn_draw:
    '**Dobranie**: bierzesz wierzchnią płytkę jednego ze stosów i kładziesz na jej polu. Później, gdy stosy są puste, ten krok odpada.',
  turn_act: '**Akcja**: dokładnie jedna z poniższych.',
  turn_free:
    '**Akcje dodatkowe**, ile chcesz, po dobraniu, przed akcją lub po niej: użycie płytki premii albo płytki końca gry, kupno surowca, sprzedaż żetonu.',
  turn_acts: 'Akcje:',
  act_key:
    '**stawiasz nowy klucz** w banku albo na Łuku, gdzie jeszcze żadnego nie masz. Bank od razu płaci, od 2 franków w Chaillot do 7 w Saint-Germain. Łuk nie płaci nic, ale prowadzi wszędzie;',
  act_move:
    '**przesuwasz klucz**, który stoi na planszy, na budynek albo zabytek, płacisz i bierzesz, co daje;',
  act_end: '**bierzesz płytkę końca gry**, gdy wszystkie stosy są puste.',
  P2: 'Musisz wykonać akcję, jeśli możesz. Pasować wolno tylko wtedy, gdy żadna nie jest możliwa, a akcja dodatkowa może to zmienić.',
  P3: 'Akcje dodatkowe są możliwe od dobrania do końca tury, także wtedy, gdy gra właśnie o coś pyta: świeżo zdobyty żeton można sprzedać, żeby zapłacić za płytkę premii. Nigdy przed dobraniem.',
  P6: 'Franków i PZ nigdy nie zabraknie.',
  moving: 'Przesuwanie klucza',
  moving_1: 'Klucze idą na zewnątrz i nigdy z powrotem:',
  from_arc: 'z **Łuku** do dowolnej dzielnicy;',
  from_bank: 'z **banku** na dowolny budynek albo zabytek jego dzielnicy;',
  from_building: 'z **budynku lub zabytku** na wyższy w tej samej dzielnicy.',
  moving_target:
    'Cel musi być zbudowany i nie może na nim stać klucz. Płytka 9 pozwala dołączyć do własnego klucza, płytka 16 do cudzych; gdzie stoją jedne i drugie, potrzebne są obie płytki, a każda działa na jeden ruch.',
  moving_landmark:
    'Możesz też wznieść **nowy zabytek** w dzielnicy klucza (z Łuku w dowolnej) i przesunąć na niego klucz. W dzielnicy może ich być kilka, ale nowy musi być wart więcej niż każdy zabytek, który już tam stoi.',
  moving_price:
    'Płacisz franki: całą **wartość**, gdy klucz rusza z Łuku albo z banku, a tylko **różnicę**, gdy z budynku lub zabytku. Surowce płaci się zawsze w całości; trafiają do rezerwy, skąd każdy może je kupić.',
  price_building: 'Z piekarni o wartości 2 do teatru o wartości 5 płacisz 5 − 2 = **3 franki**.',
  price_landmark:
    'Z teatru o wartości 8 do nowego Grand Palais o wartości 12 płacisz 12 − 8 = **4 franki, 1 marmur i 1 złoto**. Z Łuku byłoby to 12 franków.',
  moved:
    'Czerwony klucz na piekarni 2 może pójść do teatru 5 za 3 franki albo jeszcze wyżej. Niebieski stoi w banku i może pójść wszędzie w tej dzielnicy za całą wartość.',
  benefits: 'Co daje ruch',
  benefits_1: 'Po ruchu, w tej kolejności:',
  gain_token: '**Żeton** przy budynku, jeśli jeszcze tam leży.',
  gain_bonus:
    '**Płytka premii** przy budynku o wartości 1 lub 2, a przy wartości 3 za 2 franki: twój pionek może pójść naprzód do dowolnej płytki, a ty ją bierzesz.',
  gain_vp: '**2 PZ** przy budynku o wartości 8.',
  gain_prestige:
    '**Prestiż** przy zabytku: możesz oddać żetony na jego trzy miejsca, każdy właściwego rodzaju. Brąz daje 3 PZ, srebro 4, złoto 5. Oddane żetony wychodzą z gry.',
  gain_fourth:
    '**Czwarty klucz**: kto doprowadzi liczbę kluczy na budynkach i zabytkach dzielnicy do dokładnie czterech, może od razu położyć jedną płytkę PZ w dowolnej dzielnicy, która jej nie ma. W każdej dzielnicy zdarza się to raz.',
  prestige_example:
    'Idziesz z Łuku na nowy Louvre (15): 15 franków, 1 marmur, 2 złota. Ma trzy miejsca na złoty prestiż; oddajesz dwa złote żetony prestiżu i dostajesz 2 × 5 = **10 PZ**.',
  P7: 'Żeton przy budynku bierze się zawsze.',
  P8: 'Z płytki PZ za czwarty klucz można zrezygnować; prawo wtedy przepada.',
  P15: 'Liczą się klucze, nie pola. Ruch z budynku lub zabytku na inny w tej samej dzielnicy nigdy nie daje czwartego klucza; ruch z banku tej dzielnicy albo z Łuku może go dać. Miejsca na prestiż są nowe dla każdego, kto wchodzi na zabytek.',
  bonus: 'Płytki premii',
  bonus_1:
    'Trzydzieści płytek leży wokół planszy, te dobre daleko z przodu. Pionki idą tylko naprzód: kto skacze do dobrej płytki, zostawia wszystkie wcześniejsze. Na tym samym polu może stać kilka pionków. Z pola 30 pionek dalej nie pójdzie.',
  bonus_2:
    'W grze na trzy i cztery osoby niektóre płytki są podwójne. Płytki używasz w swojej turze, kiedy chcesz; potem znika. Płytki 20, 23 i 24 podano tu dla dwóch osób; każda następna dodaje 1 PZ. Prestiż oddany dzięki płytce 23 wychodzi z gry, surowce oddane dzięki płytce 24 trafiają do rezerwy.',
  P4: 'Płytki, które liczą się jako żetony, dają je tylko na tę turę. Takie żetony wydaje się, sprzedaje lub oddaje najpierw, znikają na jej koniec, nigdy nie trafiają do rezerwy i nie tworzą par dla płytek 23 i 24. Płytki 19 i 21 zawsze dają dwa.',
  P5: 'Nigdy nie masz dwóch nieużytych płytek o tym samym numerze; użyte się nie liczą.',
  P9: 'Z płytkami 9 i 16 ruch kosztuje i daje wszystko jak zwykle.',
  P10: 'Z płytką 9 pole liczy się dla ciebie podwójnie wszędzie, gdzie liczy się wartości, pola albo klucze; typ i najwyższa pojedyncza wartość po prostu są albo nie.',
  P11: 'Płytki wolno użyć, nawet jeśli nic nie da. Płytek 9 i 16 używa się przed akcją, potrzebnie czy nie, i przepadają, jeśli nie nastąpi ruch; 13 i 14 wymagają franków i klucza w rezerwie; 17 i 25 płytki, którą wolno wziąć; 23 i 24 co najmniej jednej pary. Płytka 20 liczy płytkę 27, ale nie płytki końca gry.',
  P12: 'Płytka 25 liczy pola i cofa pionek także z pola 30; na polu 1 albo przed nim nie ma dokąd się cofnąć, więc nie można jej użyć. Nawet na polu 30 płytki 17 i 25 dają jeszcze płytki premii. Pionek rusza się tylko po to, by wziąć płytkę.',
  bonus_example:
    'Płytka 18 daje 5 PZ za każdy twój budynek o wartości 4: przy trzech **15 PZ**. Płytka 30 z kawiarnią, piekarnią, hotelem, teatrem i dwoma zabytkami, bo wszystkie zabytki to jeden typ: pięć typów, **15 PZ**.',
  trade: 'Kupno i sprzedaż',
  trade_1:
    'W ramach akcji dodatkowej możesz kupić surowce, które leżą w rezerwie, i sprzedać to, co masz. Sprzedane surowce trafiają do rezerwy. Prestiż można sprzedać, ale nie kupić; sprzedany wychodzi z gry.',
  P14: 'Surowiec można kupić tylko wtedy, gdy leży w rezerwie i możesz za niego zapłacić. Na początku rezerwa jest pusta.',
  flags: 'Płytki końca gry',
  flags_1:
    'Gdy wszystkie stosy są puste, akcją może być przejrzenie pozostałych z dwunastu płytek końca gry i wzięcie jednej w tajemnicy. Używa się ich jak płytek premii. Wzięcie ostatniej zapowiada koniec gry.',
  P13: 'Można je brać już w turze, w której dobrano ostatni budynek, i użyć w tej samej turze, w której się je wzięło.',
  end: 'Koniec',
  end_1:
    'Gdy ktoś weźmie ostatnią płytkę końca gry, kończycie rundę, żeby wszyscy mieli tyle samo tur, i gracie jeszcze jedną, nawet jeśli wziął ją ostatni gracz w rundzie. Pozostałe żetony i płytki nic nie dają, oprócz płytki 27. Potem:',
  end_27: 'Kto ma płytkę 27, dostaje 1 PZ za każdego franka i zachowuje franki.',
  end_districts:
    'W każdej dzielnicy z płytką PZ każdy, kto ma tam co najmniej jeden klucz na budynku lub zabytku, sumuje wartości pod swoimi kluczami; kto nie ma tam żadnego, nic nie dostaje. Pierwszy, drugi i trzeci dostają tyle, ile mówi płytka, a czwarty nic.',
  end_ties:
    'Przy równych sumach decyduje najwyższa pojedyncza wartość; jeśli i ona jest równa, co może sprawić tylko płytka 16, wszyscy remisujący dostają PZ za to miejsce, a kolejne miejsca, które zajmują, przepadają.',
  majority:
    'Montmartre z płytką PZ 20 / 10 / 5: czerwony ma 2 + 11 = 13, niebieski 8 + 5 = 13, żółty 3. Najwyższą pojedynczą wartość ma czerwony.',
  end_example:
    'Sumy to tutaj 13, 13 i 3. Remis rozstrzyga zabytek 11: czerwony dostaje **20**, niebieski **10**, żółty **5**.',
  end_two:
    'W grze na dwie osoby druga dostaje coś tylko wtedy, gdy ma co najmniej połowę sumy pierwszej: przy 12 do 5 i płytce 18 jest 18 i **0**.',
  end_winner:
    'Wygrywa, kto ma najwięcej PZ. Przy remisie decyduje liczba franków, potem najwyższa suma wartości na całej planszy, a potem zwycięstwo jest wspólne.',
  notation: 'Jak zapisuje się ruchy',
  notation_1:
    'Budynek nazywa się od dzielnicy i wartości (mon5), zabytek z @ (mon@12), bank od dzielnicy (bank:mon). Kilka żetonów w jednym ruchu zapisuje się alfabetycznie.',
} satisfies ParisWords as ParisWords
