// A few words beside the pointer or the focus; `.tip` keeps them inside the window.

export class Tip {
  text = $state('')
  x = $state(0)
  y = $state(0)

  /** The same words stay where they were: nothing moves with every step of the pointer. */
  readonly show = (text: string, x: number, y: number) => {
    if (text === this.text) return
    this.text = text
    this.x = x + 14
    this.y = y + 18
  }
  readonly hide = () => this.show('', 0, 0)
}
