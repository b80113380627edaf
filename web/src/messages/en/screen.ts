// The words around one screen that several people share.

const screen = {
  title: 'Same screen',
  note: 'Pass the device round. Only what is secret is covered between turns.',
  how_many: 'How many play?',
  seat: 'Seat {n:number}',
  somebody: 'Player {n:number}',
  name_of: 'Name · {seat:string}',
  who: 'Who plays · {seat:string}',
  person: 'Somebody here',
  no_engine: 'This browser cannot run a table by itself. Play with a friend over a link instead.',
  pass: 'Pass the device to {name:string}',
  pass_note: 'Nobody else should look now.',
  here: 'I am {name:string}',
} as const

export default screen
