import { expect, test } from 'vitest'
import { isLocal } from '../src/engine/names'
import { pathOf, tableAt } from '../src/client/client.svelte'

test('an address tells where its table is', () => {
  expect(tableAt('/t/k3w9mzq2tb')).toBe('k3w9mzq2tb')
  expect(tableAt('/l/k3w9mzq2tb/')).toBe('local-k3w9mzq2tb')
  for (const path of ['/', '/tables', '/t/', '/l/a/b', '/x/abc'])
    expect(tableAt(path)).toBeUndefined()
  for (const table of ['k3w9mzq2tb', 'local-k3w9mzq2tb']) expect(tableAt(pathOf(table))).toBe(table)
  expect(isLocal(tableAt('/l/k3')!)).toBe(true)
})
