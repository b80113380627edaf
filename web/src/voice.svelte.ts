// What is said to visitors who hear the page instead of seeing it. Two regions take turns, so that the
// same words twice are heard twice.

class Voice {
  lines = $state(['', ''])
  #next = 0

  say(text: string) {
    if (!text) return
    this.lines = this.#next === 0 ? [text, ''] : ['', text]
    this.#next = 1 - this.#next
  }
}

export const voice = new Voice()
