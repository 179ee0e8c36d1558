import { describe, expect, it } from 'vitest';

import { TROUBLES } from '../facts.ts';
import { auditPayments } from './audit-payments.ts';
import { emptyPaymentFacts, type PaymentFacts, type StoredOrder } from './payment-facts.ts';

const ORDER: StoredOrder = {
  id: 'order',
  status: 'complete',
  settlements: 1,
  captured: 1,
  pending: 0,
  capturedCents: 5_001,
  bookings: 1,
  bookedCents: 5_001,
  chargeIds: ['charge'],
};
const PAYMENT = { chargeId: 'charge', cents: 5_001 };
const kill = (kind: 'api' | 'postgres' | 'worker') => ({
  kind,
  target: kind,
  atMs: 1,
  backAtMs: 2,
  answeredAtMs: {},
});

const fine = (order: Partial<StoredOrder> = {}, facts: Partial<PaymentFacts> = {}): PaymentFacts => ({
  ...emptyPaymentFacts(),
  kills: [kill('api'), kill('postgres'), kill('worker')],
  troubles: TROUBLES.map((mode) => ({ mode, calls: 4 })),
  acknowledged: new Set(['order']),
  orders: [{ ...ORDER, ...order }],
  payments: [PAYMENT],
  replayed: 5,
  replaysAccepted: 5,
  ...facts,
});
const rules = (facts: PaymentFacts) => [...new Set(auditPayments(facts, 1).map(({ rule }) => rule))];

describe('the audit of a payment storm', () => {
  it('finds nothing where every order has one charge, one settlement and its booking', () => {
    expect(rules(fine())).toEqual([]);
  });

  it.each<[string, string, PaymentFacts]>([
    ['two payments at the processor', 'one charge', fine({}, { payments: [PAYMENT, PAYMENT] })],
    ['two captured charges', 'one charge', fine({ captured: 2 })],
    ['a complete order that nobody paid', 'paid', fine({}, { payments: [] })],
    ['an acknowledged order that is open', 'paid', fine({ status: 'accepted' })],
    ['a payment that is not in the ledger', 'booked', fine({ bookings: 0, bookedCents: 0 })],
    ['a completion that is booked twice', 'booked', fine({ bookings: 2 })],
    ['two settlements', 'booked', fine({ settlements: 2 })],
    ['a payment of no order', 'booked', fine({}, { payments: [PAYMENT, { chargeId: 'strange', cents: 1 }] })],
    ['another amount in the ledger', 'ledger', fine({ bookedCents: 5_000 })],
    ['money that is wrong in the database', 'ledger', fine({}, { brokenMoney: ['Broken: a rule'] })],
    ['a charge that never ended', 'unfinished', fine({ pending: 1 })],
    ['a webhook that did something again', 'replay', fine({}, { changedByReplay: true })],
    [
      'a process that ended',
      'survival',
      fine({}, { ownExits: [{ target: 'api 0', atMs: 1, how: 'code 1', lastWords: '' }] }),
    ],
    ['a processor that never failed', 'coverage', fine({}, { troubles: [] })],
    ['no kills', 'coverage', fine({}, { kills: [] })],
    ['webhooks that were not sent again', 'coverage', fine({}, { replayed: 4, replaysAccepted: 4 })],
    ['a webhook that was refused when it came again', 'replay', fine({}, { replaysAccepted: 4 })],
  ])('finds %s', (_what, rule, facts) => {
    expect(rules(facts)).toContain(rule);
  });
});
