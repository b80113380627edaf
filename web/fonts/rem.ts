// Type that follows the size which the visitor has chosen: the style sheets say pixels, as on a page
// of usual size, and the build makes them parts of the root's font size. Letters in drawings are
// measured in the units of the drawing and stay.

interface Declaration {
  prop: string
  value: string
  parent?: { selectors?: string[] }
}

/** Whether a selector is about letters in a drawing: its last part is a `text` element. */
const drawn = (selector: string) => /(^|[\s>(+~])text([.:#[\w()='"-][^\s>+~]*)?$/.test(selector)

export const inRem = (value: string) =>
  value.replace(/(\d*\.?\d+)px/g, (_, pixels: string) => `${Number((+pixels / 16).toFixed(4))}rem`)

/** For Vite: a plugin of PostCSS. */
export const typeInRem = () => ({
  postcssPlugin: 'type-in-rem',
  Declaration(declaration: Declaration) {
    const { prop, value, parent } = declaration
    if (prop !== 'font' && prop !== 'font-size') return
    if (!value.includes('px') || parent?.selectors?.some(drawn)) return
    declaration.value = inRem(value)
  },
})
