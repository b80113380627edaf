// What is asked of the others at a table, and that one of them would rather not.

import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'svelte/server'
import type { SeenTable } from '../src/client/client.svelte'
import { speech } from '../src/messages/speech.svelte'
import Offer from '../src/table/Offer.svelte'
import { markRead } from '../src/table/reading'
import { talkWords } from '../src/table/talk'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

// A refusal that was read came back with every reload.
test('a refusal that was read stays read, at its table; the next one is told', async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await speech.speak('en')
  const words = await talkWords('en')
  const shown = (table: string, number: number) => {
    const seen = {
      table,
      you: '1',
      chairs: [{ seat: '2', kind: 'person', name: 'Bruno' }],
      declined: { number, kind: 'undo', from: '1', by: '2' },
    } as unknown as SeenTable
    return render(Offer, { props: { seen, words } }).body.includes('Bruno')
  }
  expect(shown('k3', 7)).toBe(true)
  markRead('k3', 7, 'declined')
  expect(shown('k3', 7)).toBe(false)
  expect(shown('k3', 9)).toBe(true)
  expect(shown('k4', 7)).toBe(true)
})
