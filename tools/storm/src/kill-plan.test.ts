import { describe, expect, it } from 'vitest';

import { KILL_KINDS } from './facts.ts';
import { planKills } from './kill-plan.ts';

const SEEDS = Array.from({ length: 200 }, (_, seed) => seed);
const LONG = { seconds: 60, kills: 5 };

describe('the kill plan', () => {
  it('depends on the seed only', () => {
    expect(planKills({ ...LONG, seed: 7 })).toEqual(planKills({ ...LONG, seed: 7 }));
    expect(planKills({ ...LONG, seed: 7 })).not.toEqual(planKills({ ...LONG, seed: 8 }));
  });

  it.each(KILL_KINDS)('has enough kills of %s', (kind) => {
    const wanted = kind === 'worker' ? 3 : 5;
    for (const seed of SEEDS) {
      expect(planKills({ ...LONG, seed }).filter((kill) => kill.kind === kind)).toHaveLength(wanted);
    }
  });

  it('leaves time before the first and after the last kill, and spreads the others', () => {
    for (const seed of SEEDS) {
      const times = planKills({ ...LONG, seed }).map((kill) => kill.atMs);
      expect(times).toEqual(times.toSorted((one, two) => one - two));
      expect(times[0]).toBeGreaterThanOrEqual(1_500);
      expect(times.at(-1)).toBeLessThanOrEqual(56_000);
      const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
      expect(Math.max(...gaps)).toBeLessThan(7_000);
    }
  });

  it('kills the browser’s node in every other NATS kill, starting with the first, and only existing targets', () => {
    for (const seed of SEEDS) {
      const plan = planKills({ ...LONG, seed });
      const nats = plan.filter((kill) => kill.kind === 'nats').map((kill) => kill.victim === 'connected');
      expect(nats).toEqual([true, false, true, false, true]);
      for (const { kind, victim } of plan) {
        if (victim !== 'connected') expect(victim).toBeLessThan({ api: 2, worker: 2, postgres: 1, nats: 3 }[kind]);
      }
    }
  });
});
