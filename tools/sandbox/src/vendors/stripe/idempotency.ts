import { createHash } from 'node:crypto';
import { keyInUse, keyReused } from './stripe-errors.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface Kept {
  readonly fingerprint: string;
  answer: Answer | undefined;
}

const MOST_KEYS = 20_000;

/** Answers by idempotency key: repeated for the same parameters, refused for others and while the first still runs. */
export class IdempotencyKeys {
  readonly #kept = new Map<string, Kept>();

  /** The earlier answer of this key, or undefined when the caller is the first and has to keep or forget it. */
  claim(key: string, what: string): Answer | undefined {
    const fingerprint = createHash('sha256').update(what).digest('hex');
    const earlier = this.#kept.get(key);
    if (!earlier) {
      this.#kept.set(key, { fingerprint, answer: undefined });
      const [oldest] = this.#kept.keys();
      if (oldest !== undefined && this.#kept.size > MOST_KEYS) this.#kept.delete(oldest);
      return undefined;
    }
    if (earlier.fingerprint !== fingerprint) throw keyReused();
    if (!earlier.answer) throw keyInUse();
    return earlier.answer;
  }

  /** Refusals of parameters are not kept: nothing was done. */
  keep(key: string, answer: Answer): void {
    const kept = this.#kept.get(key);
    if (!kept) return;
    if (answer.status === 400 || answer.status === 404) this.#kept.delete(key);
    else kept.answer = answer;
  }
}
