import { beforeEach, expect, test, vi } from 'vitest'
import { complete } from '../src/editions/complete'
import {
  correctionFile,
  correctionLine,
  corrections,
  type FactsOf,
  mailOf,
} from '../src/editions/correction'
import {
  at,
  changed,
  Edition,
  gameIn,
  type Path,
  placeOf,
  renamed,
  same,
  shipped,
  type Tree,
} from '../src/editions/edition.svelte'
import { factsOf as lumiereFacts } from '../src/games/lumiere/facts'
import { copiesOf, withCopies } from '../src/games/paris/edition/copies'
import { factsOf as parisFacts } from '../src/games/paris/edition/facts'
import { landmarkKeys, revalued } from '../src/games/paris/edition/landmarks'
import turned from '../../tests/editions/turned/paris.json?raw'

const tree = {
  tiles: ['ooxm', 'oomx'],
  banks: { mon: 4 },
  landmarks: { 9: { title: 'A' }, 12: { title: 'B' } },
}
const paris = shipped.paris!
const facts: Record<string, FactsOf> = { lumiere: lumiereFacts, paris: parisFacts }
const differing = (own: Tree) => {
  const { game } = own as { game: string }
  return corrections(own, shipped[game]!, facts[game]!)
}

/** What the browser of a visitor keeps. */
let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
})

test('a change leaves everything else as it was', () => {
  const next = changed(tree, ['tiles', 1], 'oxom')
  expect(next).toEqual({ ...tree, tiles: ['ooxm', 'oxom'] })
  expect(tree.tiles[1]).toBe('oomx')
  expect(at(changed(tree, ['banks', 'mon'], 6), ['banks', 'mon'])).toBe(6)
  expect(at(tree, ['banks', 'none', 'deeper'])).toBeUndefined()
})

test('trees say the same in whatever order', () => {
  expect(same({ a: [1, 2], b: 'x' }, { b: 'x', a: [1, 2] })).toBe(true)
  expect(same({ a: [1, 2] }, { a: [2, 1] })).toBe(false)
  expect(same({ a: 1 }, { a: 1, b: 1 })).toBe(false)
  expect(same(undefined, 1)).toBe(false)
})

