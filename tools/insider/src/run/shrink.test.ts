import { expect, it } from 'vitest';
import { endLine, payOut, wait } from '../acts/calls.ts';
import type { Act } from '../acts/act.ts';
import { shrink } from './shrink.ts';

const noise: Act[] = Array.from({ length: 9 }, (_unused, minute) => wait(minute + 1));
const isPayOut = (act: Act) => act.kind === 'call' && act.call.endsWith('/instant');
const isEnd = (act: Act) => act.kind === 'call' && act.call.endsWith('/end');

it('leaves the acts that matter, in their order and once', async () => {
  const acts = [
    ...noise,
    endLine('dana', 'danaToday'),
    ...noise,
    { ...payOut('dana'), together: 2, again: 12 },
    ...noise,
  ];
  let tries = 0;
  const short = await shrink(acts, (candidate) => {
    tries += 1;
    const at = candidate.findIndex(isEnd);
    return Promise.resolve(at >= 0 && candidate.findLastIndex(isPayOut) > at);
  });
  expect(short).toEqual([endLine('dana', 'danaToday'), payOut('dana')]);
  expect(tries).toBeLessThan(100);
});

it('tries only so often', async () => {
  let tries = 0;
  const fails = () => {
    tries += 1;
    return Promise.resolve(false);
  };
  expect(await shrink(noise, fails, 5)).toEqual(noise);
  expect(tries).toBe(5);
});
