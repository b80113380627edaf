// A shared file that compares a game's name: a third game would mean edits all over the page.
import { expect, test } from 'vitest'
import { games } from '../src/games'

const sources = import.meta.glob<string>('../src/**/*.{ts,svelte,css}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** The languages hand on the words of the games, each under its game's name. */
const mayName = /\/src\/games\/|\/src\/messages\/..\/index\.ts$/

test('no file outside web/src/games names a game', () => {
  const named = new RegExp(`\\b(${games.map(({ name }) => name).join('|')})\\b`)
  const found = Object.entries(sources).flatMap(([file, text]) =>
    mayName.test(file)
      ? []
      : text
          .split('\n')
          .flatMap((line, i) => (named.test(line) ? [`${file}:${i + 1} ${line}`] : [])),
  )
  expect(found).toEqual([])
  expect(Object.keys(sources).filter((file) => !mayName.test(file)).length).toBeGreaterThan(80)
})

test('every game has a folder, and its name is that of the folder', () => {
  const folders = Object.keys(sources).flatMap(
    (file) => /\/src\/games\/([^/]+)\/index\.ts$/.exec(file)?.[1] ?? [],
  )
  expect(games.map(({ name }) => name).sort()).toEqual(folders.sort())
})
