import { brandFill, brandScale } from '@tailgate/brand';
import { VAN_PATHS } from '@tailgate/brand/van-paths';
import type { DemoSite } from '../logins.ts';
import { SAGUARO, SUDS, TAILGATE, WORDMARK_UNITS, type Wordmark } from './wordmarks.ts';

export type Background = 'light' | 'dark';

interface LogoDesign {
  /** Beside the mark, each in its color on light and dark backgrounds. */
  readonly words: readonly { readonly wordmark: Wordmark; readonly colors: Readonly<Record<Background, string>> }[];
  /** Drawn over the van, in a square of 40. */
  readonly bubbles: readonly (readonly [x: number, y: number, radius: number])[];
}

const INK = { light: '#15212a', dark: '#f2f6f8' } as const;

const DESIGNS: Readonly<Record<DemoSite, LogoDesign>> = {
  tailgate: { words: [{ wordmark: TAILGATE, colors: INK }], bubbles: [] },
  saguaro: {
    words: [
      { wordmark: SAGUARO, colors: INK },
      { wordmark: SUDS, colors: { light: '#b8502c', dark: '#f4a37f' } },
    ],
    bubbles: [
      [29.8, 9.3, 2.6],
      [33.9, 13.6, 1.5],
      [34.5, 7.3, 1],
    ],
  },
};

const MARK_EDGE = 40;
const GAP = 9;
const FONT_SIZE = 23;
const WORD_GAP = 5.5;
/** Centers capital letters on the mark. */
const BASELINE = 28.4;
const WIDTH_PIXELS = 1600;

/** The logo of a demo site as SVG: the van on a tile in the primary color, and the name. */
export const drawLogo = (site: DemoSite, primaryColor: string, background: Background): string => {
  const { words, bubbles } = DESIGNS[site];
  const onTile = brandFill(primaryColor, brandScale(primaryColor)).onRaw;
  const scale = FONT_SIZE / WORDMARK_UNITS;
  let left = MARK_EDGE + GAP;
  const name = words.map(({ wordmark, colors }) => {
    const drawn = `<path transform="translate(${left} ${BASELINE}) scale(${scale})" fill="${colors[background]}" d="${wordmark.path}"/>`;
    left += wordmark.width * scale + WORD_GAP;
    return drawn;
  });
  const width = left - WORD_GAP;
  const van = VAN_PATHS.map((path) => `<path d="${path}"/>`);
  const foam = bubbles.map(
    ([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${onTile}" stroke-width="1.3"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${MARK_EDGE}" width="${WIDTH_PIXELS}">`,
    `<rect width="${MARK_EDGE}" height="${MARK_EDGE}" rx="10" fill="${primaryColor}"/>`,
    `<g fill="${onTile}" fill-rule="evenodd">${van.join('')}</g>`,
    ...foam,
    ...name,
    '</svg>',
  ].join('');
};
