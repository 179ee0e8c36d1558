import { describe, expect, it } from 'vitest';

import { buildFacts } from '../../testing/build-facts.ts';
import { auditBookingAnswers, auditBookingCoverage, auditBookings } from './audit-bookings.ts';
import { BOOKING_KINDS, emptyBookings, type Attempt, type BookingFacts, type StoredBookings } from './booking-facts.ts';

const START = '2026-06-02T14:00:00.000Z';
const LATER = '2026-06-02T18:00:00.000Z';
const END = '2026-06-02T15:00:00.000Z';

const move = (name: string, to: string, xid: string, more: object = {}) => ({
  subjectId: 'one',
  name,
  to,
  xid,
  isQuiet: false,
  newStart: null,
  customerId: 'ava',
  fromProvider: null,
  ...more,
});

/** Amy, who drives the van, placed an appointment; Ava was told by text and mail. */
const placed = (stored: Partial<StoredBookings> = {}, given: Partial<BookingFacts> = {}) =>
  buildFacts({
    outbox: { texts: ['+1'], mails: ['a@b.test'] },
    bookings: emptyBookings({
      attempts: [{ kind: 'place', target: 'session', outcome: 'acknowledged', appointmentId: 'one' }],
      resources: { amy: ['amy', 'van'] },
      phones: { ava: '+1' },
      differentTexts: { '+1': 1 },
      stored: {
        appointments: [{ id: 'one', status: 'accepted', providerId: 'amy', start: START, end: END }],
        occupants: ['amy', 'van'].map((resourceId) => ({ id: 'one', resourceId, start: START, end: END })),
        overlaps: [],
        moves: [move('book', 'accepted', '7')],
        placedBySession: { session: ['one'], unused: [] },
        messageJobs: { '7': 2, '8': 40 },
        putOff: {},
        ...stored,
      },
      ...given,
    }),
  });
const rulesIn = (facts: ReturnType<typeof placed>) => auditBookings(facts).map(({ rule }) => rule);

describe('the audit of appointments', () => {
  it('finds nothing where calendars, history and messages agree', () => {
    expect(auditBookings(placed())).toEqual([]);
  });

  it.each<[string, string, Partial<StoredBookings>]>([
    ['two rows that overlap', 'overlap', { overlaps: [{ resourceId: 'van', one: 'one', other: 'two' }] }],
    ['an acknowledged appointment without history', 'lost', { moves: [], messageJobs: {} }],
    ['a calendar without its row', 'half', { occupants: [{ id: 'one', resourceId: 'amy', start: START, end: END }] }],
    [
      'another time in a calendar',
      'half',
      { occupants: ['amy', 'van'].map((resourceId) => ({ id: 'one', resourceId, start: LATER, end: END })) },
    ],
    ['time taken by a canceled appointment', 'half', { moves: [move('book', 'cancelled', '7')] }],
    [
      'time taken by nothing',
      'half',
      { occupants: [...placed().bookings.stored.occupants, { id: 'two', resourceId: 'amy', start: START, end: END }] },
    ],
    ['a booking that no session knows', 'half', { placedBySession: {} }],
    ['a session that answered another appointment', 'lost', { placedBySession: { session: ['two'], first: ['one'] } }],
    ['a session placed twice', 'twice', { placedBySession: { session: ['one', 'two'] } }],
    ['a change that nobody was told', 'jobs', { messageJobs: {} }],
    ['a message too many', 'jobs', { messageJobs: { '7': 3 } }],
    [
      'a move that nobody tried',
      'twice',
      {
        moves: [move('book', 'accepted', '7'), move('reschedule', 'accepted', '9', { newStart: START, isQuiet: true })],
      },
    ],
  ])('finds %s', (_what, rule, stored) => {
    expect(rulesIn(placed(stored))).toContain(rule);
  });

  it('finds a text that did not arrive, and one without a change', () => {
    expect(rulesIn({ ...placed(), outbox: { texts: [], mails: [] } })).toEqual(['jobs']);
    expect(rulesIn(placed({}, { differentTexts: { '+1': 2 } }))).toEqual(['jobs']);
  });

  it('allows a message that waits for its turn, and finds one that is sent and waits as well', () => {
    const unsent = { ...placed({ messageJobs: {}, putOff: { '7': 1 } }), outbox: { texts: [], mails: [] } };
    expect(rulesIn(unsent)).toEqual([]);
    expect(rulesIn(placed({ putOff: { '7': 1 } }))).toEqual(['jobs']);
  });

  it('finds a placed session of which every attempt was refused, and allows one that was not answered', () => {
    const attempt = (outcome: Attempt['outcome']): Attempt => ({
      kind: 'place',
      target: 'session',
      outcome,
      code: 'conflict',
    });
    expect(rulesIn(placed({}, { attempts: [attempt('refused')] }))).toEqual(['twice']);
    expect(rulesIn(placed({}, { attempts: [attempt('unanswered')] }))).toEqual([]);
  });
});

describe('answers to attempts', () => {
  const refused = (given: Partial<Attempt>) =>
    auditBookingAnswers(
      buildFacts({
        bookings: emptyBookings({ attempts: [{ kind: 'move', target: 'one', outcome: 'refused', ...given }] }),
      }),
    ).map(({ rule }) => rule);

  it('may be conflicts, with other times where the time was the reason', () => {
    expect(refused({ code: 'illegal_transition' })).toEqual([]);
    expect(refused({ code: 'slot_taken', hasNextSlots: true })).toEqual([]);
    expect(refused({ code: 'slot_taken' })).toEqual(['refused']);
    expect(refused({ code: 'validation_failed' })).toEqual(['refused']);
  });

  it('stay the same when they are repeated', () => {
    expect(refused({ outcome: 'acknowledged', isReplayedDifferently: true })).toEqual(['replay']);
  });
});

it('wants a time that was taken, and of a long storm every kind of attempt, not counting what customers ask for', () => {
  const attempts = BOOKING_KINDS.flatMap((kind): Attempt[] =>
    Array.from({ length: 125 }, (_, number) => ({ kind, target: String(number), outcome: 'acknowledged' })),
  );
  const taken: Attempt = { kind: 'place', target: 'session', outcome: 'refused', code: 'slot_taken' };
  const messages = (given: Attempt[], wanted: number) =>
    auditBookingCoverage(buildFacts({ bookings: emptyBookings({ attempts: given }) }), wanted).map(
      ({ message }) => message,
    );
  expect(messages([...attempts, taken], 1_000)).toEqual([]);
  expect(messages([taken], 1)).toEqual([]);
  expect(messages([], 0)).toEqual([]);
  expect(messages(attempts, 2_000)).toEqual([
    'only 1000 attempts with appointments, 2000 are needed',
    'no attempt met a time that was taken',
  ]);
  const refusals = Array.from({ length: 900 }, () => taken);
  expect(messages([...attempts.slice(0, 1_100), ...refusals], 20_000)).toContain(
    'only 975 attempts succeeded, 2000 are needed',
  );
  expect(messages([], 1_000)).toContain('only 0 of "grab" succeeded, 10 are needed');
});
