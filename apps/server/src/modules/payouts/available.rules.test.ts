import { cents } from '@tailgate/values/money';
import { describe, expect, it } from 'vitest';
import { balanceOfFacts, usualWeekOf } from './available.rules.ts';
import { waitingAnswer } from './payout-answers.ts';

const NOW = new Date('2026-11-18T16:00:00Z');
const MONDAY = new Date('2026-11-23T13:00:00Z');
const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);
const earned = (amount: number, occurredAt: Date) => ({ amountCents: cents(amount), occurredAt });
const balance = (given: Partial<Parameters<typeof balanceOfFacts>[0]> & { owedCents: ReturnType<typeof cents> }) =>
  balanceOfFacts({
    income: [],
    holdDays: 2,
    allowedCents: cents(50_000),
    nextWeeklyAt: MONDAY,
    now: NOW,
    ...given,
  });

describe('what an instant payout takes', () => {
  it('is income from exactly two days on, and not a millisecond before', () => {
    const atTwoDays = balance({ owedCents: cents(100), income: [earned(100, hoursAgo(48))] });
    expect(atTwoDays).toEqual({ owedCents: 100, availableCents: 100, waiting: [] });
    const early = new Date(hoursAgo(48).getTime() + 1);
    expect(balance({ owedCents: cents(100), income: [earned(100, early)] })).toEqual({
      owedCents: 100,
      availableCents: 0,
      waiting: [{ amountCents: 100, from: new Date(NOW.getTime() + 1) }],
    });
  });

  it('loses refunds before what waits does, and what waits soonest next', () => {
    const income = [earned(300, hoursAgo(40)), earned(200, hoursAgo(1))];
    const waits = (owed: number) => {
      const { availableCents, waiting } = balance({ owedCents: cents(owed), income });
      return [availableCents, ...waiting.map(({ amountCents }) => amountCents)];
    };
    expect(waits(900)).toEqual([400, 300, 200]);
    expect(waits(520)).toEqual([20, 300, 200]);
    expect(waits(450)).toEqual([0, 250, 200]);
    expect(waits(150)).toEqual([0, 150]);
    expect(waits(-100)).toEqual([0]);
  });

  it('is no more than what is usual; the rest waits for the weekly payout', () => {
    const { availableCents, waiting } = balance({ owedCents: cents(80_000), allowedCents: cents(30_000) });
    expect([availableCents, waiting]).toEqual([30_000, [{ amountCents: 50_000, from: MONDAY }]]);
  });

  it('waits no longer than until the weekly payout, which takes everything', () => {
    const { waiting } = balance({
      owedCents: cents(100),
      income: [earned(100, hoursAgo(1))],
      nextWeeklyAt: new Date(NOW.getTime() + HOUR_MS),
    });
    expect(waiting).toEqual([{ amountCents: 100, from: new Date(NOW.getTime() + HOUR_MS) }]);
  });

  it('is all of it where the site holds nothing', () => {
    const { availableCents } = balance({ owedCents: cents(100), income: [earned(100, NOW)], holdDays: 0 });
    expect(availableCents).toBe(100);
  });

  it('waits 48 hours over a change of the clocks, and is shown by the day of the provider', () => {
    // Saturday at noon in Austin; the clocks go back on Sunday, so 48 hours later it is Monday at eleven.
    const saturday = new Date('2026-10-31T17:00:00Z');
    const now = new Date('2026-10-31T18:00:00Z');
    const facts = { owedCents: cents(100), income: [earned(100, saturday)], now, nextWeeklyAt: MONDAY };
    const { waiting } = balance(facts);
    expect(waiting.map(({ from }) => from.toISOString())).toEqual(['2026-11-02T17:00:00.000Z']);
    expect(waitingAnswer(waiting, 'America/Chicago')).toEqual([{ date: '2026-11-02', amount: 1 }]);
    expect(balance({ ...facts, now: new Date('2026-11-02T17:00:00Z') }).availableCents).toBe(100);
    const lateEvening = [{ amountCents: cents(100), from: new Date('2026-11-03T05:30:00Z') }];
    expect(waitingAnswer([...waiting, ...lateEvening], 'America/Chicago')).toEqual([{ date: '2026-11-02', amount: 2 }]);
  });
});

it.each([
  [[], 50_000],
  [[10_000], 50_000],
  [[40_000, 60_000], 75_000],
  [[200_000, 40_000, 60_000], 90_000],
])('the usual week of %j is at most %i cents', (weeks, expected) => {
  expect(usualWeekOf(weeks.map((week) => cents(week)))).toBe(expected);
});
