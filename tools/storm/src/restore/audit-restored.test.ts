import { describe, expect, it } from 'vitest';

import { emptyBookings } from '../bookings/booking-facts.ts';
import { emptyFacts, type Write } from '../facts.ts';
import type { StoredOrder } from '../payments/payment-facts.ts';
import { auditRestored } from './audit-restored.ts';
import type { Moment, Restored } from './moment-facts.ts';

const write = (subject: string): Write => ({
  kind: 'log event',
  key: subject,
  subject,
  attempts: 1,
  acknowledged: { status: 204, body: '' },
  replays: [],
});
const order: StoredOrder = {
  id: 'order',
  status: 'complete',
  settlements: 1,
  captured: 1,
  pending: 0,
  capturedCents: 5_000,
  bookings: 1,
  bookedCents: 5_000,
  chargeIds: ['charge'],
};
const moment: Moment = {
  at: new Date('2026-11-18T16:00:00Z'),
  writes: [write('before')],
  bookings: emptyBookings(),
  completeOrders: new Set(['order']),
  documents: new Map([['licence', 'fingerprint']]),
};
const restored: Restored = {
  stored: { ...emptyFacts('').stored, logEvents: ['before'] },
  bookings: emptyBookings().stored,
  orders: [order],
  brokenMoney: [],
  documents: new Map([['licence', 'fingerprint']]),
  replay: { before: '{"id":1}', again: '{"id":1}' },
  laterWrites: [write('after')],
  laterPayments: 0,
};
const rulesOf = (change: Partial<Restored>) =>
  auditRestored(moment, { ...restored, ...change })
    .map(({ rule }) => rule)
    .filter((rule) => rule !== 'coverage');

describe('the audit of a restored database', () => {
  it('accepts what was acknowledged, and nothing else', () => {
    expect(rulesOf({})).toEqual([]);
  });

  it.each<[string, string, Partial<Restored>]>([
    ['an acknowledged write is missing', 'lost', { stored: { ...restored.stored, logEvents: [] } }],
    ['a later write is there', 'later', { stored: { ...restored.stored, logEvents: ['before', 'after'] } }],
    ['a paid order is open again', 'lost', { orders: [{ ...order, status: 'accepted' }] }],
    ['a paid order is not in the ledger', 'money', { orders: [{ ...order, bookings: 0 }] }],
    ['the ledger is out of balance', 'money', { brokenMoney: ['Broken: a transaction of the ledger sums to zero'] }],
    ['a document has no row', 'lost', { documents: new Map() }],
    ['a document has other bytes', 'files', { documents: new Map([['licence', '404']]) }],
    ['a sealed answer cannot be opened', 'keys', { replay: { before: '{"id":1}', again: '{"id":2}' } }],
  ])('finds that %s', (_, rule, change) => {
    expect(rulesOf(change)).toEqual([rule]);
  });

  it('is inconclusive when too little was tried', () => {
    expect(auditRestored(moment, restored).map(({ rule }) => rule)).toEqual(Array(4).fill('coverage'));
  });
});
