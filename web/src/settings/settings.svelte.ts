// What a visitor has chosen for the whole page, kept in this browser: theme, size of the text, sound,
// motion, and how turns are played. Words of theme, text and motion are marks on the root element,
// which the style sheets obey; with the first of each there is none, and the system decides.

import { keep, kept } from '../kept'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]
export const motions = ['system', 'less'] as const
export type Motion = (typeof motions)[number]
/** Whether a move is looked at before it is played; `needed`: where there is no other look or no way back. */
export const confirms = ['needed', 'always', 'never'] as const
export type Confirm = (typeof confirms)[number]
/** Whether a turn ends by itself; `idle`: when nothing of one's own is left to use in it. */
export const autoEnds = ['idle', 'always', 'never'] as const
export type AutoEnd = (typeof autoEnds)[number]
/** How long rivals' moves are shown one after the other. */
export const speeds = ['slow', 'normal', 'fast', 'once'] as const
export type Speed = (typeof speeds)[number]

export const textSizes = ['usual', 'small', 'large', 'largest'] as const
export type TextSize = (typeof textSizes)[number]

const one = <T extends string>(words: readonly T[], word: string, usual = words[0]!): T =>
  words.find((each) => each === word) ?? usual

class Settings {
  theme = $state<Theme>(one(themes, kept('theme', 'system')))
  motion = $state<Motion>(one(motions, kept('motion', 'system')))
  text = $state<TextSize>(one(textSizes, kept('text', 'usual')))
  sound = $state(kept('sound', 'off') === 'on')
  confirm = $state<Confirm>(one(confirms, kept('confirm', '')))
  autoEnd = $state<AutoEnd>(one(autoEnds, kept('auto-end', '')))
  speed = $state<Speed>(one(speeds, kept('speed', ''), 'normal'))
  /** Whether the dialogue is open. */
  shown = $state(false)

  /** Whether things may move. */
  get moves(): boolean {
    return this.motion !== 'less' && !matchMedia('(prefers-reduced-motion: reduce)').matches
  }

  /** Called once, before anything is drawn. */
  begin() {
    this.#mark('theme', this.theme)
    this.#mark('motion', this.motion)
    this.#mark('text', this.text)
  }

  chooseText(text: TextSize) {
    this.text = text
    keep('text', text)
    this.#mark('text', text)
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

  chooseConfirm(confirm: Confirm) {
    this.confirm = confirm
    keep('confirm', confirm)
  }

  chooseAutoEnd(autoEnd: AutoEnd) {
    this.autoEnd = autoEnd
    keep('auto-end', autoEnd)
  }

  chooseSpeed(speed: Speed) {
    this.speed = speed
    keep('speed', speed)
  }

  chooseSound(sound: boolean) {
    this.sound = sound
    keep('sound', sound ? 'on' : 'off')
  }

  #mark(name: 'theme' | 'motion' | 'text', word: string) {
    if (word === 'system' || word === 'usual') delete document.documentElement.dataset[name]
    else document.documentElement.dataset[name] = word
  }
}

export const settings = new Settings()
