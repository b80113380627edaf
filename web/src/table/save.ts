// Files for people to keep.

import { client } from '../client/client.svelte'

/** Gives a file to the browser. */
export function saveFile(name: string, file: Blob) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

export const saveText = (name: string, text: string) =>
  saveFile(name, new Blob([text], { type: 'text/plain' }))

/** The record of a table, as we may know it now. */
export async function saveRecord(table: string) {
  const { record } = await client.request('record', { table })
  saveText(`${table}.belle`, record)
}
