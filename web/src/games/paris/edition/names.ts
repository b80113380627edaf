// Words to choose from where an edition is corrected, with what people call them.

import type { Say } from '../../../messages/say'
import { prestige, resources, type Token } from '../position'
import { tokenName } from '../sentences'

export type Choices = readonly (readonly [word: string, name: string])[]

const named = (say: Say, tokens: readonly Token[]): Choices =>
  tokens.map((token) => [token, tokenName(say, token)] as const)

export const resourceNames = (say: Say) => named(say, resources)
export const prestigeNames = (say: Say) => named(say, prestige)
export const tokenNames = (say: Say) => named(say, [...prestige, ...resources])

export const typeNames = (say: Say): Choices => {
  const { cafe, restaurant, residence, hotel, bakery, theater } = say.editions.types
  return [
    ['café', cafe()],
    ['restaurant', restaurant()],
    ['residence', residence()],
    ['hotel', hotel()],
    ['bakery', bakery()],
    ['theater', theater()],
  ]
}
