// The colours of the map behind the board of Paris, in the style sheets.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colours, layers } from '../src/games/paris/city/layers'

const scheme = ['src/scheme.css', 'src/games/paris/city/city.css']
  .map((sheet) => readFileSync(sheet, 'utf8'))
  .join('')

/** A layer whose colour the style sheet does not know is painted black. */
test('every colour of the map is in the style sheet, by day and by night', () => {
  for (const colour of colours)
    expect(scheme).toMatch(new RegExp(`--city-${colour}: light-dark\\(`))
  for (const [colour] of Object.values(layers)) expect(colours).toContain(colour)
})

const channel = (value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const luminance = (rgb) =>
  rgb.reduce((sum, value, i) => sum + [0.2126, 0.7152, 0.0722][i] * channel(value / 255), 0)
const pair = (name) =>
  new RegExp(`--${name}: light-dark\\(#(\\w{6}), #(\\w{6})\\)`)
    .exec(scheme)
    .slice(1)
    .map((hex) => [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16)))
const contrast = (one, two) => {
  const [high, low] = [luminance(one), luminance(two)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

/** Numbers that cannot be read any more where the map lies under them. */
test('what stands on the streets is read by day and by night', () => {
  for (const hour of [0, 1]) {
    const [street, soft, text] = ['city-street', 'soft', 'fg'].map((name) => pair(name)[hour])
    expect(contrast(soft, street)).toBeGreaterThan(4.5)
    expect(contrast(text, street)).toBeGreaterThan(7)
    // The value of an empty lot is large, and pale.
    const lot = pair('lot')[hour]
    const pale = text.map((value, i) => 0.7 * value + 0.3 * lot[i])
    expect(contrast(pale, lot)).toBeGreaterThan(4.5)
  }
})
