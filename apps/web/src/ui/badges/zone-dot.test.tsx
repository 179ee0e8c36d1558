import { contrast } from '@tailgate/brand';
import { ZONE_COLORS } from '@tailgate/contract/facts';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import tokens from '../tokens.css?raw';
import { ZoneDot } from './zone-dot.tsx';

/** The first value of a token is for light surfaces, the last for dark ones. */
const valuesOf = (token: string) =>
  [...tokens.matchAll(new RegExp(`--${token}: (#[0-9a-f]{6});`, 'g'))].map(([, value = '']) => value);
const SCHEMES = [
  ['light', 0],
  ['dark', -1],
] as const;

it('has the color of its zone', () => {
  const { container } = renderUi(<ZoneDot color={3} />);
  expect(container.querySelector('span')?.getAttribute('style')).toContain('var(--zone-3)');
});

describe.each(SCHEMES)('the colors of zones on %s surfaces', (_scheme, at) => {
  const valueOf = (token: string) => valuesOf(token).at(at) ?? '';
  const colors = ZONE_COLORS.map((color) => valueOf(`zone-${color}`));

  it('all differ', () => {
    expect(new Set(colors).size).toBe(ZONE_COLORS.length);
  });

  it.each(ZONE_COLORS)('%i is readable under text, and seen on land and water', (color) => {
    const value = valueOf(`zone-${color}`);
    expect(contrast(value, valueOf('zone-on'))).toBeGreaterThanOrEqual(4.5);
    for (const ground of ['map-land', 'map-water']) expect(contrast(value, valueOf(ground))).toBeGreaterThanOrEqual(3);
  });
});
