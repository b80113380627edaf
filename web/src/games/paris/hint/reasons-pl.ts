import type { ReasonTexts } from './advice'

export default {
  points: 'Daje od razu {n} {{|punkt||punkty|punktów|punktu}}',
  vp_tile: 'Płytka PZ: {district}, daje ci {n} {{|punkt||punkty|punktów|punktu}}',
  lead: 'Prowadzisz: {district}, płaci ci o {n} {{|punkt||punkty|punktów|punktu}} więcej',
  district: '{district} płaci ci o {n} {{|punkt||punkty|punktów|punktu}} więcej',
  ahead: 'Wychodzisz na prowadzenie: {district}, zanim trafi tam płytka PZ',
  rival: '{name} traci {n} {{|punkt||punkty|punktów|punktu}} w dzielnicach',
  bonus: 'Daje płytkę premii {tile}',
  last_bonus: 'Bierze ostatnią płytkę premii {tile} przed innymi',
  end_tile: 'Daje płytkę końca gry, póki jest wybór',
  token: 'Daje: {tokens}',
  francs: 'Daje {n} {{|franka||franki|franków|franka}}',
  thrift: 'Oszczędza {n} {{|franka||franki|franków|franka}} wobec następnego planu',
  key: 'Wprowadza do gry kolejny klucz',
  draw: 'Twoje klucze są blisko tego, co się buduje: {district}',
} as const satisfies ReasonTexts
