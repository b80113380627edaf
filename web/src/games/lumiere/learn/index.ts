// The coach of La Cité de la Lumière: what it speaks of, and what the last move brought.

import type { Coach, CoachWords } from '../../../learn/coach'
import { brought } from './brought'
import { ideas, patience } from './ideas'

const texts = import.meta.glob<CoachWords>('./coach-*.ts', { import: 'default' })

export default {
  ideas,
  patience,
  isSmall: (width, height, largestText) =>
    (height < 640 && width <= height) || (height < 430 && largestText),
  brought,
  words: (language) => texts[`./coach-${language}.ts`]!(),
} satisfies Coach
