import type { Messages } from '../say'

export default {
  title: 'Una prima partita: {game}',
  lead: 'Giochi subito, e qualcuno accanto a te spiega ogni idea la prima volta che serve.',
  real: 'Le regole vere, contro la Belle più gentile, Gamin',
  small_steps: 'Da 10 a 15 minuti di novità, una alla volta',
  stop: 'Chiudi la guida, o smetti, quando vuoi',
  begin: 'Comincia',
  go_on: 'Riprendi l’ultima',
  read_first: 'Prima le regole',
  coach: 'Guida',
  understood: 'Capito',
  progress: '{n} {{idea|idee}} su {all}',
  fold: 'Riduci',
  unfold: 'Apri',
  dismiss: 'Gioca senza guida',
  known: 'imparato',
  happened: 'Che cosa è appena successo',
  play_on: 'Continua',
  play_on_note: 'Torno a parlare quando c’è qualcosa di nuovo.',
} satisfies Messages['learn']
