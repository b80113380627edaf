// An SVG of the page as a text that stands alone: an image knows no style sheet of the page, none
// of its symbols and none of its type, so all that is used is written into it.

const properties = [
  'clip-path',
  'color',
  'display',
  'dominant-baseline',
  'fill',
  'fill-opacity',
  'fill-rule',
  'filter',
  'font-family',
  'font-size',
  'font-style',
  'font-variant-numeric',
  'font-weight',
  'letter-spacing',
  'mask',
  'mix-blend-mode',
  'opacity',
  'paint-order',
  'stop-color',
  'stop-opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'transform',
  'transform-box',
  'transform-origin',
  'vector-effect',
  'visibility',
]

/** Writes the styles that an element has on the page into its copy, and so for all within. */
function writeStyles(shown: Element, copy: Element) {
  const style = getComputedStyle(shown)
  for (const property of properties)
    (copy as SVGElement).style.setProperty(property, style.getPropertyValue(property))
  for (const [i, child] of [...shown.children].entries()) writeStyles(child, copy.children[i]!)
}

/** What elements refer to by name, in attributes and in styles. */
function namesIn(root: Element): Set<string> {
  const texts = [root, ...root.querySelectorAll('*')].flatMap((one) =>
    [...one.attributes].map(({ value }) => value),
  )
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/(?:^|url\(["']?)#([\w-]+)/g)].map(([, id]) => id!)),
  )
}

/** Symbols and gradients that stand elsewhere in the page. */
function bringNames(copy: SVGSVGElement) {
  const defs = copy.insertBefore(
    document.createElementNS('http://www.w3.org/2000/svg', 'defs'),
    copy.firstChild,
  )
  for (let missing = true; missing;) {
    missing = false
    for (const id of namesIn(copy)) {
      if (copy.querySelector(`#${CSS.escape(id)}`)) continue
      const there = document.getElementById(id)
      if (!there) continue
      defs.append(there.cloneNode(true))
      missing = true
    }
  }
}

const asData = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })

/** The faces of type that the page has loaded, as rules with the type in them. */
async function loadedType(): Promise<string> {
  const loaded = new Set(
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, weight, unicodeRange }) =>
        [family.replaceAll(/["']/g, ''), weight, unicodeRange].join().toLowerCase(),
      ),
  )
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
  const texts = rules.map(async ({ style, parentStyleSheet }) => {
    const [family, weight, range, src] = ['font-family', 'font-weight', 'unicode-range', 'src'].map(
      (name) => style.getPropertyValue(name),
    )
    const name = family!.replaceAll(/["']/g, '')
    const url = /url\(["']?([^"')]+)/.exec(src!)?.[1]
    if (!url || !loaded.has([name, weight, range].join().toLowerCase())) return ''
    const file = await fetch(new URL(url, parentStyleSheet?.href ?? location.href))
    const data = await asData(await file.blob())
    return `@font-face{font-family:'${name}';font-weight:${weight};unicode-range:${range};src:url(${data})}`
  })
  return (await Promise.all(texts)).join('')
}

/** The text of an image that looks as the SVG does on the page, in this size. */
export async function standalone(svg: SVGSVGElement, size: number): Promise<string> {
  const copy = svg.cloneNode(true) as SVGSVGElement
  writeStyles(svg, copy)
  bringNames(copy)
  const type = document.createElementNS('http://www.w3.org/2000/svg', 'style')
  type.textContent = await loadedType()
  copy.prepend(type)
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(size))
  copy.setAttribute('height', String(size))
  return new XMLSerializer().serializeToString(copy)
}
