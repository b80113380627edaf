// The coach of Paris: what it speaks of, and what the last move brought.

import type { Coach, CoachWords } from '../../../learn/coach'
import { brought } from './brought'
import { ideas, patience } from './ideas'

const texts = import.meta.glob<CoachWords>('./coach-*.ts', { import: 'default' })

export default {
  ideas,
  patience,
  // From 2,200 pixels on the table is drawn larger, and is as low again as on a laptop.
  isSmall: (width, height, largestText) =>
    height < 640 || (largestText && height < 700) || (width >= 2200 && height < 1500),
  brought,
  words: (language) => texts[`./coach-${language}.ts`]!(),
} satisfies Coach
