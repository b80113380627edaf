// A whole game of Paris by the mouse, click by click, as a person who knows the page would play it:
// every click is counted. Which moves are made depends on the legal ones alone, so that two versions
// of the page can be compared on the same deal.

/** Before the page is opened: notes what the server in the page last told. */
export const overhear = (page) =>
  page.addInitScript(() => {
    const Real = Worker
    globalThis.Worker = class extends Real {
      constructor(...how) {
        super(...how)
        this.addEventListener('message', ({ data }) => {
          for (const { text } of data.sent ?? []) {
            const told = JSON.parse(text)
            if (told.event === 'table' && told.position && told.you) globalThis.told = told
          }
        })
      }
    }
  })

const told = (page) =>
  page.evaluate(() => {
    const { ply, legal, position, stage } = globalThis.told ?? {}
    return { ply, legal, over: stage === 'over', asked: position?.stage }
  })

const value = (place) => (/^(arc|bank)/.test(place) ? 0 : parseInt(place.replace(/^\w{3}@?/, '')))
const best = (moves, worth) => moves.toSorted((a, b) => worth(b) - worth(a))[0]

/** What this person plays: high houses, the nearest tile, everything that is asked for handed in. */
function choose({ legal, asked, ply }) {
  const of = (verb) => legal.filter((move) => move.startsWith(`${verb} `) && !move.endsWith(' -'))
  const none = legal.find((move) => move.endsWith(' -'))
  if (asked === 'draw') return of('draw')[ply % of('draw').length]
  if (asked === 'place') return of('place')[0]
  if (asked === 'bonus') return best(of('bonus'), (move) => -Number(move.slice(6))) ?? none
  if (asked === 'prestige') return best(of('prestige'), (move) => move.length) ?? none
  if (asked === 'vp') return best(of('vp'), (move) => parseInt(move.slice(3))) ?? none
  if (asked === 'end') return 'end'
  const ways = new Map()
  for (const move of of('use'))
    ways.set(move.split(' ')[1], [...(ways.get(move.split(' ')[1]) ?? []), move])
  const late = of('flag').length > 0 || of('draw').length + of('key').length === 0
  const use = [...ways.values()].find((moves) => moves.length === 1)?.[0]
  if (late && use) return use
  const high = best(of('move'), (move) => value(move.split(' ')[2]))
  if (high && value(high.split(' ')[2]) >= 4) return high
  const key = of('key')[ply % Math.max(1, of('key').length)]
  return key ?? high ?? of('flag')[0] ?? 'pass'
}

/** Plays to the end; says how often it clicked, by what the clicks were for. */
export async function clickThrough(page, { look = async () => {} } = {}) {
  const clicks = {}
  const moves = []
  let kind = ''
  const count = () => (clicks[kind] = (clicks[kind] ?? 0) + 1)
  const click = async (selector) => {
    count()
    await page.locator(selector).first().click()
  }
  const mark = async (name) => {
    count()
    await page
      .locator(`.plan [data-mark="${name}"] .touch`)
      .dispatchEvent('click', { bubbles: true, pointerType: 'mouse' })
  }
  const row = async (i) => {
    count()
    await page.locator('.offer-row').nth(i).click()
  }
  const went = async (ply) => (await told(page)).ply !== ply

  async function answer(move, { legal }) {
    const [verb, first, second, third] = move.split(' ')
    kind = first === '-' ? 'decline' : verb
    if (verb === 'draw') return click(`.pile >> nth=${Number(first) - 1}`)
    // A turn may end by itself in that very moment.
    if (verb === 'end')
      return page.click('.turn-tools .go', { timeout: 3000 }).then(count, () => {})
    if (first === '-' || verb === 'pass') return row((await page.locator('.offer-row').count()) - 1)
    if (verb === 'prestige') return row(legal.filter((one) => one.startsWith(verb)).indexOf(move))
    if (verb === 'place') return mark(`district:${first}`)
    if (verb === 'bonus') return mark(`track:${first}`)
    if (verb === 'vp') return mark(`vp:${second}`)
    if (verb === 'key') return mark(first)
    if (verb === 'flag') return click(`.flag-tiles button:text-is("${first}")`)
    if (verb === 'use') return click(`.own-tiles li:has(b:text-is("${first}")) button`)
    await mark(first)
    await mark(third === 'new' ? `row:${second.slice(0, 3)}` : second)
  }

  for (let decision = 0; decision < 400; decision++) {
    await page.waitForFunction(
      (seen) =>
        globalThis.told?.stage === 'over' ||
        (globalThis.told?.legal &&
          globalThis.told.ply !== seen &&
          document.querySelector('.paris')?.getAttribute('data-ply') ===
            String(globalThis.told.ply)),
      moves.at(-1)?.ply ?? -1,
      { timeout: 15000 },
    )
    const now = await told(page)
    if (now.over) return { clicks, total: Object.values(clicks).reduce((a, b) => a + b, 0), moves }
    await page.waitForTimeout(150)
    // What plays itself, at once or after a moment, is left to do so.
    if (await page.locator('[data-by-itself]').count()) await page.clock.runFor(5500)
    if (await went(now.ply)) continue
    await look(now)
    const move = choose(now)
    moves.push({ ply: now.ply, move })
    await answer(move, now)
    for (let more = 0; more < 4; more++) {
      await page.waitForTimeout(80)
      if (await went(now.ply)) break
      const go = page.locator('.turn-tools .go:not(:disabled, [aria-disabled=true])')
      if ((await go.count()) > 0) await click('.turn-tools .go')
      else if ((await page.locator('.offer-row').count()) > 0) await row(0)
    }
  }
  throw new Error('the game does not end')
}
