// Better and better answers, told calmly: the first at once, another one only when it says
// something else, and never sooner than it takes to read the one before.

export class Calm<Answer> {
  #told: Answer | null = null
  #waiting: Answer | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #free = true

  constructor(
    private readonly tell: (answer: Answer) => void,
    private readonly differs: (a: Answer, b: Answer) => boolean,
    private readonly pause = 900,
  ) {}

  add(answer: Answer) {
    this.#waiting = answer
    if (this.#free) this.#next()
  }

  stop() {
    clearTimeout(this.#timer)
    this.#waiting = null
  }

  #next() {
    const answer = this.#waiting
    this.#waiting = null
    this.#free = true
    if (answer === null || (this.#told !== null && !this.differs(this.#told, answer))) return
    this.#told = answer
    this.#free = false
    this.#timer = setTimeout(() => this.#next(), this.pause)
    this.tell(answer)
  }
}
