// What only a review says, and says at length: loaded with it, in the reader's language.

import type { Language } from '../messages/say'

/** What can be said of a deal that was looked at. */
export type Deal = 'verified' | 'late' | 'unseen' | 'closed' | 'none' | 'wrong'

export interface ReviewWords {
  /** How a piece lies: not turned, and after one, two and three quarter turns clockwise. */
  turns: [string, string, string, string]
  flipped: string
  /** What the points of the account mean, with two players and with more. */
  account: { two: string; more: string }
  /** The part of the account that is neither play nor luck, and what was lost in points. */
  error: string
  lost: string
  /** Above the chances of all seats. */
  chances: string
  mistakes: { mine: string; all: string; none: string; again: string }
  accuracy: string
  /** The verdict on a deal, and what was compared. */
  deal: Record<Deal, [string, string]>
}

const texts = import.meta.glob<{ default: ReviewWords }>('./words/review-*.ts')

export const reviewWords = async (language: Language): Promise<ReviewWords> =>
  (await texts[`./words/review-${language}.ts`]!()).default
