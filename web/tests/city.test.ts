import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import { drawCity } from '../src/games/paris/city/plan'
import { colours, layers, type Plan } from '../src/games/paris/city/layers'
import { fromWater } from '../src/games/paris/city/seine'
import { fullRings, sides } from '../src/games/paris/geometry'
import Lot from '../src/games/paris/Lot.svelte'

const paris = 'src/games/paris'
const scheme =
  readFileSync('src/scheme.css', 'utf8') + readFileSync(`${paris}/city/city.css`, 'utf8')

/** Two players who look at different cities, or a picture that changes when it is painted again. */
test('the city is drawn the same every time', () => {
  const [one, two, other] = [drawCity(), drawCity(), drawCity(1901)]
  const text = ({ shapes }: Plan) => JSON.stringify([...shapes])
  expect(text(two) === text(one)).toBe(true)
  expect(text(other) === text(one)).toBe(false)
  const numbers = [...one.shapes.values()].flatMap(({ polygons, discs }) => [
    ...polygons.flat(2),
    ...discs.flat(),
  ])
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

/** A layer whose colour the style sheet does not know is painted black. */
test('every colour of the map is in the style sheet, by day and by night', () => {
  for (const colour of colours)
    expect(scheme).toMatch(new RegExp(`--city-${colour}: light-dark\\(`))
  for (const [colour] of Object.values(layers)) expect(colours).toContain(colour)
})

/** The map among what is fetched before the first move. */
test('the city is fetched late', () => {
  const files = readdirSync(paris, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith('city/'))
    .map((name) => readFileSync(join(paris, name), 'utf8'))
  expect(files.filter((text) => /from '[^']*\/city\//.test(text))).toEqual([])
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

const channel = (value: number) =>
  value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
const luminance = (rgb: number[]) =>
  rgb.reduce((sum, value, i) => sum + [0.2126, 0.7152, 0.0722][i]! * channel(value / 255), 0)
const pair = (name: string) =>
  new RegExp(`--${name}: light-dark\\(#(\\w{6}), #(\\w{6})\\)`)
    .exec(scheme)!
    .slice(1)
    .map((hex) => [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16)))
const contrast = (one: number[], two: number[]) => {
  const [high, low] = [luminance(one), luminance(two)].sort((a, b) => b - a)
  return (high! + 0.05) / (low! + 0.05)
}

/** Numbers that cannot be read any more where the map lies under them. */
test('what stands on the streets is read by day and by night', () => {
  for (const hour of [0, 1]) {
    const [street, soft, text] = ['city-street', 'soft', 'fg'].map((name) => pair(name)[hour]!)
    expect(contrast(soft!, street!)).toBeGreaterThan(4.5)
    expect(contrast(text!, street!)).toBeGreaterThan(7)
    // The value of an empty lot is large, and pale.
    const lot = pair('lot')[hour]!
    const pale = text!.map((value, i) => 0.7 * value + 0.3 * lot[i]!)
    expect(contrast(pale, lot)).toBeGreaterThan(4.5)
  }
})
