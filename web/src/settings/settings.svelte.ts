// What a visitor has chosen for the whole page, kept in this browser: theme, sound, motion. The
// first two words of theme and motion are marks on the root element, which the style sheets obey;
// without a mark the system decides.

import { keep, kept } from '../kept'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]
export const motions = ['system', 'less'] as const
export type Motion = (typeof motions)[number]

const one = <T extends string>(words: readonly T[], word: string): T =>
  words.find((each) => each === word) ?? words[0]!

class Settings {
  theme = $state<Theme>(one(themes, kept('theme', 'system')))
  motion = $state<Motion>(one(motions, kept('motion', 'system')))
  sound = $state(kept('sound', 'off') === 'on')
  /** Whether the dialogue is open. */
  shown = $state(false)

  /** Called once, before anything is drawn. */
  begin() {
    this.#mark('theme', this.theme)
    this.#mark('motion', this.motion)
  }

  chooseTheme(theme: Theme) {
    this.theme = theme
    keep('theme', theme)
    this.#mark('theme', theme)
  }

  chooseMotion(motion: Motion) {
    this.motion = motion
    keep('motion', motion)
    this.#mark('motion', motion)
  }

  chooseSound(sound: boolean) {
    this.sound = sound
    keep('sound', sound ? 'on' : 'off')
  }

  #mark(name: 'theme' | 'motion', word: string) {
    if (word === 'system') delete document.documentElement.dataset[name]
    else document.documentElement.dataset[name] = word
  }
}

export const settings = new Settings()
