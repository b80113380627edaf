// Words of the rules in every language, so that a test can hold their texts against each other:
// numbers written out, and the things and conditions that a rule stands or falls with.

import type { Language } from '../src/messages/say'

type Pattern = readonly string[]
const order: readonly Language[] = ['en', 'fr', 'pl', 'ru', 'it']

/**
 * Numbers from two on, and a half: how each language writes them, `~` being any ending. What is
 * first or second, and a single one, are said in too many ways.
 */
const numbers: readonly (readonly [number, ...Pattern])[] = [
  [
    0.5,
    'half~',
    'moitié|demie?|mi(?=-)',
    'połow~|pół',
    'половин~|пол(?=-)|получаса|наполовину',
    'metà|(?<!in )mezz[oa]?',
  ],
  [
    2,
    'two|twice|both',
    'deux|doubles?',
    'dwa|dwie|dwóch|dwiema|dwoma|dwu|podwójn~|ob[aiu]e?|oboje',
    'два|две|двух|двумя|двум|двоих|дважды|об[ае]|обоих|обеих|обоим',
    'due|doppi[ae]?o?|entramb[ie]',
  ],
  [
    3,
    'three|third',
    'trois|troisième',
    'trzy|trzech|trzema|trzeci~',
    'три|трёх|тремя|трет~',
    'tre|terz[oa]',
  ],
  [
    4,
    'four|fourth',
    'quatre|quatrième',
    'cztery|czterech|czterema|czwart~',
    'четыре|четырёх|четвёрт(?:ый|ого|ая|ую)',
    'quattro|quart[oa]',
  ],
  [5, 'five', 'cinq', 'pięć|pięciu', 'пять|пяти', 'cinque'],
  [6, 'six', 'six', 'sześć|sześciu', 'шесть|шести', 'sei(?= (?:quartieri|spazi|tessere))'],
  [7, 'seven', 'sept', 'siedem|siedmiu', 'семь|семи', 'sette'],
  [8, 'eight|eighth', 'huit|huitième', 'osiem|ośmiu|ósm~|ósem~', 'восемь|восьм~', 'otto|ottav[oa]'],
  [11, 'eleven', 'onze', 'jedenaście', 'одиннадцать', 'undici'],
  [12, 'twelve', 'douze', 'dwanaście|dwunastu', 'двенадцат~', 'dodici'],
  [16, 'sixteen|sixteenth', 'seize|seizième', 'szesna~', 'шестнадцат~', 'sedici|sedicesima'],
  [30, 'thirty', 'trente', 'trzydzie~', 'тридцат~', 'trenta'],
  [40, 'forty', 'quarante', 'czterdzie~', 'сорок~', 'quaranta'],
]

const conditions = {
  'at least': ['at least', 'au moins', 'co najmniej', 'хотя бы|не меньше', 'almeno'],
  exactly: ['exactly', 'exactement', 'dokładnie', 'ровно', 'esattamente'],
  pass: ['pass~', 'pass~', 'pas(?:ow|uj)~', 'пас~', 'pass~'],
  never: ['never', 'jamais', 'nigdy', 'никогда', 'mai'],
}

const night = {
  ...conditions,
  streetlight: ['streetlight~', 'réverbère~', 'latar~', 'фонар~', 'lampion~'],
  mixed: ['mixed', 'mixtes?', 'wspóln~', 'смешанн~', 'mist[aeo]'],
  chimney: ['chimney~', 'cheminée~', 'komin~', 'труб~', 'comignol~'],
  token: ['token~', 'jeton~', 'żeton~', 'жетон~', 'getton~'],
  pool: ['pool', 'stock', 'pul[aię]', 'общ~ запас~|из общего', 'scorta'],
  reserve: ['reserve', 'réserve', 'zapas~', '(?:сво~|ваш~|в|из) запас~', 'riserva'],
  postcard: ['(?:post)?card~', 'carte~', 'pocztów~', 'открыт~', 'cartolin~'],
  tile: ['tile~', 'tuile~', 'kafel~', 'плит~', 'tesser~'],
  garden: ['garden', 'jardin', 'ogród|ogrodu', 'сада?', 'giardino'],
  fountain: ['fountain', 'fontaine', 'fontann~', 'фонтан~', 'fontana'],
  dancer: ['dancer', 'danseuse', 'tancerk~', 'танцовщиц~', 'ballerina'],
  painter: ['painter', 'peintre', 'malarz~', 'художник~', 'pittore'],
  statue: ['statue', 'statue', 'rzeźb~', 'стату~', 'statua'],
  annex: ['annex', 'annexe', 'przybudówk~', 'пристройк~', 'annesso'],
  free: ['free', 'libres?', 'woln~', 'свобод~', 'liber[aeio]'],
  colour: ['colour~', 'couleur~', 'kolor~', 'цвет~', 'color[ei]'],
  corner: ['corner~', 'coins?', 'rog~', 'угл~', 'angol[io]'],
  'along an edge': ['along (?:an )?edges?', 'par (?:un|les) côtés?', 'bok~', 'сторон~', 'lat[oi]'],
  'either side': ['of either side', 'l’un ou l’autre camp', 'czyjkolwiek', 'чьё бы', 'di chiunque'],
  Métropolitain: Array<string>(5).fill('Métropolitain'),
  Chartier: Array<string>(5).fill('Chartier'),
  Levitation: Array<string>(5).fill('Levitation'),
  'Sacré-Cœur': Array<string>(5).fill('Sacré-Cœur'),
} satisfies Record<string, Pattern>