const before = import.meta.glob<string>('../../tests/editions/shipped_before/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** The place of everything in a tree. */
const places = (found: Tree, path: Path = []): string[] =>
  typeof found === 'object' && !Array.isArray(found)
    ? Object.entries(found).flatMap(([key, value]) => places(value, [...path, key]))
    : [placeOf(path)]

// An older copy that lacked a ruling, the wood or the effect of a tile could not be corrected there.
test.each(Object.keys(before))('%s is written out as today’s edition', (file) => {
  const old = JSON.parse(before[file]!)
  const today = shipped[old.game]!
  const full = complete(old, today) as Record<string, Tree>
  expect({ ...full, standing: null }).toEqual({ ...(today as object), standing: null })
  expect(places(full.standing!).sort()).toEqual(places(at(today, ['standing'])!).sort())
})

test('what a copy says stays when the rest is written out', () => {
  const own = {
    rulings: { large_light: 'cross' },
    bonus: { 1: { effect: 'points', vp: 2 }, 6: { vp: 3 } },
    standing: {
      rulings: { large_light: 'printed' },
      bonus: { 1: 'printed', 6: 'printed' },
      end_tiles: { kinds: 'printed', tiles: 'reported' },
    },
  }
  const full = complete(own, {
    rulings: { large_light: 'diamond', streetlight_pieces: 'cover' },
    bonus: { 1: { effect: 'francs', francs: 3 }, 6: { effect: 'per_building', value: 1, vp: 2 } },
    wood_for_eight: 1,
    standing: {
      rulings: { large_light: 'reconstructed', streetlight_pieces: 'reconstructed' },
      bonus: { 1: 'reconstructed', 6: 'reconstructed' },
      wood_for_eight: { needed: 'printed', amount: 'reported' },
      end_tiles: { resources: 'printed', francs: 'reconstructed', tiles: 'reconstructed' },
    },
  })
  expect(full).toEqual({
    rulings: { large_light: 'cross', streetlight_pieces: 'cover' },
    bonus: { 1: { effect: 'points', vp: 2 }, 6: { effect: 'per_building', value: 1, vp: 3 } },
    wood_for_eight: 1,
    standing: {
      rulings: { large_light: 'printed', streetlight_pieces: 'reconstructed' },
      bonus: { 1: 'printed', 6: 'printed' },
      wood_for_eight: { needed: 'printed', amount: 'reported' },
      end_tiles: { resources: 'printed', francs: 'printed', tiles: 'reported' },
    },
  })
})

// The bytes of a copy are its name in records and links: looking at it must not change them.
test('a copy is kept and played as it is, and written out where it leaves', () => {
  const old = before['../../tests/editions/shipped_before/game-brewer-2020.json']!
  kept.set('belle.edition.paris', old)
  const edition = new Edition('paris')
  expect(edition.text).toBe(old)
  expect(kept.get('belle.edition.paris')).toBe(old)
  expect(JSON.parse(edition.exported).wood_for_eight).toBe(1)
  expect(kept.get('belle.edition.paris')).toBe(old)
  edition.correct(['banks', 'mon'], 6, ['banks', 'order'], ['banks'])
  const next = JSON.parse(kept.get('belle.edition.paris')!)
  expect([next.banks.mon, next.wood_for_eight]).toEqual([6, 1])
})

test('a file that leaves nothing out is kept and exported byte for byte', () => {
  const edition = new Edition('paris')
  edition.bring(turned)
  expect(kept.get('belle.edition.paris')).toBe(turned)
  expect(edition.exported).toBe(turned)
})

test('what is as shipped again has its standing again', () => {
  const edition = new Edition('paris')
  const bank = (francs: number) =>
    edition.correct(['banks', 'mon'], francs, ['banks', 'order'], ['banks'])
  bank(6)
  expect(edition.standing(['banks', 'order'])).toBe('printed')
  bank(4)
  expect(edition.standing(['banks', 'order'])).toBe('reconstructed')
  expect(differing(edition.tree)).toEqual([])
})

test('places are written as the reader writes them', () => {
  expect(placeOf(['buildings', 'mon', 4])).toBe('buildings.mon[4]')
  expect(placeOf(['landmarks', '12', 'cost'])).toBe('landmarks.12.cost')
})

test('a landmark keeps what it has under another value', () => {
  expect(at(renamed(tree, ['landmarks'], '9', '10'), ['landmarks'])).toEqual({
    10: { title: 'A' },
    12: { title: 'B' },
  })
})

test('two landmarks may have one value, never three', () => {
  const two = revalued(paris, paris, '14', 11)!
  expect(landmarkKeys(two)).toEqual(['9', '10', '11', '11b', '12', '13', '15', '16'])
  expect(at(two, ['landmarks', '11b', 'title'])).toBe('Notre-Dame')
  expect(at(two, ['standing', 'landmarks', '11b', 'value'])).toBe('printed')
  expect(revalued(two, paris, '9', 11)).toBeNull()
  // The first goes: the second is the only one.
  const one = revalued(two, paris, '11', 17)!
  expect(at(one, ['landmarks', '11', 'title'])).toBe('Notre-Dame')
  expect(at(one, ['landmarks', '17', 'title'])).toBe('Jardin du Luxembourg')
  expect(same(revalued(two, paris, '11b', 14)!, paris)).toBe(true)
})

test('second copies move between three and four players, and away', () => {
  const more = withCopies(paris, paris, 6, 'four')
  expect(copiesOf(more, 6)).toBe('four')
  expect(at(more, ['doubled_with_three'])).toEqual([11, 15, 18, 26, 28])
  expect(at(more, ['doubled_with_four'])).toEqual([1, 5, 6, 7, 12, 22, 29])
  expect(at(more, ['standing', 'doubled_with_four'])).toEqual({
    count: 'printed',
    numbers: 'printed',
  })
  const fewer = withCopies(more, paris, 6, 'one')
  expect(copiesOf(fewer, 6)).toBe('one')
  expect(same(withCopies(fewer, paris, 6, 'three'), paris)).toBe(true)
})

// A correction that forgot a fact, or added one, would be entered wrongly.
test('a correction has exactly what differs, with its standing', () => {
  expect(differing(paris)).toEqual([])
  expect(differing(shipped.lumiere!)).toEqual([])
  const own = [
    [['banks', 'mon'], 6],
    [['standing', 'banks', 'order'], 'printed'],
    [['bonus', '6', 'value'], 8],
    [['standing', 'bonus', '6'], 'printed'],
    [['rulings', 'space_30'], 'final'],
    [['standing', 'rulings', 'owned'], 'printed'],
  ].reduce<Tree>((copy, [path, value]) => changed(copy, path as Path, value as Tree), paris)
  expect(differing(revalued(own, paris, '14', 11)!)).toEqual([
    { place: 'banks.mon', shipped: 4, corrected: 6, standing: 'printed' },
    { place: 'landmarks.14.value', shipped: 14, corrected: 11, standing: 'printed' },
    {
      place: 'bonus.6',
      shipped: { effect: 'per_building', value: 1, vp: 2 },
      corrected: { effect: 'per_building', value: 8, vp: 2 },
      standing: 'printed',
    },
    { place: 'rulings.space_30', shipped: 'walk', corrected: 'final', standing: 'reconstructed' },
    { place: 'rulings.owned', shipped: 'unused', corrected: 'unused', standing: 'printed' },
  ])
})

/** Every leaf but standings and the edition's own name. */
const leaves = (edition: Tree) =>
  places(edition).filter((place) => !/^(standing|game|edition)\b/.test(place))

// A key that no list of facts knows would never be sent.
test.each(['lumiere', 'paris'])('%s: every fact of the file can be sent', (game) => {
  const own = shipped[game]!
  const known = facts[game]!(own, own).map(({ place }) => place)
  const part = (place: string) => place.split(/[.[]/)[0]!
  const keys = [...new Set(leaves(own).map(part))].filter(
    (key) => !['chimneys', 'tokens'].includes(key) || game === 'paris',
  )
  expect([...new Set(known.map(part))].sort()).toEqual(keys.sort())
})

test('an edition with everything turned is sent fact by fact', () => {
  const sent = differing(JSON.parse(turned))
  const parts = new Set(sent.map(({ place }) => place.split(/[.[]/)[0]))
  for (const part of ['banks', 'buildings', 'tokens', 'landmarks', 'prestige_points', 'vp_tiles'])
    expect(parts).toContain(part)
  for (const part of ['bonus', 'doubled_with_three', 'doubled_with_four', 'zones', 'end_tiles'])
    expect(parts).toContain(part)
  for (const part of ['buy', 'sell', 'wood_for_eight', 'rulings']) expect(parts).toContain(part)
  const file = JSON.parse(correctionFile(paris, sent))
  expect(file).toEqual({ game: 'paris', edition: 'game-brewer-2020', corrections: sent })
})

test('a correction is a line for people and an e-mail to nobody', () => {
  expect(
    correctionLine({ place: 'banks.mon', shipped: 4, corrected: 6, standing: 'printed' }),
  ).toBe('banks.mon: 4 → 6 (printed)')
  expect(
    correctionLine({ place: 'rulings.owned', shipped: 'x', corrected: 'x', standing: 'printed' }),
  ).toBe('rulings.owned: x (printed)')
  expect(
    correctionLine({
      place: 'bonus.20',
      shipped: { effect: 'per_tile', vp: [1, 2, 3] },
      corrected: null,
    }),
  ).toBe('bonus.20: effect per_tile, vp 1, 2, 3 → –')
  expect(mailOf('A & B', 'c d', 'e')).toBe('mailto:?subject=A%20%26%20B&body=c%20d')
  expect(mailOf('A', 'long '.repeat(600), 'e')).toBe('mailto:?subject=A&body=e')
})

test('files that are no edition', () => {
  expect(gameIn('{')).toBeNull()
  expect(gameIn('[]')).toBeNull()
  expect(gameIn('null')).toBeNull()
  expect(gameIn('{"game":"chess"}')).toBeNull()
  expect(gameIn('{"game":"paris"}')).toBe('paris')
})
