import type { Stage, Tx } from './database.ts';

/**
 * How a use case proceeds that asks a vendor in between: short transactions first, none while it waits, and one at the
 * end that writes and answers.
 */
export interface Steps<T> {
  readonly stage: Stage;
  readonly finish: (work: (tx: Tx) => Promise<T>) => Promise<T>;
}

/** What such a use case answers with, read in the transaction that writes. */
export interface Answering<T, Of> {
  readonly answer: (tx: Tx, of: Of) => Promise<T>;
}
