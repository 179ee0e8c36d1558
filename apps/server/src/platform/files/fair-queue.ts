import { Failure } from '../failure.ts';

export interface QueueRules {
  readonly atOnce: number;
  readonly waitingInAll: number;
  readonly waitingEach: number;
  readonly waitAtMostMs: number;
}

/** Runs work with limited concurrency, round-robin across keys, so that one key cannot block the others. */
export type FairQueue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

type Waiting = () => void;
const RETRY_AFTER_SECONDS = 10;

export const fairQueue = (rules: QueueRules): FairQueue => {
  // A map keeps insertion order: its first key is served next.
  const queues = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;

  const leave = (key: string, entry: Waiting) => {
    const queue = queues.get(key)?.filter((other) => other !== entry) ?? [];
    waiting -= 1;
    if (queue.length > 0) queues.set(key, queue);
    else queues.delete(key);
  };
  const next = () => {
    const [first] = queues;
    if (!first || running >= rules.atOnce) return;
    const [key, [entry, ...rest]] = first;
    queues.delete(key);
    if (rest.length > 0) queues.set(key, rest);
    waiting -= 1;
    running += 1;
    entry?.();
  };
  const acquire = (key: string): Promise<void> => {
    const queue = queues.get(key) ?? [];
    if (queue.length >= rules.waitingEach)
      return Promise.reject(new Failure('too_many_requests', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
    const isFull = waiting >= rules.waitingInAll;
    const unavailable = () => new Failure('temporarily_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    if (isFull) return Promise.reject(unavailable());
    return new Promise((resolve, reject) => {
      const entry = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        leave(key, entry);
        reject(unavailable());
      }, rules.waitAtMostMs);
      queues.set(key, [...queue, entry]);
      waiting += 1;
      next();
    });
  };
  return async (key, work) => {
    await acquire(key);
    try {
      return await work();
    } finally {
      running -= 1;
      next();
    }
  };
};
