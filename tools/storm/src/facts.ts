import { emptyBookings, type BookingFacts } from './bookings/booking-facts.ts';

/** Facts recorded during the storm, the only input of the audit. Times are relative to its start. */

export const WRITE_KINDS = ['log event', 'preferences', 'upload slot', 'sign-up code', 'password reset'] as const;
export type WriteKind = (typeof WRITE_KINDS)[number];

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** One write of a client under one Idempotency-Key, including retries. */
export interface Write {
  readonly kind: WriteKind;
  readonly key: string;
  /** Identifies the stored effect: a message, file name, phone number, email address or account. */
  readonly subject: string;
  /** For preferences: the written value, one higher than the previous write of the account. */
  readonly value?: number;
  attempts: number;
  acknowledged?: Answer;
  /** A permanent error response to a valid request. */
  refused?: Answer;
  readonly replays: Answer[];
}

export const KILL_KINDS = ['api', 'postgres', 'nats', 'worker'] as const;
export type KillKind = (typeof KILL_KINDS)[number];

export interface Kill {
  readonly kind: KillKind;
  /** Which one: `api 1`, `postgres`, `nats 2`. */
  readonly target: string;
  readonly atMs: number;
  /** When it reported ready. */
  backAtMs?: number;
  /** When each affected API process successfully responded again. */
  readonly answeredAtMs: Record<string, number | undefined>;
}

export const TROUBLED_VENDORS = ['sms', 'mail'] as const;
export type TroubledVendor = (typeof TROUBLED_VENDORS)[number];
/** Fault modes of the sandbox: no response, a late response, a closed connection. */
export const TROUBLES = ['timeout', 'slow', 'drop'] as const;
export type Trouble = (typeof TROUBLES)[number];

/** Calls of a vendor that failed in the same way. */
export interface VendorTrouble {
  readonly vendor: TroubledVendor;
  readonly mode: Trouble;
  readonly calls: number;
}

/** A process that exited without being killed by the storm. */
export interface OwnExit {
  readonly target: string;
  readonly atMs: number;
  readonly how: string;
  readonly lastWords: string;
}

/** Numbered messages published after a NATS node was killed, and those that arrived in the browser. */
export interface Burst {
  readonly occasion: string;
  /** Time until the first message arrived again. */
  readonly throughAgainMs: number | undefined;
  readonly sent: readonly number[];
  readonly received: readonly number[];
}

export interface LiveFacts {
  readonly ownPrefix: string;
  readonly foreignSubscriptions: { readonly subject: string; readonly answer: string }[];
  subjectsSeen: readonly string[];
  readonly bursts: Burst[];
  /** API processes that published the end of a session to a browser after the storm. */
  readonly told: { readonly target: string; readonly arrived: boolean }[];
}

export interface RolledBack {
  readonly marker: string;
  readonly phone: string;
  /** False while it runs, and if the connection was lost before all its statements ran. */
  wasWhole: boolean;
}

export interface JobLeft {
  readonly task: string;
  readonly attempts: number;
  readonly lockedBy: string | null;
  readonly lastError: string | null;
}

/** Table contents after the storm. */
export interface Stored {
  readonly logEvents: readonly string[];
  readonly uploadSlots: readonly { readonly filename: string; readonly id: string }[];
  readonly preferences: readonly { readonly accountId: string; readonly value: number }[];
  readonly codes: readonly { readonly phone: string; readonly id: string }[];
  /** Total number of committed jobs per task. */
  readonly jobsCommitted: Readonly<Record<string, number>>;
  /** Markers found on committed jobs; only rolled back work has one. */
  readonly jobMarkers: readonly string[];
  readonly jobsLeft: readonly JobLeft[];
}

/** The recipients of sent messages, one entry per message. */
export interface Outbox {
  readonly texts: readonly string[];
  readonly mails: readonly string[];
}

export interface Facts {
  /** How long clients and kills went on. */
  lastedMs: number;
  readonly writes: Write[];
  /** Number of responses by status, `connection` or `timeout`. */
  readonly answers: Record<string, number>;
  readonly kills: Kill[];
  readonly troubles: VendorTrouble[];
  readonly ownExits: OwnExit[];
  readonly rolledBack: RolledBack[];
  readonly live: LiveFacts;
  readonly bookings: BookingFacts;
  stored: Stored;
  outbox: Outbox;
}

/** Initial facts; `ownPrefix` is the subject prefix of the browser's messages. */
export const emptyFacts = (ownPrefix: string, bookings = emptyBookings()): Facts => ({
  lastedMs: 0,
  writes: [],
  answers: {},
  kills: [],
  troubles: [],
  ownExits: [],
  rolledBack: [],
  live: { ownPrefix, foreignSubscriptions: [], subjectsSeen: [], bursts: [], told: [] },
  bookings,
  stored: {
    logEvents: [],
    uploadSlots: [],
    preferences: [],
    codes: [],
    jobsCommitted: {},
    jobMarkers: [],
    jobsLeft: [],
  },
  outbox: { texts: [], mails: [] },
});
