// What lies at the seats can be seen in every window: names, clocks, the first player, used tiles.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { journalOf, putTables } from './dealt.mjs'
import { visit } from './house.mjs'
import { opened } from './opened.mjs'

let house
let browser
opened((there, here) => ([house, browser] = [there, here]))

const names = { 1: 'Aleksandra', 3: 'Konstantin', 4: 'Magdalena', blue: 'Konstantin' }

/** A table of people with such names, three days a move; with other options than its record. */
function amongPeople(record, { options = {}, ...from }) {
  return journalOf(record, from).flatMap((line) => {
    const [word, ...rest] = line.split(' ')
    if (line.startsWith('# table ')) {
      const agreed = JSON.parse(line.slice('# table '.length))
      const told = { ...agreed, options: { ...agreed.options, ...options }, clock: { days: 3 } }
      return `# table ${JSON.stringify(told)}`
    }
    if (line.startsWith('# belle ')) {
      const person = Object.keys(names).indexOf(rest[1]) + 50
      return `# sit ${rest[1]} ${person} guest - ${names[rest[1]]}`
    }
    if (word === 'edition')
      return [line, ...Object.entries(options).map((option) => `option ${option.join(' ')}`)]
    return word === 'seat' && names[rest[0]] ? `seat ${rest[0]} ${names[rest[0]]}` : line
  })
}

const paris = (options) =>
  amongPeople('paris-4-basic-printed-8', { seat: '2', plies: 210, options })
/** The tiles that were used there, and who began. */
const used = { 1: ['28'], 2: ['21'], 3: ['1'], 4: ['12', 'E4', 'E9', 'E11'] }

/** What of the seats can be seen: not cut, not covered, in the window. */
const seatsSeen = (page, panel) =>
  page.evaluate((selector) => {
    const seen = (one, box = one.getBoundingClientRect()) => {
      const inside = one.closest(selector).getBoundingClientRect()
      const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
      return (
        box.width > 5 &&
        box.left >= inside.left &&
        box.right <= inside.right &&
        box.top >= inside.top &&
        box.bottom <= inside.bottom &&
        one.closest(selector).contains(hit) &&
        (one.contains(hit) || hit.contains(one))
      )
    }
    /** Whether the name is whole, or eight of its letters are there before the points. */
    const named = (heading) => {
      const words = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode()
      const name = words.data.trim()
      const at = words.data.indexOf(name)
      const line = words.parentElement
      const points = line.scrollWidth > line.clientWidth ? 14 : -1
      const room = line.getBoundingClientRect().right - points
      const range = document.createRange()
      const letters = [...name].filter((_, i) => {
        range.setStart(words, at + i)
        range.setEnd(words, at + i + 1)
        return range.getBoundingClientRect().right <= room
      })
      return letters.length >= Math.min(8, name.length)
    }
    return [...document.querySelectorAll(selector)]
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const heading = one.querySelector('h2')
        const clock = one.querySelector('.time')
        return {
          seat: /seat(\d)/.exec(one.className)?.[1],
          named: heading.checkVisibility() ? named(heading) : null,
          clock: clock.checkVisibility() ? seen(clock) && clock.textContent.trim() : null,
          first: [...one.querySelectorAll('[title="pierwszy gracz"]')].some((sign) => seen(sign)),
          used: [...one.querySelectorAll('.used-tile')]
            .filter((chip) => chip.checkVisibility() && seen(chip))
            .map((chip) => /^\S+?(?=:|$)/.exec(chip.textContent.trim())[0]),
        }
      })
  }, panel)

/** Opens each tab in turn where not all players are in sight. */
async function everySeat(page) {
  const found = []
  for (const n of [1, 2]) {
    const tab = page.locator(`.sheet-tabs button:nth-child(${n})`)
    if (await tab.isVisible()) await tab.click()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    found.push(...(await seatsSeen(page, '.seat-panel')))
    if (!(await tab.isVisible())) break
  }
  return found.sort((a, b) => a.seat - b.seat)
}

const sizes = [
  [1366, 768],
  [1366, 650],
  [390, 844],
  [844, 390],
]

// Used tiles were a number until it was clicked, the first player was told at one's own seat alone,
// and beside a clock of days a name was its first letter.
test('paris: names, clocks, used tiles and the first player are in sight at every seat', async () => {
  const page = await visit(browser, house, { language: 'pl' })
  await putTables(page, { closed: paris({}), open: paris({ screens: 'open' }) })
  for (const table of ['closed', 'open'])
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await page.goto(`${house.address}/l/${table}`)
      await page.waitForSelector('.plan')
      const seats = await everySeat(page)
      assert.equal(seats.length, 4)
      for (const { seat, named, clock, first, used: chips } of seats) {
        const where = `seat ${seat} ${table} at ${width}×${height}`
        assert.ok(named, `the name: ${where}`)
        assert.match(String(clock), /^\d\sdni\s\d+\sgodz\.$/u, where)
        assert.equal(first, seat === '4', `the first player: ${where}`)
        const more = Number(/^\+(\d+)$/.exec(chips.at(-1) ?? '')?.[1] ?? 0)
        const shown = more > 0 ? chips.slice(0, -1) : chips
        assert.ok(shown.length > 0, `used tiles: ${where}`)
        assert.deepEqual(shown, used[seat].slice(0, shown.length), where)
        assert.equal(shown.length + more, used[seat].length, where)
      }
    }
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})

// The clock took the place of the name, or stood beside the panel; on a phone one's own was missing.
test('lumiere: both clocks of days are seen inside their panels and leave the names whole', async () => {
  const page = await visit(browser, house, { language: 'pl' })
  await putTables(page, {
    people: amongPeople('lumiere-034', { seat: 'orange', plies: 29 }),
  })
  for (const [width, height] of [...sizes, [1240, 720]]) {
    await page.setViewportSize({ width, height })
    await page.goto(`${house.address}/l/people`)
    await page.waitForSelector('.board')
    const seats = await seatsSeen(page, '.player')
    assert.equal(seats.length, 2)
    for (const { named, clock } of seats) {
      const where = `${width}×${height}: ${JSON.stringify(seats)}`
      assert.ok(named !== false, where)
      assert.match(String(clock), /\d\sdni\s\d+\sgodz\./u, where)
    }
    assert.ok(seats[0].named && seats[0].clock !== null, `the rival's at ${width}`)
  }
  assert.deepEqual(page.complaints, [])
  await page.context().close()
})
