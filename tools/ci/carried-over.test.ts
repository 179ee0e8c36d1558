import { describe, expect, it } from 'vitest';
import { MUTANTS } from '../mutants.ts';
import { PLACES, stillHolds } from './carried-over.ts';
import { fullTracks, quietSteps } from './full-steps.ts';

const TIMED = 'apps/web/src/app.test.tsx';
const ALL = [...fullTracks([TIMED]).flat(), ...quietSteps];
const STEPS = ALL.map(({ name }) => name);
const heldAfter = (...files: string[]) => ALL.filter((step) => stillHolds(step, files)).map(({ name }) => name);

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
    expect(heldAfter(TIMED, 'README.md')).toEqual([
      'installed containers',
      'negative controls',
      'web build',
      'browser journeys',
      'fuzz',
      'insider',
      'insider guards',
      'generated controls',
      'payment storm',
      'restore drill',
      'speed tests',
      'storm',
      'rolling restart',
      'outages',
      'measured journeys',
      'bench',
      'search bench',
      'slots bench',
    ]);
  });

  it('of storms, fuzz and benches holds after a change of the web', () => {
    const held = heldAfter('apps/web/src/app.tsx');
    expect(held).toEqual([
      'fuzz',
      'insider',
      'insider guards',
      'generated controls',
      'payment storm',
      'restore drill',
      'speed tests',
      'storm',
      'rolling restart',
      'outages',
      'bench',
      'search bench',
      'slots bench',
    ]);
  });

  it('of tests by name holds after a change of other tests', () => {
    const [control] = MUTANTS;
    const lost = (file: string) => STEPS.filter((step) => !heldAfter(file).includes(step));
    expect(lost('apps/web/src/other.test.tsx')).not.toContain('tests at fallBack');
    expect(lost(TIMED)).toContain('tests at fallBack');
    expect(lost('apps/web/src/other.test.tsx')).not.toContain('negative controls');
    expect(lost(control?.suite ?? '')).toContain('negative controls');
  });

  it('holds where all changes are in the places of others', () => {
    const held = heldAfter('tools/bench/src/main.ts', 'e2e/journeys/pay.journey.ts');
    expect(held).toContain('storm');
    expect(held).not.toContain('bench');
    const heldAfterMeasured = heldAfter('e2e/journeys/report-speed.journey.ts');
    expect(heldAfterMeasured).toContain('browser journeys');
    expect(heldAfterMeasured).not.toContain('measured journeys');
  });
});
