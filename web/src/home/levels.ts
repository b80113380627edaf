import type { Say } from '../messages/say'

/**
 * What a level is like, in the page's language; a level that the page does not know speaks for
 * itself.
 */
export function levelAbout(say: Say, level: { name: string; about: string }): string {
  const known = say.levels as Record<string, (() => string) | undefined>
  return level.name in known ? known[level.name]!() : level.about
}
