// The steps of a plan on what lies beside the board: each number on the pile, tile, button or answer
// that its step is done with; on the tab of a sheet, where that is behind it.

import './pointing.css'
import { type Token, tokenKinds } from '../position'

export interface Step {
  move: string
  n: number
}

/** What a move is done with: itself, and where it needs more than one choice, what begins it (rows.ts). */
function namesOf(move: string): string[] {
  const [verb, first = '', second = '', fresh] = move.split(' ')
  if (verb === 'key') return [move, 'from new']
  if (verb === 'move')
    return [move, `from ${first}`, ...(fresh ? [`landmark ${second.slice(4)}`] : [])]
  if (verb === 'vp') return [move, `tile ${first}`]
  return verb === 'use' ? [move, `use ${first}`] : [move]
}

/** One's own tiles and prestige, which lie on one's own panel. */
function ownOf(table: Element, move: string): Element[] {
  const [verb, first, ...more] = move.split(' ')
  if (verb === 'prestige' || verb === 'sell')
    return [first, ...more].flatMap((kind) => {
      const place = tokenKinds.indexOf(kind as Token)
      // A line stands between resources, which are sold beside the reserve, and prestige.
      return [...table.querySelectorAll(place > 2 ? `.me .counts > :nth-child(${place + 2})` : '_')]
    })
  return verb === 'use'
    ? [...table.querySelectorAll('.me .own-tiles li')].filter(
        (one) => one.firstElementChild?.textContent === first,
      )
    : []
}

/** Puts the numbers there, and keeps them there until the steps are others; gives how to end that. */
export function point(table: HTMLElement, steps: readonly Step[]): () => void {
  const draw = () => {
    const numbers = new Map<Element, string>()
    for (const { move, n } of steps) {
      const found = new Set<Element>([
        ...namesOf(move).flatMap((name) => [...table.querySelectorAll(`[data-move="${name}"]`)]),
        ...ownOf(table, move),
      ])
      const [first] = found
      const sheet = first?.closest<HTMLElement>('.sheet')?.dataset.sheet
      if (sheet && ![...found].some((one) => one.checkVisibility())) {
        const tab = table.querySelector(`.sheet-tabs > :nth-child(${sheet === 'you' ? 1 : 3})`)
        if (tab) found.add(tab)
      }
      for (const one of found) numbers.set(one, [numbers.get(one) ?? [], n].flat().join('·'))
    }
    for (const one of table.querySelectorAll('[data-advised]'))
      if (!numbers.has(one)) one.removeAttribute('data-advised')
    for (const [one, text] of numbers) one.setAttribute('data-advised', text)
  }
  draw()
  const changed = new MutationObserver(draw)
  const attributeFilter = ['data-open', 'data-sheet', 'data-window']
  changed.observe(table, { childList: true, subtree: true, attributeFilter })
  return () => {
    changed.disconnect()
    for (const one of table.querySelectorAll('[data-advised]')) one.removeAttribute('data-advised')
  }
}
