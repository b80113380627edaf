// Draws and paints the city away from the page, and hands it back as the address of a picture (the
// content policy allows pictures with their data).

import type { Colour } from './layers'
import { paint } from './paint'
import { drawCity } from './plan'

export interface Wish {
  colours: Record<Colour, string>
  /** Units to each side of the Arc, and pixels of a unit. */
  reach: number
  pixels: number
}

onmessage = async ({ data: { colours, reach, pixels } }: MessageEvent<Wish>) => {
  const size = Math.round(2 * reach * pixels)
  const canvas = new OffscreenCanvas(size, size)
  paint(canvas.getContext('2d')!, drawCity(), colours, reach, pixels)
  const picture = await canvas.convertToBlob({ type: 'image/webp', quality: 0.88 })
  const reader = new FileReader()
  reader.onload = () => postMessage(reader.result as string)
  reader.readAsDataURL(picture)
}
