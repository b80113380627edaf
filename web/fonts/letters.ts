// Which letters the page's type has, by the file they are in. The other letters of Western Europe come
// when a name has one (fonts.css); a name in further letters is written in the reader's own type.

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i))

const spoken = '\u00a0§«°·»×ÀÂÆÇÈÉÊËÌÎÏÒÓÔÙÛÜàâæçèéêëìîïòóôùûüÿ'

/** By part; a part that is not a script of the packages is cut from the Latin one. */
export const letters = {
  latin: `${range(0x20, 0x7e)}${spoken}ŒœŸ–—‑‘’‚“”„…‹›•′″€−→←↑↓\u2009\u202f`,
  names: [...range(0xa1, 0xff)].filter((letter) => !spoken.includes(letter)).join(''),
  'latin-ext': 'ĄąĆćĘęŁłŃńŚśŹźŻż',
  cyrillic: `${range(0x410, 0x44f)}Ёё№`,
}
