import type { Messages } from '../say'

export default {
  title: 'Regole di {game}',
  button: 'Regole',
  contents: 'Capitoli',
  lead: 'Tutto ciò che serve per giocare, con figure ed esempi. Ogni precisazione ha il suo numero, a cui il tavolo può rimandare.',
  first_game: 'Gioca una prima partita guidata',
  before: 'Capitolo precedente',
  next: 'Capitolo successivo',
  whole: 'Tutte le regole',
  why: 'Perché? {ruling}',
  how: 'Come si conta',
  one_page: 'Le regole in una pagina',
  one_page_of: '{game} in una pagina',
  print: 'Stampa il riassunto',
  by_players: '(in 2, 3, 4 giocatori: {vp})',
  readings: 'Come si leggono qui le regole',
  other_readings: '{n} {{lettura diversa|letture diverse}}',
  corrected: 'Edizione corretta: {name}',
  shipped: 'L’edizione che forniamo',
  otherwise: 'Qui si legge altrimenti',
  usually: 'Di solito',
  elsewhere: 'Altrove',
  of_this_table:
    'Questo libro dice come si gioca a questo tavolo: le sue precisazioni e i suoi componenti. Figure, esempi svolti e importi citati nel testo sono quelli dell’edizione che forniamo.',
  here: 'A questo tavolo',
} satisfies Messages['rules']
