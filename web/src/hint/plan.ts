// A hint as the engine tells it, and which of its plans is being followed.

import type { SeenTable } from '../client/client.svelte'
import type { Say } from '../messages/say'

/** What the seat that is advised does in the rest of its turn. */
export interface Plan {
  /** Moves in the notation, one at least. */
  steps: string[]
  /** What each of them does, as `explain` tells it. */
  effects: object[]
  /** The last step shows something hidden, on which the rest of the turn depends. */
  reveals?: true
  win: number
  margin: number
  /** The answers that are expected, and then the own next move. */
  next?: { seat: string; move: string }[]
}

/** What speaks for the first plan against the second: a word that never changes, and its numbers. */
export interface Reason {
  word: string
  at?: string
  n?: number
  than?: number
  /** The same in English. */
  sentence: string
}

/** Whether an answer has all that a hint is told by; one of another program may not. */
export function isWhole(
  hint: Partial<{ plans: readonly Partial<Plan>[]; reason: Partial<Reason> }>,
) {
  const { plans = [], reason } = hint
  return (
    plans.length > 0 &&
    plans.every(({ steps = [], effects }) => steps.length > 0 && effects !== undefined) &&
    reason?.word !== undefined
  )
}

/** A game's plans in words. */
export interface PlanWords {
  /** What to do, in a few words. */
  step: (say: Say, seen: SeenTable, move: string) => string
  /** What speaks for a plan; null where the word is none of the game's. */
  reason: (say: Say, seen: SeenTable, reason: Reason) => string | null
}

/** What a table draws of a plan: the steps that are still to be done. */
export interface Advice {
  steps: string[]
  effects: object[]
  /** The number of the first of them in its plan, from 1. */
  from: number
  /** The own move that the plan prepares. */
  next: string | null
}

/**
 * Which plan the moves since the question follow, and how many of its steps are done: the chosen
 * one if it is still possible. Null: another way was taken.
 */
export function followed(
  plans: readonly Plan[],
  chosen: number,
  played: readonly string[],
): { plan: number; done: number } | null {
  const fits = (plan: Plan | undefined) =>
    plan !== undefined && played.every((move, i) => plan.steps[i] === move)
  const plan = fits(plans[chosen]) ? chosen : plans.findIndex(fits)
  return plan < 0 ? null : { plan, done: played.length }
}

/** What is left of a plan after so many steps. */
export function rest(plan: Plan, done: number, seat: string): Advice {
  const next = plan.next?.at(-1)
  return {
    steps: plan.steps.slice(done),
    effects: plan.effects.slice(done),
    from: done + 1,
    next: next?.seat === seat ? next.move : null,
  }
}

/** What a person would not change a plan for: estimates waver by as much while Belle thinks. */
const wavering = { win: 0.01, margin: 0.3 }

interface Plans {
  plans: Plan[]
  proven: boolean
}

/**
 * Whether a hint says something else than the one before: another plan, and a better one by more
 * than chance; or that its plan is proven.
 */
export function differs(before: Plans, now: Plans): boolean {
  if (now.proven !== before.proven) return true
  const [best] = now.plans
  const shown = before.plans[0]?.steps.join()
  const still = now.plans.find(({ steps }) => steps.join() === shown)
  if (!best || best === still) return false
  return (
    !still || best.win - still.win > wavering.win || best.margin - still.margin > wavering.margin
  )
}
