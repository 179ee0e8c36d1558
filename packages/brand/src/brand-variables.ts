import { brandFill, brandFillInTheDark, brandScale, type Fill, type Scale } from './brand-scale.ts';

export interface BrandColors {
  readonly primary: string;
  readonly secondary: string;
}

const shadeVariables = (scale: Scale) => Object.fromEntries(scale.map((shade, index) => [`--brand-${index}`, shade]));

const fillVariables = ({ fill, hover, active, onFill, onRaw }: Fill) => ({
  '--brand-fill': fill,
  '--brand-fill-hover': hover,
  '--brand-fill-active': active,
  '--brand-on-fill': onFill,
  '--brand-on-raw': onRaw,
});

/** Every brand-colored token. Text and tints follow from the shades in both schemes. */
export const brandVariables = ({ primary, secondary }: BrandColors) => {
  const scale = brandScale(primary);
  const accent = brandScale(secondary);
  const inTheLight = brandFill(primary, scale);
  const inTheDark = brandFillInTheDark(primary, scale);
  const accentMixed = (percent: number) => `color-mix(in srgb, ${accent[5]} ${percent}%, var(--surface))`;
  return {
    variables: {
      ...shadeVariables(scale),
      '--accent-raw': secondary,
    },
    light: {
      ...fillVariables(inTheLight),
      '--brand-raw': primary,
      '--accent-tint': accent[1],
      '--accent-tint-border': accent[2],
      '--accent-graphic': accent[5],
      '--accent-text': accent[7],
    },
    dark: {
      ...fillVariables(inTheDark),
      '--brand-raw': inTheDark.fill === inTheLight.fill ? primary : inTheDark.fill,
      '--accent-tint': accentMixed(12),
      '--accent-tint-border': accentMixed(40),
      '--accent-graphic': accent[4],
      '--accent-text': accent[4],
    },
  };
};
