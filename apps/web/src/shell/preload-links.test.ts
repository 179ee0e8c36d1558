import { expect, it } from 'vitest';
import { mayPreload } from './preload-links.ts';

it('RL-routing-15 loads links ahead, except on 2g and where data is saved', () => {
  expect(mayPreload(undefined)).toBe(true);
  expect(mayPreload({ effectiveType: '4g', saveData: false })).toBe(true);
  expect(mayPreload({ effectiveType: '2g' })).toBe(false);
  expect(mayPreload({ effectiveType: 'slow-2g' })).toBe(false);
  expect(mayPreload({ effectiveType: '4g', saveData: true })).toBe(false);
});
