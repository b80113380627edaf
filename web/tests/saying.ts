// The messages of every language, for tests.
import { type Language, type Messages, speaking } from '../src/messages/say'

export { languages } from '../src/messages/speech.svelte'

const texts = import.meta.glob<Messages>('../src/messages/*/index.ts', {
  import: 'default',
  eager: true,
})
export const textsOf = (language: Language) => texts[`../src/messages/${language}/index.ts`]!
export const saying = (language: Language) => speaking(language, textsOf(language))
