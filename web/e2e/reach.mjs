// Whether everything to act with can be reached in a window as it is, without scrolling.

/**
 * What is wrong in the window now, as soon as it has settled: `acts` are the selectors of what is
 * acted with, `beside` those of tabs, each with what lies behind it. Wrong is what is out of sight,
 * cut by its surroundings, covered where a pointer would press it, too small for its words, or, for
 * a finger, under 40 pixels; and a page that can be scrolled.
 */
export const unreachable = (page, { acts, beside, touch }) =>
  page.evaluate(
    async ([always, tabs, finger]) => {
      const found = new Set()
      const seen = (selector) =>
        [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
      // A window that was resized is told with the next frame; what a press changes is there at once.
      const resized = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      const pressed = () => new Promise((done) => setTimeout(done))
      const classOf = (one) => one?.className?.baseVal ?? one?.className
      const name = (one) =>
        `${one.getAttribute('aria-label') ?? one.textContent.trim().replaceAll(/\s+/g, ' ')} (${classOf(one)})`

      /** What around it shows only a part of it. */
      const cutter = (one, box) => {
        for (let around = one.parentElement; around; around = around.parentElement) {
          if (around === document.body) return null
          const { overflowX, overflowY } = getComputedStyle(around)
          const edge = around.getBoundingClientRect()
          const sideways = box.left < edge.left - 1 || box.right > edge.right + 1
          const upright = box.top < edge.top - 1 || box.bottom > edge.bottom + 1
          if ((overflowX !== 'visible' && sideways) || (overflowY !== 'visible' && upright))
            return around
        }
      }
      function wrong(one) {
        const box = one.getBoundingClientRect()
        const { left, top, right, bottom, width, height } = box
        const at = [left, top, width, height].map(Math.round).join()
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
          return `out of sight at ${at}`
        const cut = cutter(one, box)
        if (cut) return `cut by ${classOf(cut)} at ${at}`
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        if (!one.contains(hit)) return `covered by ${classOf(hit)}`
        if (
          one.matches('.tools *, .tabs *, .turn-tools *') &&
          one.scrollWidth > one.clientWidth + 1
        )
          return `too narrow for its words at ${at}`
        if (finger && one.matches('button, a') && (width < 39.5 || height < 39.5))
          return `small at ${at}`
      }
      function look(selector) {
        const all = seen(selector)
        for (const one of all) {
          const what = wrong(one)
          if (what) found.add(`${name(one)}: ${what}`)
        }
        const { scrollWidth, scrollHeight, clientWidth } = document.documentElement
        if (scrollWidth > clientWidth) found.add(`sideways by ${scrollWidth - clientWidth}`)
        if (scrollHeight > innerHeight + 1) found.add(`down by ${scrollHeight - innerHeight}`)
      }
      async function press(selector) {
        const all = seen(selector)
        for (const one of all) one.click()
        if (all.length > 0) await pressed()
      }

      await resized()
      if (seen('dialog[open]').length > 0) {
        // A link in a sentence is read with it.
        look('dialog[open] :is(button, a:not(p a))')
        return [...found]
      }
      for (const [tab] of tabs) await press(`${tab}[aria-expanded=true]`)
      look(always)
      for (const [tab, behind] of tabs) {
        await press(`${tab}:is([aria-expanded=false], [aria-pressed=false])`)
        look(behind)
        await press(`${tab}[aria-expanded=true]`)
      }
      return [...found]
    },
    [acts, beside, touch],
  )

/** The pictures of a board take long to draw in many sizes, and nobody acts with them. */
export const emptyBoard = (page, board) =>
  page.evaluate((selector) => {
    for (const one of document.querySelectorAll(`${selector} > *`)) one.style.display = 'none'
  }, board)
