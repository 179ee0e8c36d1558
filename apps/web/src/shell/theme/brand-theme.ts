import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core';
import { skin } from '#ui/skin.ts';
import type { Brand } from './derived-brand.ts';

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

/** Every site has the same theme; its colours are in the variables. */
const shades: MantineColorsTuple = [
  'var(--brand-0)',
  'var(--brand-1)',
  'var(--brand-2)',
  'var(--brand-3)',
  'var(--brand-4)',
  'var(--brand-5)',
  'var(--brand-6)',
  'var(--brand-7)',
  'var(--brand-8)',
  'var(--brand-9)',
];

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

export const theme = createTheme({
  ...skin,
  colors: { brand: shades },
  primaryColor: 'brand',
  primaryShade: { light: 6, dark: 6 },
  variantColorResolver: (input) => brandVariant(input.variant) ?? defaultVariantColorsResolver(input),
});

/** The brand as Mantine wants it. Until it is known the tokens speak for themselves. */
export const variablesOf =
  (brand: Brand | undefined): CSSVariablesResolver =>
  () => ({
    variables: { ...brand?.variables },
    light: { ...brand?.light, ...MANTINE_VARIABLES },
    dark: { ...brand?.dark, ...MANTINE_VARIABLES },
  });
