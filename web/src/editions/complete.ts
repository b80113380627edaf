// What an edition may leave out, written out: so an older copy is shown and exported.

import type { Tree } from './edition.svelte'

type Members = Readonly<Record<string, Tree>>

/** The keys of a file that may be missing, as a whole or in part. */
const optional = ['rulings', 'wood_for_eight', 'postcard_vp', 'bonus']

const isMembers = (tree: Tree | undefined): tree is Members =>
  typeof tree === 'object' && !Array.isArray(tree)

/**
 * A part with the shipped members that it leaves out. A bonus tile that names its effect leaves out
 * nothing.
 */
export function filled(own: Tree | undefined, shipped: Tree): Tree {
  if (own === undefined) return shipped
  if (!isMembers(own) || !isMembers(shipped) || 'effect' in own) return own
  return {
    ...shipped,
    ...Object.fromEntries(
      Object.entries(own).map(([key, value]) => [
        key,
        shipped[key] === undefined ? value : filled(value, shipped[key]),
      ]),
    ),
  }
}

const fill = (own: Members, shipped: Members): Members => ({
  ...own,
  ...Object.fromEntries(
    optional
      .filter((key) => shipped[key] !== undefined)
      .map((key) => [key, filled(own[key], shipped[key]!)]),
  ),
})

/** An older copy has one word for all kinds of end-game tiles; the shipped words are finer. */
function endTiles(own: Members, shipped: Members): Members {
  const { kinds, ...parts } = own
  if (kinds === undefined) return own
  const finer = kinds === 'printed' ? Object.keys(shipped).map((part) => [part, kinds]) : []
  return { ...shipped, ...Object.fromEntries(finer), ...parts }
}

/** The same edition with everything that it leaves out: that is as the shipped one has it. */
export function complete(own: Tree, shipped: Tree): Tree {
  const [copy, full] = [own as Members, shipped as Members]
  const [known, all] = [copy.standing as Members, full.standing as Members]
  const standing = { ...fill(known, all) }
  if (isMembers(known.end_tiles))
    standing.end_tiles = endTiles(known.end_tiles, all.end_tiles as Members)
  return { ...fill(copy, full), standing }
}