const day = {
  ...conditions,
  bank: ['banks?', 'banques?', 'bank~', 'банк~', 'banc~'],
  Arc: ['Arc', 'Arc', 'Łuk~', 'арк~', 'Arco'],
  landmark: ['landmark~', 'monument~', 'zabyt~', 'достопримечательност~', 'monument~'],
  building: ['building~', 'bâtiment~', 'budyn~', 'здани~', 'edific~'],
  district: ['district~', 'quartier~', 'dzielnic~', 'район~', 'quartier~'],
  key: ['keys?', 'clés?', 'klucz~', 'ключ~', 'chiav~'],
  meeple: ['meeple~', 'pions?', 'pion~', 'фигур~', 'meeple'],
  prestige: ['prestige', 'prestige', 'prestiż~', 'престиж~', 'prestigio'],
  resource: ['resource~', 'ressource~', 'surow~', 'ресурс~', 'risors~'],
  franc: ['francs?', 'francs?', 'frank~', 'франк~', 'franc~'],
  VP: ['VP', 'PV', 'PZ', 'ПО', 'PV'],
  token: ['token~', 'jeton~', 'żeton~', 'фиш~', 'getton~'],
  reserve: ['reserve', 'réserve|marché', 'rezerw~', 'запас~|резерв~', 'riserva'],
  pile: ['piles?', 'piles?', 'stos~', 'стоп~', 'pil[ae]'],
  round: ['rounds?', 'manches?', 'rund~', 'раунд~', 'gir[io]'],
  'leaves the game': [
    'leaves? the game',
    'quitten?t? la partie',
    'wychodz~ z gry',
    'уход~ из игры',
    'esc~ dal gioco',
  ],
  'same space': ['same space', 'même case', 'tym samym polu', 'одном делении', 'stessa casella'],
  'space 30': ['space 30', 'case 30', 'pol~ 30', 'делени~ 30', 'casella 30'],
  'that has none': [
    'district that has none',
    'quartier qui n’en a pas',
    'dzielnicy, która jej nie ma',
    'район, где его (?:ещё )?нет',
    'quartiere qualsiasi che non ne ha',
  ],
  'places skipped': [
    'places .*skipped',
    'rangs .*sautés',
    'miejsca, .*przepadają',
    'места, .*пропускают',
    'posizioni .*saltano',
  ],
} satisfies Record<string, Pattern>

const written = (pattern: string) =>
  new RegExp(`(?<!\\p{L})(?:${pattern.replaceAll('~', '\\p{L}*')})(?!\\p{L})`, 'giu')
const at = (language: Language) => order.indexOf(language)

/** Every number of a text, whether in digits or in words. */
export const numbersIn = (language: Language, text: string): number[] =>
  [
    ...(text.match(/\d+/g) ?? []).map(Number),
    ...numbers.flatMap(([value, ...words]) =>
      (text.match(written(words[at(language)]!)) ?? []).map(() => value),
    ),
  ].sort((a, b) => a - b)

export const glossaries = { lumiere: night, paris: day }
export type Thing<Game extends keyof typeof glossaries> = keyof (typeof glossaries)[Game]

/** The things and conditions that a text names. */
export const namedIn = (
  game: keyof typeof glossaries,
  language: Language,
  text: string,
): string[] =>
  Object.entries<Pattern>(glossaries[game])
    .filter(([, words]) => written(words[at(language)]!).test(text))
    .map(([thing]) => thing)
