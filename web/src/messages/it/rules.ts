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
} satisfies Messages['rules']
