// Rulings on which tables differ (docs/rulings.md): an edition chooses a reading of each. Every game
// lists its own in `games/<game>/rulings`, with the words of each reading, which come when they are
// asked for.

import type { Language } from '../messages/say'

/** By ruling: what is asked (`question`), and what each reading means. */
export type RulingWords = Readonly<Record<string, Readonly<Record<string, string>>>>

export interface Rulings {
  /** The readings of each ruling, the usual one first. */
  readings: Readonly<Record<string, readonly [usual: string, ...others: string[]]>>
  /** Where the book tells of each. */
  anchors: Readonly<Record<string, string>>
  words: (language: Language) => Promise<RulingWords>
}

export interface InForce {
  name: string
  reading: string
  usual: boolean
  others: readonly string[]
}

/** An edition file, read; nothing of a text that is none. */
export function readEdition(edition: string | undefined): Record<string, unknown> {
  try {
    return JSON.parse(edition || '{}')
  } catch {
    return {}
  }
}

/** The name of an edition. */
export const nameIn = (edition: string | undefined) => String(readEdition(edition).edition ?? '')

/**
 * Which reading of each ruling is in force with an edition: the text of a corrected one, or none for
 * the shipped. A ruling that a file leaves out has its usual reading.
 */
export function inForce({ readings }: Pick<Rulings, 'readings'>, edition?: string): InForce[] {
  const file = readEdition(edition)
  const chosen = { ...file, ...(file.rulings as object | undefined) } as Record<string, unknown>
  return Object.entries(readings).map(([name, all]) => {
    const reading = all.find((one) => one === String(chosen[name])) ?? all[0]
    return {
      name,
      reading,
      usual: reading === all[0],
      others: all.filter((one) => one !== reading),
    }
  })
}

/** Those that differ from the usual reading. */
export const turnedIn = (rulings: Pick<Rulings, 'readings'>, edition?: string) =>
  inForce(rulings, edition).filter(({ usual }) => !usual)
