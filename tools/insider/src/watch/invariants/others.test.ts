import { NOTICE_CAPS } from '@tailgate/contract/notifications';
import { describe, expect, it } from 'vitest';
import { ANN, buildHappened, buildState, NOW, WRITTEN } from '../../../testing/build-state.ts';
import { ledgerViolations, payoutViolations } from './ledger.ts';
import { messageViolations } from './messages.ts';
import type { State } from '../state.ts';
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
  const sent = (times: number, sentAt = NOW) =>
    Array.from({ length: times }, () => ({ senderId: 'dana', recipientId: 'ann', sentAt: sentAt.toISOString() }));
  const problems = (notices: State['notices']) => rules(messageViolations({ notices }, NOW));

  it('of one sender to one person are limited within an hour', () => {
    const earlier = new Date(NOW.getTime() - 61 * 60_000);
    expect(problems([...sent(NOTICE_CAPS.perHour), ...sent(5, earlier)])).toEqual([]);
    expect(problems(sent(NOTICE_CAPS.perHour + 1))).toEqual(['too-many-messages']);
  });
});
