// How a person plays at the page: picks things up, points, clicks, presses keys.

/** Waits until it is this visitor's turn or the game is over; says which. */
export async function turnOf(page) {
  await page.waitForFunction(
    () =>
      document.querySelector(
        '.self .to-move .shape:not(:disabled), .board.mine, .cards button:not(.used, :disabled, [aria-disabled=true]), .pool button:not(:disabled), dialog.result, .turn button.wide:not(:disabled)',
      ),
    null,
    { timeout: 20000 },
  )
  // The result comes a moment after the last move.
  if ((await page.locator('.turn[data-over]').count()) > 0)
    await page.waitForSelector('dialog.result')
  return (await page.locator('dialog.result').count()) > 0 ? 'over' : 'turn'
}

const ply = (page) =>
  page.evaluate(() => document.querySelector('main.table')?.getAttribute('data-ply'))

const played = (page, before) =>
  page.waitForFunction(
    (old) => document.querySelector('main.table')?.getAttribute('data-ply') !== old,
    before,
    { timeout: 20000 },
  )

/** Clicks the middle of a mark on the map, twice: once to put the ghost there, once to confirm. */
async function clickTwice(page, mark) {
  const box = await mark.boundingBox()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.click(x, y)
  await page.mouse.click(x, y)
}

/** By keys alone: the next legal place, then Enter. */
async function byKeys(page) {
  await page.locator('.map').focus()
  await page.keyboard.press('n')
  await page.keyboard.press('Enter')
}

const confirm = (page) => page.locator('.turn .primary').click()

/** One move in the first phase: the tile to the first free area. */
export async function layTile(page, { keys = false, tap = false } = {}) {
  const before = await ply(page)
  const area = page.locator('.legal rect.area').first()
  if ((await area.count()) === 0) {
    await page.locator('.turn .tools .wide', { hasText: /./ }).first().click()
    await confirm(page)
  } else if (keys) await byKeys(page)
  else if (tap) {
    const box = await area.boundingBox()
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await page.locator('.turn .primary:not(:disabled)').tap()
  } else await clickTwice(page, area)
  await played(page, before)
}

export async function takeRoof(page, tab) {
  const before = await ply(page)
  if (tab) await page.locator('.tabs button').nth(1).click()
  await page.locator('.pool button:not(:disabled)').first().click()
  await confirm(page)
  await played(page, before)
}

/**
 * One move in the second phase: a roof if one fits, else a card, with its effect if there is one.
 */
export async function buildOrPlay(page, { keys = true, cardFirst = false } = {}) {
  const before = await ply(page)
  const roof = page.locator('.self .shape:not(:disabled)').first()
  const card = page.locator('.cards button:not(.used, :disabled, [aria-disabled=true])').first()
  const useCard = (await card.count()) > 0 && (cardFirst || (await roof.count()) === 0)
  let what = 'roof'
  if (useCard) {
    what = await card.locator('strong').textContent()
    await card.click()
    if (what === 'Levitation' && (await page.locator('.turn .primary').isDisabled())) {
      await page.locator('.self .shape:not(:disabled)').first().click()
      await page.locator('.pool .shape:not(:disabled)').first().click()
    }
    if (await page.locator('.turn .primary').isEnabled()) await confirm(page)
    else await byKeys(page)
  } else {
    await roof.click()
    const peg = page.locator('.legal .peg').first()
    if (keys || (await peg.count()) === 0) {
      await page.locator('.map').focus()
      await page.keyboard.press('n')
      await page.waitForFunction(() =>
        /^([+−]\d+|0)$/.test(document.querySelector('.bubble .head')?.textContent ?? ''),
      )
      await page.keyboard.press('Enter')
    } else await clickTwice(page, peg)
  }
  await played(page, before)
  return what
}

/** Plays the visitor's turns until the game is over. */
export async function playToTheEnd(page, { others = [], roofs = 3 } = {}) {
  const cards = []
  let taken = 0
  for (let turn = 0; turn < 60; turn++) {
    if ((await turnOf(page)) === 'over') return cards
    const streets = (await page.locator('main.streets').count()) > 0
    if (!streets)
      cards.push(await buildOrPlay(page, { keys: turn % 2 === 0, cardFirst: turn % 2 === 1 }))
    else if (taken < roofs && (await page.locator('.pool button:not(:disabled)').count()) > 0) {
      taken++
      await takeRoof(page)
    } else await layTile(page, { keys: turn % 3 === 0 })
    for (const other of others) await other()
  }
  throw new Error('the game does not end')
}

/** Sets a table against Belle from the first screen. */
export async function playBelle(page, { seat = 'orange', level = 'Gamin' } = {}) {
  await page.click('.actions .first')
  await page.locator('.choice', { hasText: level }).first().click()
  await page.selectOption('.setup select[name=colour]', seat)
  await page.click('.setup button[type=submit]')
  await page.waitForSelector('.board')
}

/** Sets a table by the protocol, for what the page has no control for yet. */
export const create = (page, fields) =>
  page.evaluate(
    (asked) =>
      new Promise((resolve) => {
        const socket = new WebSocket(`ws://${location.host}/ws/1`)
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data)
          if (message.event === 'welcome')
            socket.send(JSON.stringify({ request: 1, do: 'create', ...asked }))
          else if (message.reply === 1) resolve(message.table)
        }
      }),
    fields,
  )
