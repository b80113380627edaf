// What calls a player: a sound if sound is on, also behind other windows; a notice of the browser if
// that was agreed; and the sign of the page in the browser's tab, with the number of games that
// await.

import { gameOf } from '../games'
import { opponents } from '../me/history'
import { speech } from '../messages/speech.svelte'
import { route } from '../route.svelte'
import { play } from '../sound'
import { voice } from '../voice.svelte'
import { client, pathOf, tableAt } from './client.svelte'
import { notices } from './notices.svelte'
import { type News, news } from './own'
import type { Summary } from './protocol'
import { signed } from './sign'

function call({ one, what }: News) {
  const { say } = speech
  const game = gameOf(one.about.game).title(say)
  const name = opponents(one).join(', ')
  const text = what === 'begins' ? say.own.sat_down({ game }) : say.own.turn_at({ game, name })
  notices.tell(text, pathOf(one.table)).catch(() => {})
  // A turn at the table that is looked at is heard there.
  if (what === 'turn' && tableAt(route.path) === one.table) return
  play('turn')
  voice.say(text)
}

let summoning = false

/** Called by the page as a whole, as soon as there is a table of ours. */
export function summon() {
  if (summoning) return
  summoning = true
  let before: readonly Summary[] | null = null
  $effect.root(() => {
    $effect(() => {
      const now = client.own
      if (before && now) news(before, now).forEach(call)
      before = now
    })
    $effect(() => {
      const sign = document.querySelector<HTMLLinkElement>('link[rel=icon]')
      if (sign) sign.href = signed(client.awaitingCount)
    })
  })
}
