// What a key asks of the game at a table, the same in both games. Keyboards differ: a French one has
// letters in the row of numbers, a Russian one none of our letters; then the place of the key counts.
// What is for good is never done by a key that is held down. Enter and space belong to the game
// unless something else has the focus that they are for; a button that was clicked is not.

/** The number of a digit key, with Shift or without. */
export function digitOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): number | null {
  const digit = /^\d$/.test(key) ? key : /^Digit(\d)$/.exec(code)?.[1]
  return digit === undefined ? null : Number(digit)
}

/** The letter of a key, or of its place where the layout has another script. */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const letter = key.toLowerCase()
  const foreign = /^\p{L}$/u.test(letter) && !/^\p{Script=Latin}$/u.test(letter)
  return (foreign && /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()) || letter
}

const acts = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' '

/** Whether a dialogue, a text field or the browser wants this key. */
export function isElsewhere(event: KeyboardEvent): boolean {
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    document.querySelector('dialog[open]') !== null ||
    (event.target as Element).matches('input, textarea, select')
  )
}

/** Whether the focus is where it is because of a click. */
let clicked = false

/** Follows the focus, while a table is there. */
export function followFocus(): () => void {
  let keys = false
  const press = () => {
    clicked = true
    keys = false
  }
  const key = () => void (keys = true)
  const focus = () => void (clicked = !keys)
  addEventListener('pointerdown', press, true)
  addEventListener('keydown', key, true)
  addEventListener('focusin', focus, true)
  return () => {
    removeEventListener('pointerdown', press, true)
    removeEventListener('keydown', key, true)
    removeEventListener('focusin', focus, true)
  }
}

/** Whether Enter or space are not meant for what has the focus. On a sheet space is for scrolling. */
function isFree(event: KeyboardEvent): boolean {
  const target = event.target as Element
  if (target.matches('body, main')) return true
  if (!target.closest('main')) return false
  if (!target.matches('aside')) return clicked
  return event.key === 'Enter' || (clicked && target.scrollHeight <= target.clientHeight)
}

/** Whether a key that is for good is only held down; it does nothing then, to a button either. */
function isHeldDown(event: KeyboardEvent): boolean {
  if (!event.repeat || !(acts(event) || digitOf(event) !== null)) return false
  if (isFree(event) || (event.target as Element).closest('main :is(button, [data-mark])'))
    event.preventDefault()
  return true
}

/** Whether Enter or space are the table's, though a place on its board has the focus. */
export const isForTable = (event: KeyboardEvent) => acts(event) && (event.repeat || isFree(event))

/** Whether Enter or space are to do what the large button does; nothing else does anything then. */
export function confirms(event: KeyboardEvent): boolean {
  if (!acts(event) || event.defaultPrevented || isElsewhere(event)) return false
  if (isHeldDown(event) || !isFree(event)) return false
  // A button is pressed when space is let go: not this one.
  if (!(event.target as Element).matches('body, main, aside')) {
    event.preventDefault()
    ;(event.target as HTMLElement | SVGElement).blur()
  }
  return true
}

/** The number that chooses an answer, or 0 for the next answers; null for every other key. */
export function choiceOf(event: KeyboardEvent): number | null {
  return isElsewhere(event) || isHeldDown(event) ? null : digitOf(event)
}
