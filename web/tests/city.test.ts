import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import { drawCity } from '../src/games/paris/city/plan'
import type { Plan } from '../src/games/paris/city/layers'
import { fromWater } from '../src/games/paris/city/seine'
import { fullRings, sides } from '../src/games/paris/geometry'
import Lot from '../src/games/paris/Lot.svelte'

const sources = import.meta.glob<string>('../src/games/paris/**/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Two players who look at different cities, or a picture that changes when it is painted again. */
test('the city is drawn the same every time', () => {
  const numbersOf = ({ shapes }: Plan) =>
    [...shapes.values()].flatMap(({ polygons, discs }) => [...polygons.flat(2), ...discs.flat()])
  const [numbers, again] = [numbersOf(drawCity()), numbersOf(drawCity())]
  expect(again.length).toBe(numbers.length)
  expect(again.every((value, i) => value === numbers[i])).toBe(true)
  expect(numbers.length).toBeGreaterThan(50_000)
  expect(numbers.every(Number.isFinite)).toBe(true)
})

/** Houses in the Seine; those of the island stand in the middle of the stream. */
test('every roof stands on dry land', () => {
  const { shapes } = drawCity()
  const wet = (['zinc', 'slate', 'tile'] as const)
    .flatMap((roof) => shapes.get(roof)!.polygons)
    .filter((polygon) => polygon.some((point) => fromWater(point) < 0))
  expect(wet.length).toBe(1)
})

/** The map among what is fetched before the first move. */
test('the city is fetched late', () => {
  const files = Object.entries(sources)
    .filter(([name]) => !name.includes('/city/'))
    .map(([, text]) => text)
  expect(files.filter((text) => /^(?! *import type).*from '[^']*\/city\//m.test(text))).toEqual([])
  expect(files.filter((text) => text.includes("import('./city/picture')"))).toHaveLength(1)
})

/** Empty lots that look built, or houses that look like drawings on paper. */
test('what is built has a roof, a front and a shadow, what is not has a fence', () => {
  const lot = (built: boolean, compact: boolean) =>
    render(Lot, {
      props: { ring: fullRings.low, a0: 0, a1: 30, gaps: sides('mon', 0, 30), built, compact },
    }).body
  for (const compact of [false, true]) {
    for (const part of ['roof', 'front', 'panes', 'cast'])
      expect([part, lot(true, compact).includes(`"${part}`)]).toEqual([part, true])
    for (const part of ['roof', 'front', 'panes', 'cast'])
      expect([part, lot(false, compact).includes(`"${part}`)]).toEqual([part, false])
    expect(lot(false, compact)).toContain('fence')
  }
})
