// Small sounds, made in the browser and never loaded: each is a few notes. Nothing sounds unless
// the visitor has turned sound on, and no audio is opened before they have touched the page.

import { settings } from './settings/settings.svelte'

export type Sound = 'tile' | 'light' | 'key' | 'coins' | 'turn' | 'end'

/** A note: when it begins and how long it rings, in seconds; its pitch; how loud. */
export interface Note {
  at: number
  ring: number
  pitch: number
  loud: number
  wave: OscillatorType
}

const bell = (at: number, pitch: number, loud = 0.12, ring = 0.5): Note => ({
  at,
  ring,
  pitch,
  loud,
  wave: 'sine',
})
const knock = (at: number, pitch: number, loud = 0.25): Note => ({
  at,
  ring: 0.09,
  pitch,
  loud,
  wave: 'triangle',
})

export const notes: Record<Sound, readonly Note[]> = {
  tile: [knock(0, 190), knock(0.03, 120, 0.18)],
  light: [bell(0, 880, 0.06, 0.7), bell(0.07, 1318.5, 0.07, 0.9)],
  key: [knock(0, 640, 0.1), knock(0.06, 820, 0.12)],
  coins: [bell(0, 2093, 0.06, 0.12), bell(0.07, 2637, 0.06, 0.14), bell(0.13, 2349, 0.05, 0.2)],
  turn: [bell(0, 523.3), bell(0.13, 659.3)],
  end: [bell(0, 523.3), bell(0.16, 659.3), bell(0.32, 784), bell(0.48, 1046.5, 0.14, 1.2)],
}

let audio: AudioContext | null = null

/** What calls a player, also behind other windows. */
const calls: readonly Sound[] = ['turn', 'end']

/** Plays a sound after so many seconds, if the visitor wants to hear any. */
export function play(sound: Sound, after = 0) {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return
  if (document.hidden && !calls.includes(sound)) return
  audio ??= new AudioContext()
  for (const { at, ring, pitch, loud, wave } of notes[sound]) {
    const begin = audio.currentTime + after + at
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.type = wave
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0, begin)
    volume.gain.linearRampToValueAtTime(loud, begin + 0.008)
    volume.gain.exponentialRampToValueAtTime(0.0005, begin + ring)
    tone.connect(volume).connect(audio.destination)
    tone.start(begin)
    tone.stop(begin + ring)
  }
}
