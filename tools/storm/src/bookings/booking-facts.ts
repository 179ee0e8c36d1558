/** What clients try with appointments; `ask` is the customer's side, which writes by the same steps without an endpoint. */
export const BOOKING_KINDS = [
  'ask',
  'place',
  'move',
  'accept',
  'cancel',
  'grab',
  'offer trade',
  'accept trade',
  'end trade',
] as const;
export type BookingKind = (typeof BOOKING_KINDS)[number];

/** The moves of the machine that an attempt of each kind can leave in the history. */
export const MOVES_OF: Readonly<Record<BookingKind, readonly string[]>> = {
  ask: ['place'],
  place: ['book'],
  move: ['reschedule'],
  accept: ['accept'],
  cancel: ['cancel'],
  grab: ['grab'],
  'offer trade': ['offerTrade'],
  'accept trade': ['acceptTrade'],
  'end trade': ['rejectTrade', 'withdrawTrade'],
};

/** One attempt under one Idempotency-Key, including retries. */
export interface Attempt {
  readonly kind: BookingKind;
  /** Of the appointment; of the checkout session while an appointment is placed. */
  readonly target: string;
  /** The new start, where the attempt chooses one. */
  readonly start?: string;
  outcome: 'acknowledged' | 'refused' | 'unanswered';
  /** An earlier try of it got no answer, and may have been finished after a later one was refused. */
  mayHaveHappened?: boolean;
  /** The appointment that came of it. */
  appointmentId?: string;
  /** Of a refusal. */
  code?: string;
  /** The refusal named other times. */
  hasNextSlots?: boolean;
  /** The answer to a repetition of an acknowledged attempt differed from the first one. */
  isReplayedDifferently?: boolean;
}

export interface StoredAppointment {
  readonly id: string;
  readonly status: string;
  readonly providerId: string;
  readonly start: string;
  readonly end: string;
}

export interface StoredOccupant {
  readonly id: string;
  readonly resourceId: string;
  readonly start: string;
  readonly end: string;
}

/** Who holds a van from when to when, as it is kept. */
export interface StoredCustody {
  readonly vehicleId: string;
  readonly holderId: string;
  readonly start: string;
  /** Null: without an end. */
  readonly end: string | null;
  /** Of several vans the one counts that began last. */
  readonly begunAt: string;
}

export const CUSTODY_KINDS = ['temporary', 'assign', 'take back'] as const;
export type CustodyKind = (typeof CUSTODY_KINDS)[number];

/** One attempt to give a van to a driver, or to nobody, for a day. One client at a time tries it with a van and a day. */
export interface CustodyAttempt {
  readonly kind: CustodyKind;
  readonly vehicleId: string;
  readonly day: string;
  readonly holderId: string | null;
  /** Visits go to another van with it. */
  readonly movesVisits: boolean;
  outcome: Attempt['outcome'];
  mayHaveHappened?: boolean;
  code?: string;
}

/** A row of the history with the transaction that wrote it. */
export interface StoredMove {
  readonly subjectId: string;
  readonly name: string;
  readonly to: string;
  readonly xid: string;
  readonly isQuiet: boolean;
  readonly newStart: string | null;
  readonly customerId: string;
  /** Whose appointment it was before the move. */
  readonly fromProvider: string | null;
}

export interface StoredBookings {
  readonly appointments: readonly StoredAppointment[];
  readonly occupants: readonly StoredOccupant[];
  /** Pairs of rows of one resource that overlap, by a join that does not know the constraint. */
  readonly overlaps: readonly { readonly resourceId: string; readonly one: string; readonly other: string }[];
  readonly custody: readonly StoredCustody[];
  /** Pairs of holders of one van at one time, by such a join. */
  readonly custodyOverlaps: readonly { readonly vehicleId: string; readonly one: string; readonly other: string }[];
  /** In the order of the history. */
  readonly moves: readonly StoredMove[];
  readonly placedBySession: Readonly<Record<string, readonly string[]>>;
  /** Jobs that send a text or a mail, by the transaction that committed them. */
  readonly messageJobs: Readonly<Record<string, number>>;
  /** Messages that wait for their turn, because the customer was told of this appointment minutes ago, or too often. */
  readonly putOff: Readonly<Record<string, number>>;
}

export interface BookingFacts {
  readonly attempts: Attempt[];
  readonly custodyAttempts: CustodyAttempt[];
  /** Of the groomers and of the vans. */
  readonly calendars: readonly string[];
  /** The drivers of the vans whose custody changes, as the storm began. */
  readonly heldAtFirst: Readonly<Record<string, string | null>>;
  /** Phone numbers by account. */
  readonly phones: Readonly<Record<string, string>>;
  stored: StoredBookings;
  /** How many different texts a phone got. */
  differentTexts: Readonly<Record<string, number>>;
}

export const emptyBookings = (given: Partial<BookingFacts> = {}): BookingFacts => ({
  attempts: [],
  custodyAttempts: [],
  calendars: [],
  heldAtFirst: {},
  phones: {},
  stored: {
    appointments: [],
    occupants: [],
    overlaps: [],
    custody: [],
    custodyOverlaps: [],
    moves: [],
    placedBySession: {},
    messageJobs: {},
    putOff: {},
  },
  differentTexts: {},
  ...given,
});

interface WorldOfBookings {
  readonly groomers: readonly { readonly id: string; readonly phone: string }[];
  readonly customers: readonly { readonly id: string; readonly phone: string }[];
  readonly calendars: readonly string[];
  readonly heldAtFirst: BookingFacts['heldAtFirst'];
}

/** Before the storm. */
export const bookingFactsOf = ({ groomers, customers, calendars, heldAtFirst }: WorldOfBookings): BookingFacts =>
  emptyBookings({
    calendars,
    heldAtFirst,
    phones: Object.fromEntries([...groomers, ...customers].map(({ id, phone }) => [id, phone])),
  });
