// Whether a screen can be used by everybody.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * No violation of WCAG A and AA, and of axe's own good practice. What holds is not described, which
 * takes axe nearly as long as finding what does not.
 */
export async function accessible(page, where) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  const { violations } = await page.evaluate(() =>
    globalThis.axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'],
      resultTypes: ['violations'],
    }),
  )
  assert.deepEqual(
    violations.map(
      ({ id, nodes }) =>
        `${where}: ${id}: ${nodes[0].html.slice(0, 200)} ${nodes[0].failureSummary}`,
    ),
    [],
  )
}

/** The same for a screen whose like is looked at anyway: in another test, theme or width. */
export const accessibleToo = process.env.BELLE_LONG ? accessible : async () => {}

/** Nothing lies beyond the right edge, as soon as the screen has settled. */
export async function noSideways(page, where) {
  const beyond = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth <= clientWidth) return []
      const outside = [...document.querySelectorAll('body *')].filter(
        (one) => one.getBoundingClientRect().right > clientWidth,
      )
      return [
        `${scrollWidth} of ${clientWidth} pixels`,
        ...outside.map((one) => `${one.tagName} ${one.className}`),
      ]
    })
  for (let tries = 0; tries < 20 && (await beyond()).length > 0; tries++)
    await page.waitForTimeout(50)
  assert.deepEqual(await beyond(), [], where)
}

/** What can be pressed is large enough for a finger; a link in a sentence is as high as its line. */
export const smallTargets = (page, within) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(`${selector} :is(button, a)`)]
        .filter((one) => one.checkVisibility() && !one.matches('p.unsold a'))
        .flatMap((one) => {
          const { width, height } = one.getBoundingClientRect()
          return width > 0 && (width < 43.5 || height < 43.5)
            ? [
                `${one.className} ${Math.round(width)}×${Math.round(height)} ${one.textContent.trim()}`,
              ]
            : []
        }),
    within,
  )

/** Nothing sideways, and nothing too small for a finger. */
export async function fits(page, where) {
  const faults = await page.evaluate(() => {
    const wide =
      document.documentElement.scrollWidth > document.documentElement.clientWidth
        ? ['sideways']
        : []
    const small = [
      ...document.querySelectorAll(
        'button, a, input:not([type=radio], [type=checkbox], [type=file]), select',
      ),
    ].filter((one) => {
      const box = one.getBoundingClientRect()
      return (
        box.width > 0 &&
        !one.disabled &&
        !one.closest('.wrong') &&
        (box.width < 43.5 || box.height < 43.5)
      )
    })
    return [...wide, ...small.map((one) => one.outerHTML.slice(0, 160))]
  })
  assert.deepEqual(faults, [], where)
}
