import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineThemeOverride,
} from '@mantine/core';
import { skin } from '#ui/skin.ts';
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

/** Everything that is brand-coloured, as the tokens name it. Text and tints follow from the shades in both schemes. */
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

/** Mantine's own names for what the tokens already say. */
const MANTINE_VARIABLES = {
  '--mantine-primary-color-filled': 'var(--brand-fill)',
  '--mantine-primary-color-filled-hover': 'var(--brand-fill-hover)',
  '--mantine-primary-color-light': 'var(--brand-tint-strong)',
  '--mantine-primary-color-light-hover': 'var(--brand-tint-border)',
  '--mantine-primary-color-light-color': 'var(--brand-text)',
  '--mantine-primary-color-contrast': 'var(--brand-on-fill)',
  '--mantine-color-anchor': 'var(--brand-text)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-body': 'var(--bg)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-success': 'var(--success)',
  '--mantine-color-placeholder': 'var(--text-3)',
  '--mantine-color-dimmed': 'var(--text-3)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--surface-2)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--border-strong)',
  '--mantine-color-disabled': 'var(--surface-3)',
  '--mantine-color-disabled-color': 'var(--text-3)',
  '--mantine-color-disabled-border': 'var(--border)',
};

/** The brand as Mantine wants it: theme and variables belong together. */
export const brandTheme = (
  colors: BrandColors,
): { theme: MantineThemeOverride; resolver: CSSVariablesResolver; fill: { light: string; dark: string } } => {
  const brand = brandVariables(colors);
  return {
    theme: createTheme({
      ...skin,
      colors: { brand: brandScale(colors.primary) },
      primaryColor: 'brand',
      primaryShade: { light: 6, dark: 6 },
      variantColorResolver: (input) => brandVariant(input.variant) ?? defaultVariantColorsResolver(input),
    }),
    resolver: () => ({
      variables: brand.variables,
      light: { ...brand.light, ...MANTINE_VARIABLES },
      dark: { ...brand.dark, ...MANTINE_VARIABLES },
    }),
    fill: { light: brand.light['--brand-fill'], dark: brand.dark['--brand-fill'] },
  };
};

const variant = (background: string, hover: string, color: string, border = 'transparent') => ({
  background: `var(${background})`,
  hover: `var(${hover})`,
  color: `var(${color})`,
  border: border === 'transparent' ? '1px solid transparent' : `1px solid var(${border})`,
});

/** The looks of a button. `filled` at most once on a screen. */
const brandVariant = (name: string) => {
  if (name === 'filled') return variant('--brand-fill', '--brand-fill-hover', '--brand-on-fill');
  if (name === 'light') return variant('--brand-tint-strong', '--brand-tint-border', '--brand-text');
  if (name === 'outline') return variant('--surface', '--surface-2', '--text', '--border-strong');
  if (name === 'subtle') return { ...variant('--surface', '--surface-2', '--brand-text'), background: 'transparent' };
  if (name === 'danger') return variant('--surface', '--danger-bg', '--danger', '--danger');
  return undefined;
};
