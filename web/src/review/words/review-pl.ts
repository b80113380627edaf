import type { ReviewWords } from '../words'

export default {
  turns: ['bez obrotu', 'obrót o ćwierć w prawo', 'obrót o pół', 'obrót o ćwierć w lewo'],
  flipped: 'odwrócony',
  account: {
    two: 'Punkty oznaczają przewagę nad drugim graczem. Własna gra: strata względem najlepszych ruchów Belle. Gra innych: to, co w ten sam sposób stracił drugi gracz. Szczęście: dobrane kafelki i to, co wyszło na jaw. Szacunki: to, co zmieniło się, choć nic się nie stało, bo Belle tylko szacuje.',
    more: 'Punkty oznaczają przewagę nad najlepszym z pozostałych graczy. Własna gra: strata względem najlepszych ruchów Belle. Gra innych: to, co zmieniły ich wybory. Szczęście: dobrane kafelki i to, co wyszło na jaw. Szacunki: to, co zmieniło się, choć nic się nie stało, bo Belle tylko szacuje.',
  },
  error: 'Szacunki',
  lost: 'Oddane punkty',
  chances: 'Szanse po tym ruchu',
  mistakes: {
    mine: 'Moje błędy',
    all: 'Wszystkich',
    none: 'Belle nie ma twojej grze nic do zarzucenia.',
    again: 'Spróbuj tu jeszcze raz',
  },
  accuracy: 'Trafność wynosi 100%, gdy ktoś zawsze znajduje ruch Belle.',
  deal: {
    verified: [
      'Rozdanie jest uczciwe',
      'Przed rozdaniem twoja przeglądarka zobaczyła zapieczętowaną obietnicę i dodała własny los. Rozdanie wynika dokładnie z obu: nikt nie mógł go wybrać.',
    ],
    late: [
      'Rozdanie zgadza się z pieczęcią, ale nie ma w nim twojego losu',
      'Przed rozdaniem twoja przeglądarka zobaczyła zapieczętowaną obietnicę i rozdanie jest z nią zgodne. Los, który sama dodała, nie został jednak uwzględniony, więc nie dowodzi to, że nikt nie wybrał rozdania. Potwierdzić to może tylko gracz, którego los się liczył.',
    ],
    unseen: [
      'Rozdanie zgadza się z pieczęcią',
      'Rozdanie jest tym, które obiecuje pieczęć w zapisie. Twoja przeglądarka nie widziała tej pieczęci przed rozdaniem; że już wtedy istniała, mogą potwierdzić tylko ci, którzy siedzieli przy stole.',
    ],
    closed: [
      'Pieczęć tego rozdania jest jeszcze zamknięta',
      'W zapisie jest pieczęć, ale nie ma jeszcze tego, co ją otwiera: stół pokazuje to po zakończeniu partii. Do tego czasu rozdania nie można porównać z pieczęcią.',
    ],
    none: [
      'To rozdanie nie było zapieczętowane',
      'Nie ma pieczęci, z którą można by je porównać. Ruchy i wynik się zgadzają.',
    ],
    wrong: [
      'To nie jest obiecane rozdanie',
      'Rozdanie porównano z pieczęcią oraz z tym, co twoja przeglądarka zobaczyła i dodała przed rozdaniem. Nie zgadzają się.',
    ],
  },
} satisfies ReviewWords
