import { describe, expect, it } from 'vitest';

import { buildFacts } from '../../testing/build-facts.ts';
import { auditBookingAnswers, auditBookingCoverage, auditBookings } from './audit-bookings.ts';
import { auditCustodyCoverage } from './audit-vans.ts';
import {
  BOOKING_KINDS,
  CUSTODY_KINDS,
  emptyBookings,
  type Attempt,
  type BookingFacts,
  type CustodyAttempt,
  type StoredBookings,
} from './booking-facts.ts';

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

/** Since long ago and until further notice. */
const HELD = {
  vehicleId: 'van',
  holderId: 'amy',
  start: '2026-05-01T05:00:00.000Z',
  end: null,
  begunAt: '2026-05-01T05:00:00.000Z',
};
const SPARE = { ...HELD, vehicleId: 'spare' };

/** Amy, who drives the van, placed an appointment; Ava was told by text and mail. */
const placed = (stored: Partial<StoredBookings> = {}, given: Partial<BookingFacts> = {}) =>
  buildFacts({
    outbox: { texts: ['+1'], mails: ['a@b.test'] },
    bookings: emptyBookings({
      attempts: [{ kind: 'place', target: 'session', outcome: 'acknowledged', appointmentId: 'one' }],
      calendars: ['amy', 'van', 'spare'],
      heldAtFirst: { van: 'amy' },
      custodyAttempts: [],
      phones: { ava: '+1' },
      differentTexts: { '+1': 1 },
      stored: {
        appointments: [{ id: 'one', status: 'accepted', providerId: 'amy', start: START, end: END }],
        occupants: ['amy', 'van'].map((resourceId) => ({ id: 'one', resourceId, start: START, end: END })),
        overlaps: [],
        custody: [HELD],
        custodyOverlaps: [],
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

describe('the audit of vans', () => {
  const inVan = (resourceId: string) =>
    ['amy', resourceId].map((id) => ({ id: 'one', resourceId: id, start: START, end: END }));

  it.each<[string, Partial<StoredBookings>]>([
    ['a visit without a van', { custody: [], occupants: inVan('amy').slice(0, 1) }],
    [
      'a visit in a van that its groomer had until then',
      {
        custody: [
          { ...HELD, end: START },
          { ...SPARE, start: START },
        ],
      },
    ],
    ['a visit in another van', { custody: [HELD, { ...SPARE, holderId: 'ben' }], occupants: inVan('spare') }],
    [
      'a visit during which the van changes',
      { custody: [HELD, { ...SPARE, start: END.replace('15:00', '14:30'), begunAt: START }] },
    ],
    [
      'a visit that stayed in the van that began first',
      { custody: [HELD, { ...SPARE, begunAt: '2026-05-02T05:00:00.000Z' }] },
    ],
    ['a visit in two vans', { custody: [HELD, SPARE], occupants: [...inVan('van'), ...inVan('spare').slice(1)] }],
  ])('finds %s', (_what, stored) => {
    expect(rulesIn(placed(stored))).toContain('van');
  });

  it('takes the van that began last, and what goes on after others is no newer for it', () => {
    const newer = { ...SPARE, begunAt: '2026-05-02T05:00:00.000Z', end: '2026-06-01T05:00:00.000Z' };
    expect(rulesIn(placed({ custody: [{ ...HELD, start: '2026-06-01T05:00:00.000Z' }, newer] }))).toEqual([]);
  });

  it('finds two holders of a van', () => {
    expect(rulesIn(placed({ custodyOverlaps: [{ vehicleId: 'van', one: 'amy', other: 'ben' }] }))).toEqual(['overlap']);
  });

  const DAY = '2026-06-04';
  const change = (given: Partial<CustodyAttempt>): CustodyAttempt => ({
    kind: 'temporary',
    vehicleId: 'van',
    day: DAY,
    holderId: 'ben',
    movesVisits: false,
    outcome: 'acknowledged',
    ...given,
  });
  const afterChanges = (custodyAttempts: CustodyAttempt[]) => rulesIn(placed({}, { custodyAttempts }));

  it('finds a change that was acknowledged and is not there, or was refused and is', () => {
    expect(afterChanges([change({})])).toEqual(['lost']);
    expect(afterChanges([change({}), change({ holderId: 'amy' })])).toEqual([]);
    const refused = change({ outcome: 'refused', code: 'custody_has_visits' });
    expect(afterChanges([refused])).toEqual([]);
    const taken = placed({ custody: [{ ...HELD, end: '2026-06-04T05:00:00.000Z' }] }, { custodyAttempts: [refused] });
    expect(rulesIn(taken)).toEqual(['lost']);
  });

  it('allows both after a change that was not answered, or was answered late', () => {
    for (const unknown of [
      change({ outcome: 'unanswered' }),
      change({ outcome: 'refused', code: 'conflict', mayHaveHappened: true }),
    ])
      for (const custody of [
        [HELD],
        [
          { ...HELD, end: '2026-06-04T05:00:00.000Z' },
          { ...HELD, holderId: 'ben', start: '2026-06-04T05:00:00.000Z' },
        ],
      ])
        expect(rulesIn(placed({ custody }, { custodyAttempts: [unknown] }))).toEqual([]);
  });

  it('finds an answer that no owner should get', () => {
    expect(afterChanges([change({ outcome: 'refused', code: 'validation_failed' })])).toEqual(['refused']);
  });

  it('wants enough changes of a long storm, some with visits', () => {
    const all = CUSTODY_KINDS.flatMap((kind) => Array.from({ length: 10 }, () => change({ kind, movesVisits: true })));
    const missing = (custodyAttempts: CustodyAttempt[], wanted: number) =>
      auditCustodyCoverage(placed({}, { custodyAttempts }), wanted).length;
    expect(missing(all, 1_000)).toBe(0);
    expect(missing([], 999)).toBe(0);
    expect(missing([], 1_000)).toBe(CUSTODY_KINDS.length + 1);
    expect(
      missing(
        all.map((one) => ({ ...one, movesVisits: false })),
        1_000,
      ),
    ).toBe(1);
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
