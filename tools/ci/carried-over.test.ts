import { describe, expect, it } from 'vitest';
import { PLACES, stillHolds } from './carried-over.ts';
import { fullTracks, quietSteps } from './full-steps.ts';

const STEPS = [...fullTracks([]).flat(), ...quietSteps].map(({ name }) => name);
const heldAfter = (...files: string[]) => STEPS.filter((step) => stillHolds(step, files));

describe('what a step of a full run said', () => {
  it('is kept by names of steps that exist', () => {
    expect(PLACES.flatMap(([, steps]) => steps).filter((step) => !STEPS.includes(step))).toEqual([]);
  });

  it('holds while nothing has changed', () => {
    expect(heldAfter()).toEqual(STEPS);
  });

  it.each(['apps/server/src/main.ts', 'packages/contract/src/routes.ts', 'package-lock.json', 'tools/kit/src/seed.ts'])(
    'holds no longer after a change of %s',
    (file) => {
      expect(heldAfter(file)).toEqual([]);
    },
  );

  it('of storms, benches and journeys holds after a change of tests', () => {
    expect(heldAfter('apps/web/src/app.test.tsx', 'README.md')).toEqual([
      'web build',
      'browser journeys',
      'fuzz',
      'generated controls',
      'payment storm',
      'speed tests',
      'storm',
      'measured journeys',
      'bench',
      'search bench',
      'slots bench',
    ]);
  });

  it('holds where all changes are in the places of others', () => {
    expect(stillHolds('storm', ['tools/bench/src/main.ts', 'e2e/journeys/pay.journey.ts'])).toBe(true);
    expect(stillHolds('bench', ['tools/bench/src/main.ts', 'e2e/journeys/pay.journey.ts'])).toBe(false);
    expect(stillHolds('browser journeys', ['e2e/journeys/report-speed.journey.ts'])).toBe(true);
    expect(stillHolds('measured journeys', ['e2e/journeys/report-speed.journey.ts'])).toBe(false);
  });
});
