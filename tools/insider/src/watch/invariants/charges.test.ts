import { describe, expect, it } from 'vitest';
import { buildHappened, buildState, buildVisit, toldOf } from '../../../testing/build-state.ts';
import type { Charge, Visit } from '../state.ts';
import { ceilingOf, chargeViolations } from './charges.ts';

const charge = (given: Partial<Charge> = {}): Charge => ({
  id: 'charge',
  visitId: 'visit',
  purpose: 'order',
  status: 'captured',
  amountCents: 9_000,
  consentedCents: 1_000_000,
  ...given,
});

/** A charge of a visit as it is now, by a groomer, where the customer knows of it as it was booked. */
const rulesOf = (given: {
  amountCents?: number;
  purpose?: string;
  status?: string;
  visit?: Partial<Visit>;
  booked?: Partial<Visit>;
  before?: Partial<Visit>;
  actorId?: string;
  since?: Date;
}): string[] => {
  const { amountCents = 9_000, purpose = 'order', status = 'captured', visit, booked, since, actorId = 'dana' } = given;
  const now = buildVisit(visit);
  const after = buildState({ visits: [now], charges: [charge({ amountCents, purpose, status })] });
  const before = buildState({ visits: [buildVisit({ ...visit, ...given.before })] });
  const told = toldOf(buildVisit({ ...visit, ...booked }));
  const known = since ? new Map([...told].map(([id, one]) => [id, { ...one, since }])) : told;
  const happened = buildHappened({ actorId });
  return chargeViolations(before, after, { told: known, happened, fees: after.fees }).map(({ rule }) => rule);
};

describe('a charge for a visit', () => {
  it('is at most the estimate, a fifth above it, and the tip', () => {
    expect(rulesOf({ amountCents: 10_800 })).toEqual([]);
    expect(rulesOf({ amountCents: 10_801 })).toEqual(['charge-above-consent']);
    expect(rulesOf({ amountCents: 12_800, visit: { tipCents: 2_000 } })).toEqual([]);
    expect(
      rulesOf({ amountCents: 12_000, visit: { estimateCents: 12_000 }, booked: { estimateCents: 9_000 } }),
    ).toEqual(['charge-above-consent']);
  });

  it('is at most what the customer confirmed, with a usual tip where they confirmed nothing', () => {
    const of = (given: Partial<Parameters<typeof ceilingOf>[0]>, tipCents = 0) =>
      ceilingOf({ estimateCents: 9_000, isOwn: true, confirmedCents: 0, ...given }, { tipCents });
    expect([of({}, 2_700), of({}, 90_000), of({ estimateCents: 1_000 }, 90_000)]).toEqual([13_500, 13_500, 3_200]);
    expect([of({ confirmedCents: 41_200 }), of({ confirmedCents: 1 })]).toEqual([41_200, 10_800]);
    expect([of({ isOwn: false }), of({ isOwn: false, estimateCents: 400_000 })]).toEqual([10_800, 40_000]);
  });

  it('names a consent, which only the customer gives', () => {
    const after = buildState({ charges: [charge({ consentedCents: null })] });
    const given = { told: toldOf(), happened: buildHappened(), fees: after.fees };
    expect(chargeViolations(buildState(), after, given)).toMatchObject([{ rule: 'charge-without-consent' }]);
    const confirmed = buildState({ confirmations: [{ id: 'consent', visitId: 'visit', mostCents: 41_200 }] });
    expect(chargeViolations(buildState(), confirmed, given)).toMatchObject([{ rule: 'consent-by-another' }]);
    const own = { ...given, happened: buildHappened({ actorId: 'ann' }) };
    expect(chargeViolations(buildState(), confirmed, own)).toEqual([]);
  });

  it('is not taken before the day that the customer knows', () => {
    expect(rulesOf({ visit: { startsAt: '2026-11-18T23:00:00Z' } })).toEqual([]);
    // Still today in Greenwich, tomorrow in Austin.
    expect(rulesOf({ visit: { startsAt: '2026-11-19T06:30:00Z' } })).toEqual(['charge-before-its-day']);
    expect(rulesOf({ booked: { startsAt: '2026-12-29T16:00:00Z' } })).toEqual(['charge-before-its-day']);
  });

  it('counts once it is captured', () => {
    expect(rulesOf({ amountCents: 99_999, status: 'declined' })).toEqual([]);
  });

  it('is not for a visit that the customer never heard of', () => {
    const after = buildState({ charges: [charge()] });
    const given = { told: new Map(), happened: buildHappened(), fees: after.fees };
    expect(chargeViolations(buildState(), after, given)).toMatchObject([{ rule: 'charge-above-consent' }]);
  });
});

describe('a fee', () => {
  const noShow = { fee: 'no_show', status: 'cancelled' } as const;
  const cancellation = { fee: 'cancellation', status: 'cancelled' } as const;

  it('of a no-show is for a start that the customer knew before it came', () => {
    expect(rulesOf({ visit: noShow })).toEqual([]);
    expect(rulesOf({ visit: noShow, booked: { startsAt: '2026-12-29T16:00:00Z' } })).toEqual(['fee-for-unknown-time']);
    expect(rulesOf({ visit: noShow, since: new Date('2026-11-18T15:30:00Z') })).toEqual(['fee-for-unknown-time']);
  });

  it('is at most the one that was shown at booking', () => {
    expect(rulesOf({ visit: noShow, amountCents: 10_001 })).toEqual(['fee-above-booking']);
  });

  it('of a cancellation counts from the moment at which the customer asked', () => {
    const asked = { status: 'cancellation_request', statusSince: '2026-11-17T15:30:00Z' };
    expect(rulesOf({ visit: cancellation, before: asked })).toEqual([]);
    expect(rulesOf({ visit: cancellation, before: { ...asked, statusSince: '2026-11-17T14:30:00Z' } })).toEqual([
      'fee-for-unknown-time',
    ]);
    expect(rulesOf({ visit: cancellation, before: asked, booked: { startsAt: '2026-12-29T16:00:00Z' } })).toEqual([
      'fee-for-unknown-time',
    ]);
  });
});

it('a later tip is the customer’s own act', () => {
  expect(rulesOf({ purpose: 'tip', amountCents: 50_000, actorId: 'ann' })).toEqual([]);
  expect(rulesOf({ purpose: 'tip', amountCents: 500 })).toEqual(['tip-without-customer']);
});
