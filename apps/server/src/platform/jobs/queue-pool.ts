import { Pool, type PoolClient } from 'pg';

type Release = (error?: Error | boolean) => void;
type Connected = (error: Error | undefined, client: PoolClient | undefined, release: Release) => void;

const once = (release: Release): Release => {
  let isReleased = false;
  return (error) => {
    if (isReleased) return;
    isReleased = true;
    release(error);
  };
};

/**
 * The pool of graphile-worker, which releases its listening connection twice if the database dies while a runner
 * stops. pg throws then, outside of any handler, and the process would exit.
 */
export class QueuePool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | void {
    if (!callback) return super.connect();
    super.connect((error, client, release) => callback(error, client, once(release)));
  }
}
