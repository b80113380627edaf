// An edition as the page shows it: the shipped one, or the visitor's corrected copy of it. Whether
// a copy can be played is decided by the engine's reader alone.

import { Refused } from '../client/connection'
import { client } from '../client/client.svelte'
import { complete } from './complete'
import { type Fault, readFault } from './faults'
import { keepEdition, ownEdition } from './own'

export type Standing = 'printed' | 'reported' | 'reconstructed'
export type Tree = { [key: string]: Tree } | Tree[] | string | number | boolean
/** Where something stands in the file: `['buildings', 'mon', 4]`. */
export type Path = readonly (string | number)[]

const files = import.meta.glob<{ game: string } & Tree>('../../../editions/*.json', {
  import: 'default',
  eager: true,
})
/** The shipped editions, by the game that each names. */
export const shipped: Readonly<Record<string, Tree>> = Object.fromEntries(
  Object.values(files).map((edition) => [edition.game, edition]),
)

export const at = (tree: Tree | undefined, path: Path): Tree | undefined =>
  path.reduce<Tree | undefined>(
    (found, key) => (found as Record<string | number, Tree> | undefined)?.[key],
    tree,
  )

/** The same tree with one thing changed. */
export function changed(tree: Tree, [key, ...rest]: Path, value: Tree): Tree {
  if (key === undefined) return value
  if (Array.isArray(tree))
    return tree.map((each, i) => (i === key ? changed(each, rest, value) : each))
  const object = tree as Record<string, Tree>
  return { ...object, [key]: changed(object[key]!, rest, value) }
}

/** As the reader writes it: `buildings.mon[4]`. */
export const placeOf = (path: Path) =>
  path.map((key, i) => (typeof key === 'number' ? `[${key}]` : i === 0 ? key : `.${key}`)).join('')

/** The same tree with a key renamed, where it stood. */
export function renamed(tree: Tree, path: Path, from: string, to: string): Tree {
  const members = Object.entries(at(tree, path) as Record<string, Tree>)
  // A number as a key comes first in any order that JavaScript keeps, so rising numbers stay
  // rising.
  return changed(
    tree,
    path,
    Object.fromEntries(members.map(([key, value]) => [key === from ? to : key, value])),
  )
}

/** Whether two trees say the same, in whatever order. */
export function same(a: Tree | undefined, b: Tree | undefined): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || Array.isArray(a) !== Array.isArray(b))
    return a === b
  const [one, other] = [a as Record<string, Tree>, b as Record<string, Tree>]
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length && keys.every((key) => same(one[key], other[key]))
  )
}

/** Long enough that typing is not checked at every letter. */
const restBeforeChecking = 250

/** A text that cannot be an edition at all; the engine need not be asked. */
export function gameIn(text: string): string | null {
  try {
    const game = JSON.parse(text)?.game
    return Object.hasOwn(shipped, game ?? '') ? game : null
  } catch {
    return null
  }
}

/**
 * What the reader says: null where the edition can be played; undefined where nobody could be
 * asked.
 */
export async function check(game: string, text: string): Promise<Fault | null | undefined> {
  try {
    await client.request('check_edition', { game, edition: text })
    return null
  } catch (error) {
    if (!(error instanceof Refused)) return undefined
    return error.problem.field === 'edition' ? readFault(error.problem.reason) : undefined
  }
}

const written = (tree: Tree) => `${JSON.stringify(tree, null, 2)}\n`

export class Edition {
  readonly game: string
  /** What is shown: with everything written out that the text may leave out. */
  tree = $state.raw<Tree>('')
  /** The copy as it is kept and played. Its bytes are its name in records: they change only with it. */
  text = $state.raw('')
  /** Whether there is a corrected copy, and this is it. */
  own = $state(false)
  /** What is wrong with the copy; undefined while nobody knows. */
  fault = $state.raw<Fault | null | undefined>(null)
  /** The browser did not keep the last change. */
  unkept = $state(false)
  #timer = 0

  constructor(game: string, text = ownEdition(game)) {
    this.game = game
    this.tree = this.shipped
    if (text === null || gameIn(text) !== game) return
    this.#show(text)
    this.fault = undefined
    this.#check()
  }

  get shipped() {
    return shipped[this.game]!
  }

  /** The copy as a file: with what it leaves out, or as it is where it leaves out nothing. */
  get exported() {
    return same(JSON.parse(this.text), this.tree) ? this.text : written(this.tree)
  }

  get = (path: Path) => at(this.tree, path)
  standing = (path: Path) => at(this.tree, ['standing', ...path]) as Standing
  /** Only what we could not look up is to be corrected; the printed facts are known. */
  correctable = (standing: Path) => at(this.shipped, ['standing', ...standing]) !== 'printed'
  /** `was` is where the shipped edition has it. */
  isChanged = (path: Path, was = path) =>
    this.own && !same(at(this.tree, path), at(this.shipped, was))

  /**
   * Puts a value into the copy, and begins one if there is none. What an owner of the box says is
   * printed; where all that a standing speaks of is as shipped again, so is the standing.
   */
  correct(path: Path, value: Tree, standing: Path, spokenOf = path) {
    const next = changed(this.tree, path, value)
    const mark = ['standing', ...standing]
    const back = same(at(next, spokenOf), at(this.shipped, spokenOf))
    this.put(changed(next, mark, (back && at(this.shipped, mark)) || 'printed'))
  }

  put(tree: Tree) {
    this.bring(written(tree))
  }

  /** Takes a text for the copy, as it is. */
  bring(text: string) {
    this.#show(text)
    this.fault = undefined
    this.unkept = !keepEdition(this.game, text)
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => this.#check(), restBeforeChecking)
  }

  begin() {
    this.put(this.tree)
  }

  /** Back to the shipped edition. */
  discard() {
    keepEdition(this.game, null)
    clearTimeout(this.#timer)
    this.tree = this.shipped
    this.own = false
    this.fault = null
  }

  recheck() {
    if (this.own && this.fault === undefined) this.#check()
  }

  #show(text: string) {
    this.own = true
    this.text = text
    this.tree = complete(JSON.parse(text), this.shipped)
  }

  async #check() {
    const { text } = this
    const fault = await check(this.game, text)
    if (this.own && this.text === text) this.fault = fault
  }
}
