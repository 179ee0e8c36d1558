/** What the storm writes down while it runs. The audit sees these facts and nothing else. Times count from its begin. */

export const WRITE_KINDS = ['log event', 'preferences', 'upload slot', 'sign-up code', 'password reset'] as const;
export type WriteKind = (typeof WRITE_KINDS)[number];

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** One intention of a client under one Idempotency-Key, however often it had to be sent. */
export interface Write {
  readonly kind: WriteKind;
  readonly key: string;
  /** What names its effect where it is stored: a message, a file name, a phone number, an address, an account. */
  readonly subject: string;
  /** For preferences: the number written, one higher than that of the account's write before. */
  readonly value?: number;
  attempts: number;
  acknowledged?: Answer;
  /** An answer that sending again cannot change, to a request nothing is wrong with. */
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
  /** When it was ready again by its own account. */
  backAtMs?: number;
  /** When each API process concerned answered a real request again. */
  readonly answeredAtMs: Record<string, number | undefined>;
}

/** A process that ended without having been killed by the storm. */
export interface OwnExit {
  readonly target: string;
  readonly atMs: number;
  readonly how: string;
  readonly lastWords: string;
}

/** Numbered messages published after a NATS node died, and what of them arrived in the browser. */
export interface Burst {
  readonly occasion: string;
  /** Until the first message came through again. */
  readonly throughAgainMs: number | undefined;
  readonly sent: readonly number[];
  readonly received: readonly number[];
}

export interface LiveFacts {
  readonly ownPrefix: string;
  readonly foreignSubscriptions: { readonly subject: string; readonly answer: string }[];
  subjectsSeen: readonly string[];
  readonly bursts: Burst[];
  /** API processes asked, once all was calm, to tell a browser that its session ended. */
  readonly told: { readonly target: string; readonly arrived: boolean }[];
}

export interface RolledBack {
  readonly marker: string;
  readonly phone: string;
  /** False while it is under way, and when the connection broke before the transaction was whole. */
  wasWhole: boolean;
}

export interface JobLeft {
  readonly task: string;
  readonly attempts: number;
  readonly lockedBy: string | null;
  readonly lastError: string | null;
}

/** What the tables hold when all is calm again. */
export interface Stored {
  readonly logEvents: readonly string[];
  readonly uploadSlots: readonly { readonly filename: string; readonly id: string }[];
  readonly preferences: readonly { readonly accountId: string; readonly value: number }[];
  readonly codes: readonly { readonly phone: string; readonly id: string }[];
  /** How many jobs of each task were ever committed. */
  readonly jobsCommitted: Readonly<Record<string, number>>;
  /** Markers found on committed jobs; only work that was rolled back carries one. */
  readonly jobMarkers: readonly string[];
  readonly jobsLeft: readonly JobLeft[];
}

/** The recipients of what really went out, one entry a message. */
export interface Outbox {
  readonly texts: readonly string[];
  readonly mails: readonly string[];
}

export interface Facts {
  readonly writes: Write[];
  /** How often each kind of answer was seen: a status, `connection` or `timeout`. */
  readonly answers: Record<string, number>;
  readonly kills: Kill[];
  readonly ownExits: OwnExit[];
  readonly rolledBack: RolledBack[];
  readonly live: LiveFacts;
  stored: Stored;
  outbox: Outbox;
}
