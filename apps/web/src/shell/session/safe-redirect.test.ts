import { expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

it.each(['/groomer', '/groomer/appointments?day=1#top', '/customer?next=https://elsewhere.example'])(
  'goes back to %s',
  (path) => {
    expect(safeRedirect(path)).toBe(path);
  },
);

it.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/.//elsewhere.example',
  '/\t/elsewhere.example',
  'javascript:alert(1)',
  'groomer',
  '',
  '/login?redirect=/groomer',
  '/log-out',
  undefined,
  7,
])('goes nowhere for %j', (target) => {
  expect(safeRedirect(target)).toBeUndefined();
});
