// Files for people to keep.

import { client } from '../client/client.svelte'

/** Gives a text to the browser as a file. */
export function saveText(name: string, text: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

/** The record of a table, as we may know it now. */
export async function saveRecord(table: string) {
  const { record } = await client.request('record', { table })
  saveText(`${table}.belle`, record)
}
