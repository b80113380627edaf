// What a corrected copy says otherwise than the shipped edition: as a file and as a text, for
// whoever keeps the shipped one.

import { at, type Path, placeOf, same, type Standing, type Tree } from './edition.svelte'

/** Something that an edition says: its place, as the reader writes it, and where its standing is. */
export interface Said {
  place: string
  value: Tree | undefined
  standing: Path
}

export const said = (tree: Tree, path: Path, standing = path): Said => ({
  place: placeOf(path),
  value: at(tree, path),
  standing,
})

/** All that a tree says, piece by piece; the shipped one is given to tell what became of what. */
export type FactsOf = (tree: Tree, shipped: Tree) => Said[]

/** The keys or the indices of a part. */
export function keysOf(tree: Tree, path: Path): (string | number)[] {
  const part = at(tree, path) ?? []
  return Array.isArray(part) ? [...part.keys()] : Object.keys(part as object)
}

export interface Correction {
  place: string
  /** Null where only the copy has it. */
  shipped: Tree | null
  /** Null where only the shipped edition has it. */
  corrected: Tree | null
  standing?: Standing
}

/**
 * What differs. A fact that is as shipped but known better is told, too, unless its standing
 * speaks of others that differ.
 */
export function corrections(own: Tree, shipped: Tree, factsOf: FactsOf): Correction[] {
  const before = new Map(factsOf(shipped, shipped).map((fact) => [fact.place, fact]))
  const after = new Map(factsOf(own, shipped).map((fact) => [fact.place, fact]))
  const places = [...new Set([...before.keys(), ...after.keys()])]
  const standingIn = (tree: Tree, fact?: Said) =>
    fact && (at(tree, ['standing', ...fact.standing]) as Standing | undefined)
  const markOf = (place: string) => placeOf((after.get(place) ?? before.get(place)!).standing)

  const differs = (place: string) => !same(before.get(place)?.value, after.get(place)?.value)
  const spokenOf = new Set(places.filter(differs).map(markOf))
  const confirmed = (place: string) =>
    !spokenOf.has(markOf(place)) &&
    standingIn(shipped, before.get(place)) !== standingIn(own, after.get(place))
  return places
    .filter((place) => differs(place) || confirmed(place))
    .map((place) => {
      const standing = standingIn(own, after.get(place))
      return {
        place,
        shipped: before.get(place)?.value ?? null,
        corrected: after.get(place)?.value ?? null,
        ...(standing && { standing }),
      }
    })
}

/** For programs and people: a line for each fact. */
export function correctionFile(shipped: Tree, all: readonly Correction[]): string {
  const { game, edition } = shipped as Record<string, Tree>
  const head = JSON.stringify({ game, edition }, null, 2).slice(0, -2)
  const lines = all.map((one) => `    ${JSON.stringify(one)}`)
  return `${head},\n  "corrections": [\n${lines.join(',\n')}\n  ]\n}\n`
}

/** For people: lists and members without brackets. */
function shown(value: Tree | null): string {
  if (value === null) return '–'
  if (Array.isArray(value)) return value.map(shown).join(', ')
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .map(([key, one]) => `${key} ${shown(one)}`)
    .join(', ')
}

/** `banks.mon: 4 → 6 (printed)`. */
export const correctionLine = ({ place, shipped, corrected, standing }: Correction) =>
  `${place}: ${same(shipped ?? '', corrected ?? '') ? '' : `${shown(shipped)} → `}${shown(corrected)}` +
  (standing ? ` (${standing})` : '')

/** Mail programs take no longer addresses than this. */
const longestMail = 1900

/** An e-mail to nobody yet; one that is too long asks for the file to be attached instead. */
export function mailOf(subject: string, text: string, instead: string): string {
  const mail = (body: string) =>
    `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
  const whole = mail(text)
  return whole.length <= longestMail ? whole : mail(instead)
}
