// The twelve postcards: cyanotypes, pale line on Prussian blue. Gold appears only where the picture
// holds a light. Drawn on 140 × 64 and shown with more sky above. Names stay French in every
// language.

import type { CardId } from './position'

const L = (d: string, width = 1.4) =>
  `<path d="${d}" fill="none" stroke="#dbe7f2" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const F = (d: string, fill = '#86a6c6') => `<path d="${d}" fill="${fill}"/>`
const glow = (x: number, y: number, r = 13) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#card-glow)"/><circle cx="${x}" cy="${y}" r="2.6" fill="#ffe6b0"/>`
const PALE = '#dbe7f2',
  DEEP = '#0f2747',
  MID = '#3f678f'

const star = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="1" fill="${PALE}"/>`

export const postcards: Record<CardId, { name: string; art: string }> = {
  levitation: {
    name: 'Levitation',
    art:
      F('M0 64V52l16-6 14 5 18-9 20 8 22-6 24 8 26-5v17Z', DEEP) +
      F('M52 30l6-14h26l6 14Z') +
      F('M54 30h34v10H54Z', MID) +
      F('M60 16V9h5v7ZM76 16v-5h4v5Z') +
      L('M52 30h38M71 31v8') +
      F('M58 32h6v6h-6ZM78 32h6v6h-6Z', PALE) +
      L(
        'M50 46c6 4 12 4 20 1s14-2 22 1M58 51c6 2 10 2 14 0s8-1 12 0M46 41c-6-2-6-8 0-9M96 41c6-2 6-8 0-9',
        1.1,
      ) +
      L('M14 14h14M20 20h12M108 12h16M112 18h8', 0.9),
  },
  metro: {
    name: 'Métropolitain',
    art:
      F('M0 64V56h140v8Z', DEEP) +
      L('M36 60C36 40 26 30 34 18c3-5 10-5 12 0M104 60c0-20 10-30 2-42-3-5-10-5-12 0', 2.2) +
      glow(46, 21) +
      glow(94, 21) +
      L('M48 58C50 40 58 34 70 34s20 6 22 24M52 40c10-8 26-8 36 0', 1.6) +
      F('M54 58h32l-4-14H58Z', MID) +
      L('M56 54h28M58 49h24M59 44h22M36 50h14M90 50h14M40 60V48M100 60V48', 1.1) +
      L('M36 60h14M90 60h14'),
  },
  jardin: {
    name: 'Jardin des Plantes',
    art:
      F('M0 64V56h140v8Z', DEEP) +
      F('M38 56V36C38 20 54 10 70 10s32 10 32 26v20Z', '#1d4068') +
      L('M38 56V36C38 20 54 10 70 10s32 10 32 26v20M70 10v46M54 56V18M86 56V18M38 36h64M70 10V5') +
      F(
        'M70 56c-2-12-1-16 0-20-8-6-14-4-18 2 6-3 12-2 18 0-4 2-8 6-8 12 4-6 6-8 9-10 5 2 8 5 10 10 0-6-3-10-8-12 6-2 12-2 17 1-4-6-11-9-18-3-1 6-1 12 0 20Z',
        PALE,
      ) +
      L('M22 56c-6-8-6-14 0-20 6 6 6 12 0 20v6M118 56c-6-8-6-14 0-20 6 6 6 12 0 20v6', 1.2),
  },
  sacre: {
    name: 'Sacré-Cœur',
    art:
      F('M0 64V58C36 54 48 48 70 48s34 6 70 10v6Z', DEEP) +
      F('M60 32C60 16 66 10 70 5c4 5 10 11 10 27Z', PALE) +
      F('M44 40c0-10 4-14 7-18 3 4 7 8 7 18ZM82 40c0-10 4-14 7-18 3 4 7 8 7 18Z', '#b9cde0') +
      F('M40 40h60v9c-10-3-18-4-30-4s-20 1-30 4Z') +
      F('M58 32h24v9H58Z', '#b9cde0') +
      L('M70 5V1M51 22v-4M89 22v-4', 1.2) +
      F('M64 49v-6c0-3 3-5 6-5s6 2 6 5v6Z', DEEP) +
      L('M62 58h16M64 54h12M60 62h20', 0.9) +
      L('M18 18l2 0M30 10l1 0M112 14l2 0M124 24l1 0M100 8l1 0', 2),
  },
  peintre: {
    name: 'Le Peintre',
    art:
      F('M0 64V54c30-4 60-4 140 0v10Z', DEEP) +
      L('M54 60 66 8M86 60 74 8M70 10V4M50 42h40', 2) +
      F('M50 12h40v28H50Z', PALE) +
      F('M50 34c8-10 14-2 20-7s12-6 20-8v21H50Z', MID) +
      F('M79 16a5 5 0 1 0 5 6 4.2 4.2 0 1 1-5-6Z', DEEP) +
      L('M106 58c-8-4-6-14 3-14 10 0 14 12 5 14-4 1-4-4-8 0ZM104 42 118 22', 1.3) +
      F('M108 49h2v2h-2ZM113 49h2v2h-2Z', PALE),
  },
  chartier: {
    name: 'Chartier',
    art:
      F('M0 64V60h140v4Z', DEEP) +
      F('M34 44h72v4H34Z', PALE) +
      L('M70 48v14M58 62h24M44 48c0 8-2 10-4 14M96 48c0 8 2 10 4 14', 1.5) +
      F('M52 44V30c-3-4-2-8 0-10v-6h8v6c2 2 3 6 0 10v14Z', MID) +
      L('M52 44V30c-3-4-2-8 0-10v-6h8v6c2 2 3 6 0 10v14M51 34h10') +
      L('M74 44h10M79 44V34M73 22h12c0 8-2 12-6 12s-6-4-6-12Z') +
      F('M74 27h10c-1 5-2 7-5 7s-4-2-5-7Z') +
      L('M90 42c6-6 12-6 16 0M20 60V20c0-4 6-4 6 0M20 28h-8M20 24c6-2 8-4 8-8', 1.2) +
      glow(104, 6, 15) +
      L('M104-12v15', 1),
  },
  bouquinistes: {
    name: 'Bouquinistes sur la Seine',
    art:
      F('M0 64V50h140v14Z', DEEP) +
      F('M30 40h80v10H30Z', MID) +
      F('M30 20 38 8h76l-4 12Z', '#5b83a8') +
      L('M30 20 38 8h76l-4 12ZM34 20v20M106 20v20M30 40h80v10H30Z') +
      F(
        'M40 40V25h4v15ZM46 40V22h5v18ZM53 40V26h4v14ZM60 40l4-16 4 1-3 15ZM72 40V23h4v17ZM78 40V26h6v14ZM86 40V22h4v18ZM92 40V25h5v15Z',
        PALE,
      ) +
      L(
        'M8 56c6-3 10-3 16 0s10 3 16 0 10-3 16 0 10 3 16 0 10-3 16 0 10 3 16 0 10-3 16 0M20 61c6-2 10-2 16 0s10 2 16 0 10-2 16 0 10 2 16 0 10-2 16 0',
        1,
      ),
  },
  lampadaire: {
    name: 'Lampadaire',
    art:
      F('M0 64V58h140v6Z', DEEP) +
      glow(70, 19, 24) +
      L(
        'M62 12h16l-3.5 15h-9ZM60 12c4-3 7-4 10-8 3 4 6 5 10 8M70 27v34M60 61h20M58 38c6 0 10-3 12-9 2 6 6 9 12 9',
        1.6,
      ) +
      L('M14 58V40h16v18M110 58V34h18v24M18 46h3M24 46h3M115 40h3M121 40h3M115 47h3M121 47h3', 1.1),
  },
  moulin: {
    name: 'Moulin Rouge',
    art:
      F('M0 64V57h140v7Z', DEEP) +
      F('M56 57 61 30h18l5 27Z', MID) +
      F('M59 30c0-8 5-13 11-13s11 5 11 13Z', '#86a6c6') +
      L('M56 57 61 30h18l5 27M59 30c0-8 5-13 11-13s11 5 11 13Z') +
      F('M66 57V47c0-5 8-5 8 0v10Z', DEEP) +
      F('M67 36h6v6h-6Z', '#ffe0a0') +
      L('M70 24 42 4M70 24 98 4M70 24 44 46M70 24 96 46', 1.6) +
      L('M44 0 38 9 66 26M96 0 102 9 74 26M40 42 46 51 68 27M100 42 94 51 72 27', 0.9) +
      F('M70 21a3 3 0 1 0 .1 0Z', PALE) +
      F('M14 57V44h22v13ZM104 57V41h24v16Z', '#1d4068') +
      L('M14 57V44h22v13M104 57V41h24v16M20 49h4M28 49h4M110 47h4M118 47h4', 1.1) +
      star(18, 12) +
      star(122, 14) +
      star(112, 28) +
      star(28, 26),
  },
  penseur: {
    name: 'Le Penseur',
    art:
      F('M0 64V60h140v4Z', DEEP) +
      F('M50 60V50h40v10Z', MID) +
      L('M46 50h48M50 50v10M90 50v10M46 60h48', 1.4) +
      F(
        'M56 50c0-6 2-10 6-12l14 2 2 10ZM62 38c-4-8-2-16 5-19 5-2 10 0 11 5l-2 6-5 3 2 6Z',
        '#86a6c6',
      ) +
      F('M75 8c5 0 8 4 7 9-1 4-4 6-8 5-4 0-6-3-6-7s3-7 7-7Z', PALE) +
      L('M62 38c-4-8-2-16 5-19M60 39l16-1 9-6-5-11M76 38l2 12M85 32l-7-5M70 50V41', 1.5) +
      L(
        'M16 60V30M16 30c-5-3-5-9 0-12 5 3 5 9 0 12M124 60V34M124 34c-5-3-5-9 0-12 5 3 5 9 0 12',
        1.1,
      ),
  },
  fontaine: {
    name: 'Fontaine des Mers',
    art:
      F('M0 64V58h140v6Z', DEEP) +
      F('M30 58c0-6 4-9 8-9h64c4 0 8 3 8 9Z', MID) +
      L('M26 58h88M34 50h72c6 0 6 8 4 8M34 50c-6 0-6 8-4 8', 1.4) +
      F('M66 49V36h8v13Z', '#86a6c6') +
      F('M48 30h44c-2 6-8 8-14 8H62c-6 0-12-2-14-8Z', '#86a6c6') +
      L('M46 30h48M66 49V38M74 49V38M67 30V18h6v12', 1.4) +
      F('M58 17h24c-1 4-5 5-9 5h-6c-4 0-8-1-9-5Z', PALE) +
      L(
        'M70 15V6M70 6c-8-3-15 1-18 9M70 6c8-3 15 1 18 9M64 9c-10-1-20 6-24 19M76 9c10-1 20 6 24 19M50 33c-4 4-6 9-6 15M90 33c4 4 6 9 6 15M56 38c-2 3-3 7-3 10M84 38c2 3 3 7 3 10',
        1.1,
      ) +
      star(20, 14) +
      star(118, 10),
  },
  lumiere: {
    name: 'La Grande Lumière',
    art:
      F('M0 64V58h140v6Z', DEEP) +
      `<circle cx="70" cy="18" r="46" fill="url(#card-glow)"/>` +
      L('M70 30v30M58 60h24M62 54h16M50 40c10 2 16-2 20-9 4 7 10 11 20 9', 1.8) +
      F('M60 4h20l-4 24H64Z', '#fff1cc') +
      F('M70 24c-5-4-4-9 0-15 4 6 5 11 0 15Z', '#f2a93b') +
      L('M60 4h20l-4 24H64ZM57 4c5-4 9-5 13-11 4 6 8 7 13 11Z', 1.6) +
      L('M36 18h-8M104 18h8M42 0l-6-5M98 0l6-5M42 36l-6 5M98 36l6 5', 1.2) +
      L('M10 58V42h14v16M116 58V40h14v18M14 48h3M120 46h3', 1.1),
  },
}

/** The back of a card that was played: address, cancellation, and its owner's mark. */
export const back = (sign: string) =>
  `<path d="M76 6V58M84 40H132M84 48H132M84 56H120" class="address"/><path d="M8 18c8-4 12 4 20 0s12 4 20 0M8 28c8-4 12 4 20 0s12 4 20 0M8 38c8-4 12 4 20 0s12 4 20 0" class="cancel"/><circle cx="104" cy="20" r="15" class="mark"/><use href="#${sign}" x="93" y="9" width="22" height="22"/>`

export const cardDefs = `<radialGradient id="card-glow"><stop offset="0" stop-color="#ffd27a" stop-opacity=".9"/><stop offset="1" stop-color="#f2a93b" stop-opacity="0"/></radialGradient>`
