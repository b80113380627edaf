import type { ReasonTexts } from './advice'

export default {
  points: 'Rapporte aussitôt {n} {{point|points}}',
  vp_tile: 'La tuile PV sur {district} vous rapporte {n} {{point|points}}',
  lead: 'Vous menez à {district}, qui vous paie {n} {{point|points}} de plus',
  district: '{district} vous paie {n} {{point|points}} de plus',
  ahead: 'Vous prenez la tête à {district} avant qu’une tuile PV n’y soit posée',
  rival: 'Coûte à {name} {n} {{point|points}} dans les quartiers',
  bonus: 'Gagne la tuile bonus {tile}',
  last_bonus: 'Prend la dernière tuile bonus {tile} avant les autres',
  end_tile: 'Assure une tuile de fin tant qu’il y a le choix',
  token: 'Rapporte {tokens}',
  francs: 'Rapporte {n} {{franc|francs}}',
  thrift: 'Économise {n} {{franc|francs}} par rapport au plan suivant',
  key: 'Met une clé de plus en jeu',
  draw: 'Vos clés sont proches de ce qui se construit à {district}',
} as const satisfies ReasonTexts
