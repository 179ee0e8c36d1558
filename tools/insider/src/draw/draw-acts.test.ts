import type { Json } from '@tailgate/fuzz';
import { testNow } from '@tailgate/kit';
import { describe, expect, it } from 'vitest';
import { resolved, Unknown } from '../acts/resolve.ts';
import { PEOPLE, THINGS, VISITS } from '../world/names.ts';
import { ALLOWED } from './allowed-rows.ts';
import { drawActs } from './draw-acts.ts';

const SEQUENCES = 150;
const some = (seed: number) => Array.from({ length: SEQUENCES }, (_unused, index) => drawActs(seed, index));

const names = [...Object.keys(PEOPLE), ...VISITS, ...THINGS];
const known = {
  ids: Object.fromEntries(names.map((name) => [name, `id of ${name}`])) as never,
  now: testNow(),
  learned: new Map(['giftCard', 'giftCardId', 'coupon', 'couponId', 'asked'].map((word) => [word, word])),
};

describe('drawn sequences', () => {
  it('are the same for a seed and others for another one', () => {
    expect(JSON.stringify(some(1))).toBe(JSON.stringify(some(1)));
    expect(JSON.stringify(some(2))).not.toBe(JSON.stringify(some(1)));
  });

  it('name only what a scene knows', () => {
    for (const act of some(1).flat()) {
      if (act.kind !== 'call') continue;
      const parts: Json = { params: act.params ?? {}, query: act.query ?? {}, body: act.body ?? null };
      expect(() => resolved(parts, known)).not.toThrow(Unknown);
    }
  });

  it('are made of writes that the contract allows their callers', () => {
    const calls = some(1)
      .flat()
      .filter((act) => act.kind === 'call')
      .filter(({ call }) => !call.startsWith('GET '));
    for (const { who, call } of calls)
      expect(
        ALLOWED.get(who)?.map(({ row }) => `${row.method} ${row.path}`),
        `${who}: ${call}`,
      ).toContain(call);
    expect(new Set(calls.map(({ call }) => call)).size).toBeGreaterThan(60);
  });
});
