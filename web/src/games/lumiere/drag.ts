// Something picked up with the pointer and carried over the map. Let go over the map, its ghost
// stays there to be turned and confirmed; anywhere else it goes back. A press that hardly moves is
// a click and no matter of this file.

import type { Hand } from './hand.svelte'

export interface Load {
  hand: Hand
  pick: () => void
}

/** How far a pointer moves, in pixels, before a press becomes a drag. */
const slack = 6
/** A finger hides what is under it, so what it carries floats above it. */
const aboveFinger = 44

export function carried(node: Element, load: () => Load | null) {
  let current = load
  let picked: Load | null = null
  let from: { x: number; y: number; id: number } | null = null

  function down(event: Event) {
    const { button, clientX, clientY, pointerId } = event as PointerEvent
    if (button !== 0 || !current()) return
    from = { x: clientX, y: clientY, id: pointerId }
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', up)
  }

  function move(event: PointerEvent) {
    if (!from || event.pointerId !== from.id) return
    if (!picked) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < slack) return
      picked = current()
      if (!picked) return end()
      picked.pick()
    }
    picked.hand.carry(
      event.clientX,
      event.clientY - (event.pointerType === 'touch' ? aboveFinger : 0),
    )
  }

  function up(event: PointerEvent) {
    if (event.pointerId !== from?.id) return
    picked?.hand.letGo(event.type === 'pointerup')
    end()
  }

  function end() {
    from = null
    picked = null
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', up)
    removeEventListener('pointercancel', up)
  }

  node.addEventListener('pointerdown', down)
  return {
    update: (next: () => Load | null) => (current = next),
    destroy() {
      end()
      node.removeEventListener('pointerdown', down)
    },
  }
}
