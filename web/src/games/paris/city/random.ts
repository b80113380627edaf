// Chance that is the same everywhere and every time: the city must look alike on all screens.

export type Random = (from?: number, to?: number) => number

/** Numbers from a seed (mulberry32): between 0 and 1, or between the bounds that are asked for. */
export function seeded(seed: number): Random {
  let state = seed
  return (from = 0, to = 1) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return from + ((to - from) * ((t ^ (t >>> 14)) >>> 0)) / 4294967296
  }
}
