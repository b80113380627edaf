// A house and a browser for all tests of a file, opened before the first and closed after the last.

import { after, before } from 'node:test'
import { openBrowser, openHouse } from './house.mjs'

/** Tells both when they are there. */
export function opened(tell, options) {
  let house
  let browser
  before(async () => {
    house = await openHouse(options)
    browser = await openBrowser()
    tell(house, browser)
  })
  after(async () => {
    await browser?.close()
    await house?.close()
  })
}

/** For tests whose like runs anyway: another game, or another part of one. */
export const onlyLong = {
  skip: process.env.BELLE_LONG ? false : 'takes long: ./belle test --long',
}
