// Several people in front of one screen: each looks in turn. Between two of them who may know
// different things the table is shown as those see it who only watch.

import { untrack } from 'svelte'
import { isLocal } from '../engine/names'
import { client } from '../client/client.svelte'

export class Sharing {
  /** Who holds the screen; empty while nobody does, null before anybody did. */
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
      : this.#looking || this.#seats[0]!
  })
  /** What is private waits for the person who is due. */
  covered = $derived.by(
    () => this.due !== null && this.due !== this.#looking && client.hides(this.#table),
  )

  constructor(table: string) {
    this.#table = table
    $effect(() => {
      if (this.due === null || this.due === this.#looking) return
      if (!this.covered) untrack(() => this.look())
      else if (this.#looking !== '') untrack(() => this.#lookAway())
    })
  }

  /** The person who is due holds the screen. */
  look() {
    this.#looking = this.due
    client.become(this.due)
  }

  #lookAway() {
    this.#looking = ''
    client.become(null)
  }
}
