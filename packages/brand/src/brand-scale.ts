import {
  clampRgb,
  converter,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  useMode as learn,
  wcagContrast,
} from 'culori/fn';

learn(modeRgb);
const toLinear = learn(modeLrgb);
const toOklch = learn(modeOklch);
const toRgb = converter('rgb');

const WHITE = '#ffffff';
/** Ink on light fills: the `--text` of the light theme, in both themes. */
export const INK = '#15212a';
/** The `--surface` of the dark theme. */
export const DARK_SURFACE = '#171f25';

/** For each shade: contrast against white, and the share of the brand's chroma it keeps. */
const SHADES = [
  { contrast: 1.06, chromaShare: 0.12 },
  { contrast: 1.14, chromaShare: 0.24 },
  { contrast: 1.33, chromaShare: 0.45 },
  { contrast: 1.66, chromaShare: 0.72 },
  { contrast: 2.2, chromaShare: 0.95 },
  { contrast: 3.1, chromaShare: 1 },
  { contrast: 4.7, chromaShare: 1 },
  { contrast: 6.4, chromaShare: 0.92 },
  { contrast: 9, chromaShare: 0.78 },
  { contrast: 12.5, chromaShare: 0.6 },
] as const;

export type Scale = readonly [string, string, string, string, string, string, string, string, string, string];

export interface Fill {
  readonly fill: string;
  readonly hover: string;
  readonly active: string;
  readonly onFill: string;
  /** Drawn on the raw color (the logo tile). */
  readonly onRaw: string;
}

export const contrast = (one: string, other: string): number => wcagContrast(one, other);

const GAMUT_TOLERANCE = 0.0005;
const CHROMA_STEP = 0.95;
const SEARCH_STEPS = 24;

const isInGamut = ({ r, g, b }: { r: number; g: number; b: number }) =>
  [r, g, b].every((channel) => channel >= -GAMUT_TOLERANCE && channel <= 1 + GAMUT_TOLERANCE);

/** The color at that lightness with as much of the chroma as sRGB can show. */
const shown = (lightness: number, chroma: number, hue: number): string => {
  for (let c = chroma; ; c *= CHROMA_STEP) {
    const linear = toLinear({ mode: 'oklch', l: lightness, c, h: hue });
    if (isInGamut(linear) || c < 0.0001) return formatHex(clampRgb(toRgb(linear)));
  }
};

/** Any brand color to ten shades of fixed contrast: what is readable in one brand is readable in all. */
export const brandScale = (raw: string): Scale => {
  const brand = toOklch(raw);
  if (!brand) throw new Error(`${raw} is not a color`);
  const shadeOf = ({ contrast: wanted, chromaShare }: (typeof SHADES)[number]) => {
    const at = (lightness: number) => shown(lightness, brand.c * chromaShare, brand.h ?? 0);
    let dark = 0;
    let light = 1;
    for (let step = 0; step < SEARCH_STEPS; step += 1) {
      const middle = (dark + light) / 2;
      if (contrast(at(middle), WHITE) >= wanted) dark = middle;
      else light = middle;
    }
    return at(dark);
  };
  return [
    shadeOf(SHADES[0]),
    shadeOf(SHADES[1]),
    shadeOf(SHADES[2]),
    shadeOf(SHADES[3]),
    shadeOf(SHADES[4]),
    shadeOf(SHADES[5]),
    shadeOf(SHADES[6]),
    shadeOf(SHADES[7]),
    shadeOf(SHADES[8]),
    shadeOf(SHADES[9]),
  ];
};

const FILLS_WITH_WHITE = 4.5;
const FILLS_WITH_INK = 1.9;

/** The filled button: the brand itself if text on it is readable, otherwise its sixth shade. */
export const brandFill = (raw: string, scale: Scale): Fill => {
  const onWhite = contrast(raw, WHITE);
  const onRaw = onWhite < FILLS_WITH_INK ? INK : WHITE;
  if (onWhite >= FILLS_WITH_WHITE || onWhite < FILLS_WITH_INK) {
    return { fill: raw, hover: shifted(raw, 1), active: shifted(raw, 2), onFill: onRaw, onRaw };
  }
  return { fill: scale[6], hover: scale[7], active: scale[8], onFill: WHITE, onRaw };
};

const LOST_IN_THE_DARK = 1.5;

/** The same in dark mode, unless the brand is too dark to be visible there. */
export const brandFillInTheDark = (raw: string, scale: Scale): Fill => {
  const fill = brandFill(raw, scale);
  if (contrast(fill.fill, DARK_SURFACE) >= LOST_IN_THE_DARK) return fill;
  return { fill: scale[6], hover: scale[7], active: scale[8], onFill: WHITE, onRaw: WHITE };
};

const LIGHTNESS_STEP = 0.06;
const NEARLY_BLACK = 0.3;

/** The hover color: a step darker; lighter for a fill that is nearly black, where darker would be invisible. */
const shifted = (raw: string, steps: number): string => {
  const brand = toOklch(raw);
  if (!brand) return raw;
  const direction = brand.l < NEARLY_BLACK ? 1 : -1;
  return shown(brand.l + direction * LIGHTNESS_STEP * steps, brand.c, brand.h ?? 0);
};
