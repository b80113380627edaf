// The picture of the city, painted once for each light and each fineness and kept for every board of
// the page. Loaded late: a table is played on before the city is there.

import './city.css'
import { type Colour, colours } from './layers'
import type { Wish } from './city-worker'

const pictures = new Map<string, Promise<string>>()

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

/** The address of the city's picture in the light of that place. */
export function pictureAt(place: Element, reach: number, pixels: number): Promise<string> {
  const wish: Wish = { colours: coloursAt(place), reach, pixels }
  const name = JSON.stringify(wish)
  const picture = pictures.get(name) ?? painted(wish)
  pictures.set(name, picture)
  return picture
}

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
