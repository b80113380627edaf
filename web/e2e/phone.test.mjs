// Paris on a phone, upright and on its side, as a thumb and an eye find it.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { journalOf, putTables } from './dealt.mjs'
import { visit } from './house.mjs'
import { opened } from './opened.mjs'

let house
let browser
opened((there, here) => ([house, browser] = [there, here]))

const upright = { width: 390, height: 844 }
const onItsSide = { width: 844, height: 390 }

/** A table of four that stands at that move, in French, whose words are long. */
async function tableAt(plies, seat, size) {
  const page = await visit(browser, house, { language: 'fr', ...size })
  await putTables(page, { phone: journalOf('paris-4-basic-printed-8', { seat, plies }) })
  await page.goto(`${house.address}/l/phone`)
  await page.waitForSelector('.offer-row, .turn-tools .go:not(:disabled)')
  return page
}

// The price was cut at its left, the tile's number at its right, and to take none lay on another
// page.
test('every bonus tile shows its face and number whole, and to take none is in sight', async () => {
  for (const size of [upright, onItsSide]) {
    const page = await tableAt(87, '2', size)
    const pages = []
    for (const turn of [0, 1]) {
      if (turn) await page.locator('.offer-row.more').click()
      pages.push(
        await page.locator('.offer-row').evaluateAll((rows) =>
          rows.map((row) => ({
            text: row.textContent.trim(),
            spilt: row.scrollWidth > row.clientWidth,
            cut: [...row.children].some((part) => {
              const [inner, outer] = [part.getBoundingClientRect(), row.getBoundingClientRect()]
              return inner.width > 0 && (inner.left < outer.left || inner.right > outer.right)
            }),
          })),
        ),
      )
    }
    for (const rows of pages) {
      assert.ok(rows.some(({ text }) => text.startsWith('Ne prendre aucune tuile')))
      assert.deepEqual(
        rows.filter(({ spilt, cut }) => spilt || cut),
        [],
      )
    }
    await page.context().close()
  }
})

// Wherever several moves can be taken back the button was an empty disc.
test('the button that takes a move back shows its arrow', async () => {
  for (const size of [upright, onItsSide]) {
    const page = await tableAt(140, '2', size)
    assert.equal(await page.locator('.turn-tools .whole-turn').count(), 1)
    assert.ok(await page.locator('.turn-tools .tool .icon').first().isVisible())
    await page.context().close()
  }
})

// Both sums stood above the district, which shrank for them.
test('the lens tells the sums in its lower corners', async () => {
  for (const size of [upright, onItsSide]) {
    const page = await tableAt(157, '2', size)
    await page.locator('.plan .district-name').first().click({ force: true })
    const box = async (selector) => page.locator(selector).boundingBox()
    const room = await box('.plan-room')
    const [mine, best] = [await box('.lens-note.left'), await box('.lens-note.right')]
    assert.ok(mine.y > room.y + room.height / 2, 'below the middle')
    assert.ok(Math.abs(best.y - mine.y) < 2, 'beside each other')
    assert.ok(mine.x < room.x + 40 && best.x + best.width > room.x + room.width - 40)
    await page.context().close()
  }
})

// A lens stayed where it was while others played elsewhere.
test('what others do is seen on the whole board', async () => {
  const page = await tableAt(140, '2', upright)
  await page.locator('.plan .district-name').first().click({ force: true })
  await page.waitForSelector('.lens-head')
  await page.locator('.turn-tools .go').click()
  await page.waitForSelector('.lens-head', { state: 'detached' })
  await page.context().close()
})

// On its side a phone drew the board of a review as large screens do: letters of 6 pixels.
test('the review draws the board so that a phone can be read', async () => {
  for (const size of [upright, onItsSide]) {
    const page = await visit(browser, house, { language: 'fr', ...size })
    await putTables(page, { phone: journalOf('paris-2-basic-printed-8', { seat: '1' }) })
    await page.goto(`${house.address}/l/phone`)
    await page.locator('dialog.result').getByText('Revoir la partie').click()
    await page.waitForSelector('.review .plan.compact, .plan.full')
    assert.equal(await page.locator('.plan.compact').count(), 1)
    await page.context().close()
  }
})
