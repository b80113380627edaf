// Hints: which plan is followed, how calmly better ones are told, and what is said in every
// language.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SeenTable } from '../src/client/client.svelte'
import { planWords as lumiereWords } from '../src/games/lumiere/hint/advice'
import lumiereReasons from '../src/games/lumiere/hint/reasons-en'
import { planWords as parisWords } from '../src/games/paris/hint/advice'
import parisReasons from '../src/games/paris/hint/reasons-en'
import position from '../src/games/paris/rules/position-dealt.json'
import { Calm } from '../src/hint/calm'
import { differs, followed, isWhole, type Plan, rest } from '../src/hint/plan'
import { hintWords } from '../src/hint/words'
import { languages, saying } from './saying'

const plan = (...steps: string[]): Plan => ({
  steps,
  effects: steps.map(() => ({})),
  win: 0.5,
  margin: 1,
})

test('a plan is followed step by step, another one if that is what is done', () => {
  const plans = [plan('use 7', 'move arc cha5', 'end'), plan('key bank:mon', 'end')]
  expect(followed(plans, 0, [])).toEqual({ plan: 0, done: 0 })
  expect(followed(plans, 0, ['use 7'])).toEqual({ plan: 0, done: 1 })
  expect(followed(plans, 0, ['key bank:mon'])).toEqual({ plan: 1, done: 1 })
  expect(followed(plans, 1, [])).toEqual({ plan: 1, done: 0 })
  expect(followed(plans, 0, ['use 7', 'end'])).toBeNull()
  expect(followed(plans, 0, ['key bank:mon', 'end', 'draw 1'])).toBeNull()
})

test('what is left of a plan keeps its numbers, and tells only the own next move', () => {
  const whole = { ...plan('use 7', 'end'), next: [{ seat: 'blue', move: 'pass' }] }
  expect(rest(whole, 1, 'orange')).toMatchObject({ steps: ['end'], from: 2, next: null })
  whole.next.push({ seat: 'orange', move: 'take I3' })
  expect(rest(whole, 0, 'orange')).toMatchObject({ from: 1, next: 'take I3' })
})

// An older engine told moves without plans, and the page thought for ever.
test('an answer without plans, steps or a reason is no hint', () => {
  const reason = { word: 'only', sentence: '' }
  expect(isWhole({ plans: [plan('end')], reason })).toBe(true)
  expect(isWhole({})).toBe(false)
  expect(isWhole({ plans: [], reason })).toBe(false)
  expect(isWhole({ plans: [plan()], reason })).toBe(false)
  expect(isWhole({ plans: [{ steps: ['end'] }], reason })).toBe(false)
  expect(isWhole({ plans: [plan('end')] })).toBe(false)
})

// A text that changes to and fro while two plans are as good as each other.
test('a hint differs by a better plan, not by its numbers or by plans that are as good', () => {
  const hint = { plans: [plan('a', 'b'), plan('c')], proven: false }
  const now = (...plans: Plan[]) => ({ plans, proven: false })
  const better = { ...plan('c'), win: 0.55 }
  expect(differs(hint, now({ ...plan('a', 'b'), win: 0.7 }))).toBe(false)
  expect(differs(hint, now(plan('c'), plan('a', 'b')))).toBe(false)
  expect(differs(hint, now(better, plan('a', 'b')))).toBe(true)
  expect(differs(hint, now(plan('c'), plan('d')))).toBe(true)
  expect(differs(hint, { ...hint, proven: true })).toBe(true)
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

// A text that changes under the eyes of its reader, or a better answer that is never told.
test('the first answer is told at once, others in peace and only if they differ', () => {
  const told: number[] = []
  const calm = new Calm<number>(
    (n) => told.push(n),
    (a, b) => a !== b,
    900,
  )
  calm.add(1)
  expect(told).toEqual([1])
  calm.add(2)
  calm.add(3)
  expect(told).toEqual([1])
  vi.advanceTimersByTime(900)
  expect(told).toEqual([1, 3])
  calm.add(3)
  vi.advanceTimersByTime(2000)
  calm.add(3)
  expect(told).toEqual([1, 3])
  calm.add(4)
  expect(told).toEqual([1, 3, 4])
  calm.add(5)
  calm.stop()
  vi.advanceTimersByTime(2000)
  expect(told).toEqual([1, 3, 4])
})

const seen = (game: string, you: string, at: object) =>
  ({
    settings: { game },
    you,
    position: at,
    chairs: ['orange', 'blue', '1', '2', '3'].map((seat) => ({
      seat,
      kind: 'person',
      name: `Name of ${seat}`,
    })),
  }) as unknown as SeenTable

const whole = (text: string | null) => {
  expect(text).toBeTruthy()
  expect(text).not.toMatch(/[{}|]|undefined|NaN|object/)
  return text!
}

for (const language of languages)
  test(`hints are whole sentences in ${language}`, async () => {
    const say = saying(language)
    const words = await hintWords(language)
    for (const text of [words.thinking(), words.depends(), words.failed(), words.close()])
      whole(text)
    for (const general of Object.values(words.reasons)) whole(general())
    whole(words.more({ reason: 'x', n: 2 }))
    whole(words.value({ win: '51', vp: '+2', p: 2 }))

    const paris = await parisWords(language)
    const table = seen('paris', '1', position)
    const at: Record<string, string> = { rival: '2', bonus: '7', last_bonus: '12', token: 'gold*' }
    for (const word of Object.keys(parisReasons))
      for (const n of [1, 2, 5])
        whole(paris.reason(say, table, { word, at: at[word] ?? 'bat', n, sentence: '' }))
    expect(paris.reason(say, table, { word: 'rival', at: '2', n: 2, sentence: '' })).toContain(
      'Name of 2',
    )
    expect(paris.reason(say, table, { word: 'unheard', sentence: '' })).toBeNull()
    const steps =
      'draw 1|place mon|key bank:cha|key arc|move arc mon5|move mon5 mon@12 new|flag E3|pass|bonus 7|' +
      'bonus -|prestige gold*|prestige -|vp 13 mon|vp -|use 12|use 19 7|buy wood|sell gold|end'
    const said = steps.split('|').map((step) => whole(paris.step(say, table, step)))
    expect(new Set(said).size).toBe(said.length)

    const lumiere = await lumiereWords(language)
    const map = seen('lumiere', 'orange', {})
    for (const word of Object.keys(lumiereReasons))
      for (const n of [1, 2, 5])
        whole(lumiere.reason(say, map, { word, at: 'L4', n, sentence: '' }))
    for (const step of [
      'lay c5 r1',
      'take L4',
      'pass',
      'build L4 c5 r2f',
      'card moulin e4',
      'card metro',
      'card moulin -',
      'card penseur e4 north',
      'card levitation I3 R6 c3 r0',
    ])
      whole(lumiere.step(say, map, step))
    expect(lumiere.step(say, map, 'card levitation I3 R6 c3 r0')).toMatch(/I3 ↔ R6: c3$/)
  })
