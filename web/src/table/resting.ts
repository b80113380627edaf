// A table at which nothing has happened for a while rests: what moves for its own sake (flames,
// beams) stands still, so that an open page costs next to nothing. The next touch, key or
// move wakes it. The style sheet obeys a mark on the root element.

const after = 6000

/** Called while a table is looked at; says how to wake it, and how to leave it. */
export function resting(): { wake: () => void; leave: () => void } {
  const root = document.documentElement
  let timer: ReturnType<typeof setTimeout> | undefined
  function wake() {
    clearTimeout(timer)
    delete root.dataset.resting
    timer = setTimeout(() => (root.dataset.resting = ''), after)
  }
  const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const
  for (const sign of signs) addEventListener(sign, wake, { passive: true })
  wake()
  return {
    wake,
    leave() {
      clearTimeout(timer)
      delete root.dataset.resting
      for (const sign of signs) removeEventListener(sign, wake)
    },
  }
}
