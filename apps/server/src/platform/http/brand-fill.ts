const WHITE = 1;
const INK = '#15212a';

/** The sixth shade of a brand: readable under white words. */
const FILL_CONTRAST = 4.7;
const CARRIES_WHITE = 4.5;
const CARRIES_INK = 1.9;

type Triple = readonly [number, number, number];

const channels = (hex: string): Triple =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Triple;
const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

const luminance = ([r, g, b]: Triple) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const linearOf = (hex: string) => channels(hex).map(toLinear) as unknown as Triple;
const contrastWithWhite = (hex: string) => (WHITE + 0.05) / (luminance(linearOf(hex)) + 0.05);

const toOklab = ([r, g, b]: Triple): Triple => {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const fromOklab = ([lightness, a, b]: Triple): Triple => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};

const GAMUT_TOLERANCE = 0.0005;
const CHROMA_STEP = 0.95;
const SEARCH_STEPS = 24;

const hexOf = (linear: Triple): string =>
  `#${linear
    .map((value) =>
      Math.round(fromLinear(Math.min(1, Math.max(0, value))) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The colour at that lightness with as much of its chroma as sRGB can show. */
const shown = (lightness: number, a: number, b: number): string => {
  for (let share = 1; ; share *= CHROMA_STEP) {
    const linear = fromOklab([lightness, a * share, b * share]);
    const isInGamut = linear.every((value) => value >= -GAMUT_TOLERANCE && value <= 1 + GAMUT_TOLERANCE);
    if (isInGamut || share < 0.0001) return hexOf(linear);
  }
};

/**
 * What large areas of a brand are filled with, as the web derives it: the brand itself where words can stand on it,
 * otherwise its sixth shade. `onRaw` is drawn on the raw colour.
 */
export const brandFill = (raw: string): { readonly fill: string; readonly onRaw: string } => {
  const contrast = contrastWithWhite(raw);
  const onRaw = contrast < CARRIES_INK ? INK : '#ffffff';
  if (contrast >= CARRIES_WHITE || contrast < CARRIES_INK) return { fill: raw, onRaw };
  const [, a, b] = toOklab(linearOf(raw));
  let dark = 0;
  let light = 1;
  for (let step = 0; step < SEARCH_STEPS; step += 1) {
    const middle = (dark + light) / 2;
    if (contrastWithWhite(shown(middle, a, b)) >= FILL_CONTRAST) dark = middle;
    else light = middle;
  }
  return { fill: shown(dark, a, b), onRaw };
};
