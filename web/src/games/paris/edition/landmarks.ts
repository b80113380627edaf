// The landmarks of an edition: their keys are their values, `11`, and `11b` for a second one of 11.

import { at, changed, renamed, type Tree } from '../../../editions/edition.svelte'

type Landmarks = Readonly<Record<string, { title: string }>>

const landmarksOf = (tree: Tree) => at(tree, ['landmarks']) as unknown as Landmarks

export const valueOf = (key: string) => parseInt(key)

/** By rising value; of two equal ones the second comes after the first. */
export const landmarkKeys = (tree: Tree): string[] =>
  Object.keys(landmarksOf(tree)).sort((a, b) => valueOf(a) - valueOf(b) || a.length - b.length)

/**
 * For each landmark the key that it has in the shipped edition: its own, or that of the same title,
 * or one that is left over.
 */
export function shippedKeys(tree: Tree, shipped: Tree): ReadonlyMap<string, string> {
  const [own, known] = [landmarksOf(tree), landmarksOf(shipped)]
  const found = new Map<string, string>()
  const left = new Set(landmarkKeys(shipped))
  const pair = (find: (key: string) => string | undefined) => {
    for (const key of landmarkKeys(tree)) {
      const was = found.has(key) ? undefined : find(key)
      if (was === undefined || !left.delete(was)) continue
      found.set(key, was)
    }
  }
  pair((key) => key)
  pair((key) => [...left].find((was) => known[was]!.title === own[key]!.title))
  pair(() => [...left][0])
  return found
}

function moved(tree: Tree, from: string, to: string): Tree {
  const landmarks = renamed(tree, ['landmarks'], from, to)
  return renamed(landmarks, ['standing', 'landmarks'], from, to)
}

/** The same edition with another value of a landmark; null where two have that value already. */
export function revalued(tree: Tree, shipped: Tree, key: string, value: number): Tree | null {
  const taken = landmarkKeys(tree)
  const to = [`${value}`, `${value}b`].find((free) => !taken.includes(free))
  if (!to) return null
  const { title } = landmarksOf(tree)[key]!
  const mark = ['standing', 'landmarks', to, 'value']
  const back = landmarksOf(shipped)[to]?.title === title
  const next = changed(moved(tree, key, to), mark, back ? at(shipped, mark)! : 'printed')
  // A second one that is left alone is the only one of its value.
  return taken.includes(`${key}b`) ? moved(next, `${key}b`, key) : next
}
