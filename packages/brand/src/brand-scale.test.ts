import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brandFill, brandFillInTheDark, brandScale, contrast, DARK_SURFACE } from './brand-scale.ts';

const tokens = readFileSync(new URL('../../../apps/web/src/ui/tokens.css', import.meta.url), 'utf8');
const token = (name: string) => new RegExp(`${name}: (#[0-9a-f]{6})`).exec(tokens)?.[1];
const darkSurface = /dark['"]\][^}]*--surface: (#[0-9a-f]{6})/.exec(tokens)?.[1];

/** The guide states its ratios with one decimal. */
const toTenth = (ratio: number) => Math.round(ratio * 10) / 10;

const BRANDS = ['#009fd8', '#ffd400', '#222222', '#e4572e', '#1d6b3a', '#ffffff', '#000000', '#ff00ff'];

describe('the brand scale', () => {
  it('RL-white-label-02 gives the default color exactly the shades of the tokens', () => {
    const written = Array.from({ length: 10 }, (_, shade) => token(`--brand-${shade}`));
    expect(brandScale('#009fd8')).toEqual(written);
  });

  it('gives the default secondary color the accents of the tokens', () => {
    const scale = brandScale('#f2784b');
    expect([scale[1], scale[2], scale[5], scale[7]]).toEqual(
      ['--accent-tint', '--accent-tint-border', '--accent-graphic', '--accent-text'].map(token),
    );
  });

  it.each(BRANDS)('RL-white-label-01 reaches the required contrasts for %s', (raw) => {
    const scale = brandScale(raw);
    const { fill, hover, active, onFill, onRaw } = brandFill(raw, scale);
    for (const background of [fill, hover, active]) expect(contrast(background, onFill)).toBeGreaterThanOrEqual(4.5);
    expect(new Set([fill, hover, active]).size).toBe(3);
    expect(contrast(scale[7], '#ffffff')).toBeGreaterThanOrEqual(6.4);
    expect(toTenth(contrast(scale[7], scale[1]))).toBeGreaterThanOrEqual(5.6);
    expect(toTenth(contrast(scale[7], scale[2]))).toBeGreaterThanOrEqual(4.8);
    expect(contrast(scale[5], '#ffffff')).toBeGreaterThanOrEqual(3);
    expect(toTenth(contrast(scale[4], DARK_SURFACE))).toBeGreaterThanOrEqual(7.5);
    expect(contrast(raw, onRaw)).toBeGreaterThanOrEqual(1.9);
  });

  it('fills with the brand itself only if text on it is readable', () => {
    expect(brandFill('#ffd400', brandScale('#ffd400'))).toMatchObject({ fill: '#ffd400', onFill: '#15212a' });
    expect(brandFill('#222222', brandScale('#222222'))).toMatchObject({ fill: '#222222', onFill: '#ffffff' });
    expect(brandFill('#009fd8', brandScale('#009fd8'))).toMatchObject({ fill: '#0d7ca8', onFill: '#ffffff' });
  });

  it.each(BRANDS)('keeps the filled button of %s visible and readable in dark mode', (raw) => {
    expect(DARK_SURFACE).toBe(darkSurface);
    const { fill, hover, active, onFill } = brandFillInTheDark(raw, brandScale(raw));
    for (const background of [fill, hover, active]) expect(contrast(background, onFill)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(fill, DARK_SURFACE)).toBeGreaterThanOrEqual(1.5);
  });
});
