// How a rules book is made: chapters of short blocks, the same in every language; the words of each
// language lie in files of their own and come when they are asked for. Every ruling has an anchor,
// so that any answer of the engine can point at it.

import type { Component } from 'svelte'
import type { Language } from '../messages/say'

export type Block =
  | { kind: 'text'; key: string }
  /** A numbered ruling: its number is its key and its anchor. */
  | { kind: 'ruling'; key: string }
  | { kind: 'list'; keys: readonly string[] }
  /** Something worked out with numbers. */
  | { kind: 'example'; key: string }
  /** A drawing made by the game's own components; its words are its caption. */
  | { kind: 'picture'; key: string }
  /** The table as it is dealt, with a number for each step of the set-up; first its caption. */
  | { kind: 'dealt'; key: string; keys: readonly string[] }
  /** A list of components that the game itself draws. */
  | { kind: 'show'; what: string }

/** A chapter: its anchor, the sections that the engine's refusals name, and what it holds. */
export interface Chapter {
  id: string
  sections?: readonly string[]
  blocks: readonly Block[]
}

export type Words = Readonly<Record<string, string>>

/** What a game draws in its book. */
export interface Art {
  Dealt: Component
  Picture: Component<{ name: string; edition?: string }>
  Shown: Component<{ what: string; words: Words; edition?: string }>
}

/** By ruling and reading: the words that a reading other than the usual one changes. */
export type TurnedWords = Readonly<Record<string, Readonly<Record<string, Words>>>>

export interface Book {
  chapters: readonly Chapter[]
  /** The rules on one page: the same chapters, with the blocks that are looked up at a table. */
  summary: readonly Chapter[]
  /** The chapter that tells of what is happening in a position. */
  now: (position: unknown) => string
  /** The anchors of what a list of components shows. */
  shown: (what: string) => readonly string[]
  words: (language: Language) => Promise<Words>
  turnedWords: (language: Language) => Promise<TurnedWords>
  art: Art
}

export const text = (...keys: string[]): Block[] => keys.map((key) => ({ kind: 'text', key }))
export const rulings = (...keys: string[]): Block[] => keys.map((key) => ({ kind: 'ruling', key }))
export const list = (...keys: string[]): Block => ({ kind: 'list', keys })
export const example = (key: string): Block => ({ kind: 'example', key })
export const picture = (key: string): Block => ({ kind: 'picture', key })
export const dealt = (key: string, keys: readonly string[]): Block => ({ kind: 'dealt', key, keys })
export const show = (what: string): Block => ({ kind: 'show', what })

/**
 * What a refusal names (L4, P15, §4) as an anchor of the page: a section sign makes a poor address.
 */
export const anchorOf = (ruling: string) => ruling.replace('§', 's')

/** Every word that a book needs. */
export const keysOf = (book: readonly Chapter[]): string[] =>
  book.flatMap(({ id, blocks }) => [
    id,
    ...blocks.flatMap((block) =>
      block.kind === 'show'
        ? []
        : [...('key' in block ? [block.key] : []), ...('keys' in block ? block.keys : [])],
    ),
  ])

/** Every anchor of a chapter. */
export const anchorsOf = (
  { id, sections = [], blocks }: Chapter,
  shown: (what: string) => readonly string[],
): string[] => [
  id,
  ...sections,
  ...blocks.flatMap((block) =>
    block.kind === 'ruling' ? [block.key] : block.kind === 'show' ? [...shown(block.what)] : [],
  ),
]

/** The chapter an anchor lies in, by its number; the first one where nobody knows it. */
export const chapterOf = (
  book: readonly Chapter[],
  anchor: string,
  shown: (what: string) => readonly string[],
): number =>
  Math.max(
    0,
    book.findIndex((chapter) => anchorsOf(chapter, shown).includes(anchor)),
  )

/** Words between two pairs of stars are the ones to remember. */
export const parts = (words: string): { strong: boolean; words: string }[] =>
  words
    .split('**')
    .map((one, i) => ({ strong: i % 2 === 1, words: one }))
    .filter((one) => one.words !== '')
