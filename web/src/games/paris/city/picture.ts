// The picture of the city, painted once for each light and each fineness and kept for every board of
// the page. Loaded late: a table is played on before the city is there.

import './city.css'
import { type Colour, colours } from './layers'
import type { Wish } from './city-worker'

/** A picture's address, and how many units it shows to each side of the Arc. */
export interface Picture {
  href: string
  reach: number
}

const pictures = new Map<string, Promise<Picture>>()
/** What is there already, for each light. */
const finished = new Map<string, Picture>()

/** The colours where the board stands, which is what decides between day and night. */
function coloursAt(place: Element): Record<Colour, string> {
  const probe = document.createElement('i')
  probe.hidden = true
  place.append(probe)
  const found = colours.map((colour) => {
    probe.style.color = `var(--city-${colour})`
    return [colour, getComputedStyle(probe).color]
  })
  probe.remove()
  return Object.fromEntries(found)
}

function painted(wish: Wish): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./city-worker.ts', import.meta.url), { type: 'module' })
    const finish = (answer: () => void) => {
      worker.terminate()
      answer()
    }
    worker.onmessage = ({ data }: MessageEvent<string>) => finish(() => resolve(data))
    worker.onerror = (fault) => finish(() => reject(new Error(fault.message)))
    worker.postMessage(wish)
  })
}

/** The city in the light of that place, as fine as `pixels` of a unit. */
export function pictureAt(place: Element, reach: number, pixels: number): Promise<Picture> {
  const wish: Wish = { colours: coloursAt(place), reach, pixels }
  const name = JSON.stringify(wish)
  const picture =
    pictures.get(name) ??
    painted(wish).then((href) => {
      finished.set(JSON.stringify(wish.colours), { href, reach })
      return { href, reach }
    })
  pictures.set(name, picture)
  return picture
}

/** A picture in the light of that place that need not be waited for, of any fineness. */
export const readyAt = (place: Element): Picture | null =>
  finished.get(JSON.stringify(coloursAt(place))) ?? null

/** Calls back when day and night or the size of the board may have changed; returns how to stop. */
export function onChange(board: Element, changed: () => void): () => void {
  const night = matchMedia('(prefers-color-scheme: dark)')
  const marks = new MutationObserver(changed)
  marks.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-scene'] })
  let timer: ReturnType<typeof setTimeout>
  const size = new ResizeObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(changed, 300)
  })
  size.observe(board)
  night.addEventListener('change', changed)
  return () => {
    clearTimeout(timer)
    marks.disconnect()
    size.disconnect()
    night.removeEventListener('change', changed)
  }
}
