import type { Translation } from '../i18n-types'

export default {
  title: 'Una prima partita: {game}',
  lead: 'Giochi subito, e qualcuno accanto a te spiega ogni idea quando conta per la prima volta.',
  real: 'Le regole vere, contro Belle al suo più gentile, come Gamin',
  small_steps: 'Da 10 a 15 minuti di novità, una alla volta',
  stop: 'Chiudi la guida, o smetti, quando vuoi',
  begin: 'Comincia',
  go_on: 'Riprendi l’ultima',
  read_first: 'Prima le regole',
  coach: 'Guida',
  understood: 'Capito',
  progress: '{n} idee su {all}',
  fold: 'Riduci',
  unfold: 'Apri',
  dismiss: 'Gioca senza guida',
  known: 'imparato',
  happened: 'Che cosa è appena successo',
  play_on: 'Continua',
  play_on_note: 'Riprendo la parola quando conta qualcosa di nuovo.',
} satisfies Translation['learn']
