import { describe, expect, it } from 'vitest';
import { becomesTrue } from './poll.ts';

describe('becomesTrue', () => {
  it('polls until the condition holds', async () => {
    let asked = 0;
    expect(await becomesTrue(() => (asked += 1) === 3, { timeoutMs: Infinity, everyMs: 1 })).toBe(true);
    expect(asked).toBe(3);
  });

  it('polls once even with a timeout of 0, and resolves to false', async () => {
    let asked = 0;
    expect(await becomesTrue(() => (asked += 1) > 99, { timeoutMs: -1 })).toBe(false);
    expect(asked).toBe(1);
  });

  it('ends early when aborted', async () => {
    const aborting = new AbortController();
    const waiting = becomesTrue(() => false, { timeoutMs: Infinity, signal: aborting.signal });
    aborting.abort(new Error('called off'));
    await expect(waiting).rejects.toThrow('aborted');
  });
});
