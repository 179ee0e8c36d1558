import { describe, expect, it } from 'vitest';
import { ANN, buildHappened, buildState, NOW, WRITTEN } from '../../../testing/build-state.ts';
import { ledgerViolations, payoutViolations } from './ledger.ts';
import { MAX_MESSAGES_PER_HOUR, messageCounter } from './messages.ts';
import { peopleViolations } from './people.ts';

const rules = (violations: readonly { rule: string }[]) => violations.map(({ rule }) => rule);

describe('the books', () => {
  it('let a gift card pay work of its seller only', () => {
    const use = { visitId: 'visit', sellerId: 'dana', providerId: 'dana', amountCents: 100 };
    expect(ledgerViolations(buildState({ giftCardUses: [use] }))).toEqual([]);
    expect(rules(ledgerViolations(buildState({ giftCardUses: [{ ...use, providerId: 'pat' }] })))).toEqual([
      'debt-of-another',
    ]);
  });

  it('owe what is on gift cards, and sum to zero', () => {
    expect(rules(ledgerViolations(buildState({ giftCards: { balanceCents: 5, liabilityCents: 4 } })))).toEqual([
      'gift-card-books',
    ]);
    expect(rules(ledgerViolations(buildState({ unbalanced: 1 })))).toEqual(['unbalanced-ledger']);
  });

  it.each([
    ['instant', 100, 100, []],
    ['instant', 101, 100, ['young-income-paid-out']],
    ['instant', 1, -50, ['young-income-paid-out']],
    ['weekly', 101, 100, []],
  ])('allow a payout (%s) of %i where %i is old enough: %j', (kind, takenCents, ripeCents, expected) => {
    const payout = { id: 'payout', kind, providerId: 'dana', takenCents, ripeCents, openedAt: NOW.toISOString() };
    expect(rules(payoutViolations(buildState(), buildState({ payouts: [payout] })))).toEqual(expected);
  });
});

describe('data of a person', () => {
  const ids = { ann: 'ann' } as never;
  const changed = buildState({ people: [{ ...ANN, own: 'another address' }] });
  const seen = { ...changed, activity: { ann: 1 } };

  it('may be changed by themselves', () => {
    expect(peopleViolations(buildState(), changed, { happened: buildHappened({ actorId: 'ann' }), ids })).toEqual([]);
  });

  it('is changed by others with a message and an entry, not with one of them', () => {
    const [quiet, written] = [buildHappened(), buildHappened({ notices: WRITTEN })];
    expect(peopleViolations(buildState(), seen, { happened: written, ids })).toEqual([]);
    for (const [after, happened] of [
      [changed, quiet],
      [changed, written],
      [seen, quiet],
    ] as const)
      expect(rules(peopleViolations(buildState(), after, { happened, ids }))).toEqual(['data-changed-unseen']);
  });
});

describe('messages', () => {
  const later = new Date(NOW.getTime() + 61 * 60_000);
  const send = (count: ReturnType<typeof messageCounter>, times: number, now = NOW) =>
    Array.from({ length: times }, () => count(buildHappened({ notices: WRITTEN, now }), [ANN])).at(-1) ?? [];

  it('of one sender to one person are limited within an hour', () => {
    const count = messageCounter();
    expect(send(count, MAX_MESSAGES_PER_HOUR)).toEqual([]);
    expect(send(count, 1, later)).toEqual([]);
    expect(rules(send(count, MAX_MESSAGES_PER_HOUR, later))).toEqual(['too-many-messages']);
  });

  it('of timers and to oneself are not counted', () => {
    const count = messageCounter();
    for (const actorId of [undefined, 'ann'])
      for (let time = 0; time <= MAX_MESSAGES_PER_HOUR; time += 1)
        expect(count(buildHappened({ actorId, notices: WRITTEN }), [ANN])).toEqual([]);
  });
});
