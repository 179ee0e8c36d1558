import { create } from 'qrcode';
import { expect, it } from 'vitest';
import { drawQr, QUIET_ZONE } from './qr-path.ts';

it('draws every dark square of the code, and leaves the quiet zone empty', () => {
  const text = 'http://tailgate.localhost/groomer/new?referralCode=K7QM-4XDA';
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size, path } = drawQr(text);
  expect(size).toBe(modules.size + 2 * QUIET_ZONE);
  const drawn = [...path.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  expect(drawn).toHaveLength(modules.data.filter((bit) => bit).length);
  for (const [x, y] of drawn) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(QUIET_ZONE);
    expect(Math.max(x, y)).toBeLessThan(size - QUIET_ZONE);
    expect(modules.get(y - QUIET_ZONE, x - QUIET_ZONE)).toBeTruthy();
  }
});
