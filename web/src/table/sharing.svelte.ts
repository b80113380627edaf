// Several people in front of one screen: each looks in turn, and what one may know is covered before
// the next comes.

import { untrack } from 'svelte'
import { isLocal } from '../engine/names'
import { client } from '../client/client.svelte'

export class Sharing {
  #looking = $state<string | null>(null)
  #table: string
  /** The seats of the people here. */
  #seats = $derived.by(() => {
    const people = client.table?.chairs.filter(({ kind }) => kind === 'person') ?? []
    return isLocal(this.#table) ? people.map(({ seat }) => seat) : []
  })
  /** Which seat the screen is for; null where nobody shares it. */
  due = $derived.by(() => {
    const seen = client.table
    if (this.#seats.length < 2 || seen?.stage !== 'playing') return null
    return this.#seats.includes(seen.to_move ?? '')
      ? seen.to_move!
      : (this.#looking ?? this.#seats[0]!)
  })
  covered = $derived.by(
    () => this.due !== null && this.due !== this.#looking && client.hides(this.#table),
  )

  constructor(table: string) {
    this.#table = table
    $effect(() => {
      if (this.due !== null && this.due !== this.#looking && !this.covered)
        untrack(() => this.look())
    })
  }

  /** The person who is due holds the screen. */
  look() {
    this.#looking = this.due
    client.become(this.due!)
  }
}
