import { describe, expect, it } from 'vitest';
import { fairQueue } from './fair-queue.ts';

const RULES = { atOnce: 1, waitingInAll: 5, waitingEach: 3, waitAtMostMs: 60_000 };

/** Work that runs until `end` is called. */
const heldUp = () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, end: () => resolve('done') };
};

describe('fairQueue()', () => {
  it('alternates between keys instead of running in order of arrival', async () => {
    const run = fairQueue(RULES);
    const first = heldUp();
    const order: string[] = [];
    const note = (name: string) => () => Promise.resolve(void order.push(name));
    const all = [
      run('greedy', first.work),
      ...['greedy 1', 'greedy 2', 'greedy 3'].map((name) => run('greedy', note(name))),
      run('modest', note('modest 1')),
    ];
    first.end();
    await Promise.all(all);
    expect(order).toEqual(['greedy 1', 'modest 1', 'greedy 2', 'greedy 3']);
  });

  it('limits concurrency', async () => {
    const run = fairQueue({ ...RULES, atOnce: 2 });
    let [running, most] = [0, 0];
    const work = async () => {
      most = Math.max(most, (running += 1));
      await Promise.resolve();
      running -= 1;
    };
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map((key) => run(key, work)));
    expect(most).toBe(2);
  });

  it('rejects work beyond the limit of a key or of the queue', async () => {
    const run = fairQueue(RULES);
    const first = heldUp();
    const nothing = () => Promise.resolve('done');
    const accepted = [run('a', first.work), ...[1, 2, 3].map(() => run('a', nothing))];
    await expect(run('a', nothing)).rejects.toMatchObject({ code: 'too_many_requests' });
    accepted.push(run('b', nothing), run('c', nothing));
    await expect(run('d', nothing)).rejects.toMatchObject({ code: 'temporarily_unavailable' });
    first.end();
    expect(await Promise.all(accepted)).toEqual(Array(6).fill('done'));
  });

  it('times out waiting work and never runs it', async () => {
    const run = fairQueue({ ...RULES, waitAtMostMs: 1 });
    const first = heldUp();
    const running = run('a', first.work);
    let hasRun = false;
    await expect(run('b', () => Promise.resolve((hasRun = true)))).rejects.toMatchObject({
      code: 'temporarily_unavailable',
      retryAfterSeconds: 10,
    });
    first.end();
    await running;
    expect(await run('c', () => Promise.resolve('next'))).toBe('next');
    expect(hasRun).toBe(false);
  });

  it('continues after failed work', async () => {
    const run = fairQueue(RULES);
    await expect(run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await run('a', () => Promise.resolve('next'))).toBe('next');
  });
});
