import { describe, expect, it } from 'vitest';
import { daysPaidBy, payoutOf } from './payout-days.ts';

const payout = { date: '2026-11-16T13:00:00.000Z' };

it('are those since the payout before', () => {
  const before = { date: '2026-11-13T03:00:00.000Z' };
  expect(daysPaidBy(payout, before, 'America/Chicago')).toEqual({ from: '2026-11-12', to: '2026-11-16' });
});

it('are a week where no earlier payout is known', () => {
  expect(daysPaidBy(payout, undefined, 'America/Chicago')).toEqual({ from: '2026-11-09', to: '2026-11-16' });
});

describe('payoutOf', () => {
  const weekly = (date: string) => ({ date: `${date}T13:00:00.000Z`, kind: 'weekly', status: 'sent' }) as const;
  const payouts = {
    items: [weekly('2026-11-16'), weekly('2026-11-09')],
    total: 2,
    balance: 120,
    nextWeeklyDate: '2026-11-23',
    account: { isReady: true },
  };
  const of = (earnedAt: string, more: Partial<Parameters<typeof payoutOf>[1]> = {}) =>
    payoutOf(earnedAt, { ...payouts, ...more }, 'America/Chicago');

  it('is the next weekly one for what was earned since the last', () => {
    expect(of('2026-11-18T15:00:00.000Z')).toEqual({ date: '2026-11-23', isPast: false });
    expect(of('2026-11-18T15:00:00.000Z', { items: [], total: 0 })).toEqual({ date: '2026-11-23', isPast: false });
  });

  it('is the first one after it that did not fail', () => {
    expect(of('2026-11-05T15:00:00.000Z')).toEqual({ date: '2026-11-09', isPast: true });
    const items = [weekly('2026-11-16'), { ...weekly('2026-11-09'), status: 'failed' as const }];
    expect(of('2026-11-05T15:00:00.000Z', { items })).toEqual({ date: '2026-11-16', isPast: true });
  });

  it('is unknown without a bank account, in debt, after an instant payout, and where earlier ones are not shown', () => {
    const now = '2026-11-18T15:00:00.000Z';
    expect(of(now, { account: null })).toBeNull();
    expect(of(now, { balance: -5 })).toBeNull();
    expect(of(now, { items: [{ ...weekly('2026-11-19'), kind: 'instant' }, ...payouts.items] })).toBeNull();
    expect(of('2026-10-01T15:00:00.000Z', { total: 40 })).toBeNull();
  });
});
