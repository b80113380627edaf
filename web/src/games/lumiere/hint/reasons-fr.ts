import type { ReasonTexts } from './advice'

export default {
  points: 'Rapporte aussitôt {n} {{point|points}}',
  rival: 'Coûte à {name} {n} {{point|points}}',
  take: 'Avec {id}, vos toits ont place et lumière pour {n} {{point|points}}',
  room: 'Donne à vos toits place et lumière pour {n} {{point|points}}',
  keep: 'Laisse à vos toits place et lumière pour {n} {{point|points}}',
  block: 'Ôte à {name} place et lumière pour {n} {{point|points}}',
  deny: 'Prive de {id} {name}, qui en tirerait {n} {{point|points}} de lumière',
} as const satisfies ReasonTexts
