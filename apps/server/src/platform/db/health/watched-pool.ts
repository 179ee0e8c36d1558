import { Pool, type PoolClient } from 'pg';

type Release = (error?: Error | boolean) => void;
type Connected = (error: Error | undefined, client: PoolClient | undefined, release: Release) => void;

const SECOND_MS = 1_000;
/** How far back checkouts count. */
const WINDOW_S = 5;
/** One that fails may be chance. */
const FEWEST_FAILED = 3;
const MOST_FAILED_SHARE = 0.2;

interface Second {
  readonly number: number;
  succeeded: number;
  failed: number;
}

/** Remembers how the checkouts of the last seconds went: a pool that fails now and then is not one that is broken. */
export class WatchedPool extends Pool {
  #seconds: Second[] = [];

  /** The seconds that count, with the current one. */
  #recent(): Second[] {
    // A monotonic clock: nobody may move it.
    const now = Math.floor(performance.now() / SECOND_MS);
    this.#seconds = this.#seconds.filter(({ number }) => number > now - WINDOW_S);
    if (this.#seconds.at(-1)?.number !== now) this.#seconds.push({ number: now, succeeded: 0, failed: 0 });
    return this.#seconds;
  }

  #note(error: unknown): void {
    const second = this.#recent().at(-1);
    if (second) second[error ? 'failed' : 'succeeded'] += 1;
  }

  /** Whether somebody got a connection in the last seconds. */
  get hasLentOne(): boolean {
    return this.#recent().some(({ succeeded }) => succeeded > 0);
  }

  /** Whether so many checkouts fail that requests are better sent elsewhere. */
  get isFailing(): boolean {
    const recent = this.#recent();
    const failed = recent.reduce((sum, second) => sum + second.failed, 0);
    const all = recent.reduce((sum, second) => sum + second.failed + second.succeeded, 0);
    return failed >= FEWEST_FAILED && failed > all * MOST_FAILED_SHARE;
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | void {
    if (callback) {
      super.connect((error, client, release) => {
        this.#note(error);
        callback(error, client, release);
      });
      return undefined;
    }
    return super.connect().then(
      (client) => {
        this.#note(undefined);
        return client;
      },
      (error: unknown) => {
        this.#note(error);
        throw error;
      },
    );
  }
}
