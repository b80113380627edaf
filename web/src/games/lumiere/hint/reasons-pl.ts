import type { ReasonTexts } from './advice'

export default {
  points: 'Daje od razu {n} {{|punkt||punkty|punktów|punktu}}',
  rival: '{name} traci {n} {{|punkt||punkty|punktów|punktu}}',
  take: 'Z {id} twoje dachy mają miejsce i światło na {n} {{|punkt||punkty|punktów|punktu}}',
  room: 'Daje twoim dachom miejsce i światło na {n} {{|punkt||punkty|punktów|punktu}}',
  keep: 'Zostawia twoim dachom miejsce i światło na {n} {{|punkt||punkty|punktów|punktu}}',
  block: '{name} traci miejsce i światło na {n} {{|punkt||punkty|punktów|punktu}}',
  deny: '{name} nie dostanie {id}, co dałoby {n} {{|punkt||punkty|punktów|punktu}} światła',
} as const satisfies ReasonTexts
