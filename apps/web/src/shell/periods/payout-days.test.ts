import { expect, it } from 'vitest';
import { daysPaidBy } from './payout-days.ts';

const payout = { date: '2026-11-16T13:00:00.000Z' };

it('are those since the payout before', () => {
  const before = { date: '2026-11-13T03:00:00.000Z' };
  expect(daysPaidBy(payout, before, 'America/Chicago')).toEqual({ from: '2026-11-12', to: '2026-11-16' });
});

it('are a week where no earlier payout is known', () => {
  expect(daysPaidBy(payout, undefined, 'America/Chicago')).toEqual({ from: '2026-11-09', to: '2026-11-16' });
});
