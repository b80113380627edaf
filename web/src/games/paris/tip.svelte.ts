// A few words beside the pointer or the focus, kept inside the window.

export class Tip {
  text = $state('')
  x = $state(0)
  y = $state(0)

  /** The same words stay where they were: nothing moves with every step of the pointer. */
  readonly show = (text: string, x: number, y: number) => {
    if (text === this.text) return
    this.text = text
    this.x = Math.max(4, Math.min(x + 14, innerWidth - 276))
    this.y = Math.min(y + 18, innerHeight - 90)
  }
  readonly hide = () => this.show('', 0, 0)
}
