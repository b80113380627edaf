// The picture of a finished game: its board, who played, and how it ended. It shows what everybody
// at the table sees, and nothing more.

import { standalone } from './standalone'

export interface Shown {
  title: string
  result: string
  seats: readonly { name: string; colour: string; total: number; won: boolean }[]
}

const width = 1080
const margin = 48
const board = width - 2 * margin
const top = 132
const row = 62

/** The colours that a class has now: of the paper, or of a seat. */
function coloursOf(className: string): { ground: string; ink: string } {
  const probe = document.createElement('i')
  probe.className = className
  document.body.append(probe)
  const { backgroundColor: ground, color: ink } = getComputedStyle(probe)
  probe.remove()
  return { ground, ink }
}

/** When nothing has been drawn for a moment: a board may fetch a part of its drawing. */
export const settled = (room: Element, quiet = 300, most = 2500) =>
  new Promise<void>((resolve) => {
    const end = () => {
      drawing.disconnect()
      resolve()
    }
    let timer = setTimeout(end, quiet)
    const drawing = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(end, quiet)
    })
    drawing.observe(room, { childList: true, subtree: true })
    setTimeout(end, most)
  })

async function image(text: string): Promise<HTMLImageElement> {
  const drawn = new Image()
  drawn.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  await drawn.decode()
  return drawn
}

export async function drawPicture(
  svg: SVGSVGElement,
  { title, result, seats }: Shown,
): Promise<Blob> {
  const drawn = await image(await standalone(svg, board))
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = top + board + 90 + seats.length * row + 66
  const paper = canvas.getContext('2d')!
  const page = getComputedStyle(document.documentElement)
  const { ground, ink } = coloursOf('ending-paper')
  const type = (weight: number, size: number, family: 'display' | 'text') =>
    (paper.font = `${weight} ${size}px ${page.getPropertyValue(`--${family}`)}`)

  paper.fillStyle = ground
  paper.fillRect(0, 0, canvas.width, canvas.height)
  paper.fillStyle = ink
  paper.textAlign = 'center'
  type(600, 62, 'display')
  paper.fillText(title, width / 2, 88, board)
  paper.drawImage(drawn, margin, top, board, board)
  let y = top + board + 66
  type(600, 44, 'display')
  paper.fillText(result, width / 2, y, board)
  for (const { name, colour, total, won } of seats) {
    y += row
    paper.fillStyle = coloursOf(`ending-ink ${colour}`).ink
    paper.beginPath()
    paper.arc(margin + 130, y - 12, 15, 0, 2 * Math.PI)
    paper.fill()
    paper.fillStyle = ink
    paper.textAlign = 'left'
    type(won ? 700 : 500, 36, 'text')
    paper.fillText(name, margin + 166, y, 560)
    paper.textAlign = 'right'
    paper.fillText(String(total), width - margin - 120, y)
  }
  paper.textAlign = 'center'
  type(500, 26, 'display')
  paper.globalAlpha = 0.75
  paper.fillText('Belle Époque', width / 2, canvas.height - 26)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}
