// Names for those who have not said theirs.

const firstNames = [
  'Adèle',
  'Albertine',
  'Anatole',
  'Aristide',
  'Armand',
  'Augustine',
  'Basile',
  'Berthe',
  'Blanche',
  'Camille',
  'Céleste',
  'Clémence',
  'Colette',
  'Edmond',
  'Émile',
  'Eugénie',
  'Félix',
  'Fernand',
  'Gaspard',
  'Gustave',
  'Hector',
  'Honoré',
  'Hortense',
  'Jules',
  'Léonie',
  'Léontine',
  'Lucien',
  'Madeleine',
  'Marcel',
  'Marguerite',
  'Mathilde',
  'Odette',
  'Octave',
  'Pauline',
  'Philomène',
  'Rosalie',
  'Sidonie',
  'Suzanne',
  'Théophile',
  'Valentine',
]

/** The name of a guest who has never chosen one (people/names.h). */
const nobody = 'Guest'

/** The name to offer: the visitor's own, the one kept from last time, or any. */
export function nameToOffer(
  person: { name: string } | null | undefined,
  saved: string,
  chance = Math.random(),
): string {
  if (person && person.name !== nobody) return person.name
  return saved || firstNames[Math.floor(chance * firstNames.length)]!
}
