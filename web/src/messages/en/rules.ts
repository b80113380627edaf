export default {
  title: 'Rules of {game:string}',
  button: 'Rules',
  contents: 'Chapters',
  lead: 'Everything you need to play, with pictures and examples. Each ruling has its number, so that the table can point at it.',
  first_game: 'Play a first game with a coach',
  before: 'Chapter before',
  next: 'Next chapter',
  whole: 'All the rules',
  why: 'Why? {ruling:string}',
  how: 'How this is scored',
} as const
