import { randomFrom, testSeed } from '@tailgate/kit';
import type { Place } from '@tailgate/values';
import { crossingOf } from '@tailgate/values/border';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../testing/index.ts';
import { inspectBorder } from './work-zones.queries.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const BORDERS = 300;
/** Exact in binary, so that neither side rounds when corners lie on one line. */
const GRID_DEGREES = 1 / 64;

const bordersOf = (seed: number): Place[][] => {
  const random = randomFrom(seed);
  return Array.from({ length: BORDERS }, () => {
    const isOnGrid = random.integer(0, 1) === 0;
    const step = () => (isOnGrid ? random.integer(0, 5) * GRID_DEGREES : random.integer(0, 100_000) / 1_000_000);
    const corners = Array.from({ length: random.integer(3, 7) }, () => ({
      latitude: 30 + step(),
      longitude: -98 + step(),
    }));
    // The editor cannot draw the same corner twice in a row: a second tap selects the corner.
    return corners.filter(({ latitude, longitude }, index) => {
      const next = corners[(index + 1) % corners.length];
      return latitude !== next?.latitude || longitude !== next.longitude;
    });
  }).filter(({ length }) => length >= 3);
};

it('PostGIS and the web editor reject the same self-crossing borders', async () => {
  const borders = bordersOf(testSeed());
  const problems = await api.platform.db.inSite(api.site.id, async (tx) => {
    const found: string[] = [];
    for (const corners of borders) {
      const { problem } = await inspectBorder(tx, corners);
      const crossing = crossingOf(corners, true);
      if ((problem === null) !== (crossing === null))
        found.push(`${problem ?? 'valid'} / ${JSON.stringify(crossing)}: ${JSON.stringify(corners)}`);
    }
    return found;
  });
  expect(problems).toEqual([]);
  const valid = borders.filter((corners) => crossingOf(corners, true) === null).length;
  expect(valid).toBeGreaterThan(borders.length / 10);
  expect(valid).toBeLessThan((borders.length * 9) / 10);
});
