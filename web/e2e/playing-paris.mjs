// How a person plays Paris at the page: by the board, by the rows, by keys.

const ply = (page) =>
  page.evaluate(() => document.querySelector('.paris')?.getAttribute('data-ply'))

export const played = (page, before) =>
  page.waitForFunction(
    (old) => document.querySelector('.paris')?.getAttribute('data-ply') !== old,
    before,
    { timeout: 20000 },
  )

/** Waits until this visitor is asked something or the game is over; says which. */
export async function askedOf(page) {
  await page.waitForFunction(
    () =>
      document.querySelector('dialog.result') ||
      (document.querySelector(
        '.pile.open-to:not(:disabled), .offer-row:not(:disabled), .turn-tools .go:not(:disabled, [aria-disabled=true])',
      ) &&
        document.querySelector('.turn-steps')),
    null,
    { timeout: 30000 },
  )
  return (await page.locator('dialog.result').count()) > 0 ? 'over' : 'turn'
}

const stepNow = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.turn-steps li')].findIndex((one) =>
      one.classList.contains('now'),
    ),
  )

/** Confirms what was chosen, in the turn's bar. */
const confirm = (page) =>
  page.locator('.turn-tools .go:not(:disabled, [aria-disabled=true])').click()

/** After a choice: confirms it if the page asks for that, and waits until it is played. */
export async function finish(page, before) {
  await page.waitForFunction(
    (old) =>
      document.querySelector('.paris')?.getAttribute('data-ply') !== old ||
      document.querySelector('.ask.armed'),
    before,
  )
  if ((await ply(page)) === before) await confirm(page)
  await played(page, before)
}

export const rowsOf = (page) =>
  page.locator('.offer-row').evaluateAll((rows) => rows.map((row) => row.textContent).join('|'))

/** Whether what was chosen is played, now or when it is confirmed; else other rows are shown. */
export async function settled(page, before, rows) {
  const waited = page.waitForFunction(
    ([old, shown]) =>
      document.querySelector('.paris')?.getAttribute('data-ply') !== old ||
      document.querySelector('.offer-row.on, .ask.armed') ||
      [...document.querySelectorAll('.offer-row')].map((row) => row.textContent).join('|') !==
        shown,
    [before, rows],
    { timeout: 3000 },
  )
  await waited.catch(() => {})
  if ((await ply(page)) !== before) return true
  if ((await page.locator('.offer-row.on').count()) === 0) return false
  await confirm(page)
  return true
}

/**
 * An answer by the rows: a move is played, and confirmed where it is for good; a key is picked up
 * first, and a tile may ask for several things.
 */
async function byRows(page, random, before) {
  const flag = page.locator('.offer-row', { hasText: 'end-game tile' })
  if ((await flag.count()) > 0) return flag.first().click()
  for (let depth = 0; depth < 12; depth++) {
    const rows = page.locator('.offer-row:not(:disabled, .more)')
    const count = await rows.count()
    if (count === 0) return confirm(page)
    const row = rows.nth(Math.floor(random() * count))
    const plays = (await row.getAttribute('aria-pressed')) !== null
    const shown = await rowsOf(page)
    await row.click()
    if ((await settled(page, before, shown)) || plays) return
  }
}

/**
 * The act on the board: a key is picked up there, pointed at a lit place, and the place is clicked.
 */
async function byBoard(page, random, before) {
  const movable = page.locator('.plan .movable')
  if ((await movable.count()) > 0 && random() < 0.8) {
    await movable.nth(Math.floor(random() * (await movable.count()))).dispatchEvent('click')
    await page.waitForSelector('.plan .halo')
  }
  const targets = page.locator('.plan .open-to[data-mark]:not([data-mark^="row:"])')
  if ((await targets.count()) === 0) return byRows(page, random, before)
  const target = targets.nth(Math.floor(random() * (await targets.count())))
  const mark = await target.getAttribute('data-mark')
  await page.locator(`[data-mark="${mark}"] .touch`).dispatchEvent('pointermove', { bubbles: true })
  const shown = await rowsOf(page)
  await page.locator(`[data-mark="${mark}"]`).dispatchEvent('click')
  if (!(await settled(page, before, shown))) await byRows(page, random, before)
}

/** One decision of this visitor. */
export async function decide(page, { random, board = false }) {
  const before = await ply(page)
  const pile = page.locator('.pile.open-to:not(:disabled):visible')
  const row = page.locator('.offer-row:not(:disabled)')
  if ((await stepNow(page)) === 0 && (await pile.count()) > 0)
    await pile.nth(Math.floor(random() * (await pile.count()))).click()
  else if ((await row.count()) === 0) await confirm(page)
  else if (board && (await stepNow(page)) === 1) await byBoard(page, random, before)
  else await byRows(page, random, before)
  await played(page, before)
}

export async function playToTheEnd(page, { random, board = false, look = async () => {} }) {
  for (let decision = 0; decision < 700; decision++) {
    if ((await askedOf(page)) === 'over') return
    await look(decision)
    await decide(page, { random, board: board && decision % 2 === 0 })
  }
  throw new Error('the game does not end')
}

/** Numbers that look like chance and are the same every time. */
export function seeded(seed) {
  let state = seed
  return () => ((state = (state * 1103515245 + 12345) % 2147483648), state / 2147483648)
}

/** Chooses Paris at home and sits down against so many Belles. */
export async function playBelle(page, agreed) {
  await page.locator('.posters label').nth(1).click()
  await page.click('.actions .first')
  await sitDown(page, agreed)
}

/** Fills in the form of a game against so many Belles, and begins. */
export async function sitDown(page, { seats = 2, level = 'gamin', options = [] } = {}) {
  await page
    .locator('.setup .counts .choice')
    .nth(seats - 2)
    .click()
  for (let i = 0; i < seats - 1; i++)
    await page.locator('.setup .others select').nth(i).selectOption(level)
  const folded = page.locator('.setup .more:not([open]) summary')
  if (options.length > 0 && (await folded.count()) > 0) await folded.click()
  for (const [i, word] of options.entries())
    await page.locator('.setup .more select:not([name=begins])').nth(i).selectOption(word)
  await page.click('.setup button[type=submit]')
  await page.waitForSelector('.plan')
}
