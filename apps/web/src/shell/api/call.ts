import type { CallAnswer, CallInput, CallName } from '@tailgate/contract';
import { SESSION_RENEWING_CALLS } from '@tailgate/contract/facts';
import { reportFailure } from '../errors/report-failure.ts';
import { saysSessionEnded } from './api-error.ts';
import { bearer } from './bearer.ts';
import { MINIMUM_DELAY_MS, noFasterThan } from './minimum-delay.ts';
import { send, type Envelope, type Parts } from './send.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** For fetches whose answer would otherwise flash by. */
  readonly minimumDelay?: boolean;
  /** Set by callers that may repeat the same write; otherwise each call gets its own. */
  readonly idempotencyKey?: string | (() => string);
  /** For rows that answer with a file. */
  readonly asBytes?: boolean;
}

type Input<Name extends CallName> = CallInput<Name> & CallOptions;
type Arguments<Name extends CallName> = object extends CallInput<Name> ? [input?: Input<Name>] : [input: Input<Name>];

/** Calls a row of the contract: `await call('POST /v2/account/sign-in', { body })`. */
export const call = <Name extends CallName>(name: Name, ...[input]: Arguments<Name>): Promise<CallAnswer<Name>> => {
  const { signal, minimumDelay, idempotencyKey, asBytes, ...parts } = (input ?? {}) as CallOptions & Parts;
  const envelope = { signal, asBytes, idempotencyKey: keyMaker(idempotencyKey) };
  const answer = sendAsBearer(name, parts, envelope).catch((error: unknown) => {
    if (!signal?.aborted) reportFailure(error, name);
    throw error;
  });
  return (minimumDelay ? noFasterThan(MINIMUM_DELAY_MS, answer) : answer) as Promise<CallAnswer<Name>>;
};

const keyMaker = (given: CallOptions['idempotencyKey']): (() => string) => {
  if (typeof given === 'function') return given;
  const key = given ?? crypto.randomUUID();
  return () => key;
};

const RENEWING: ReadonlySet<CallName> = new Set(SESSION_RENEWING_CALLS);

/** A token may have run out on the way: one silent renewal, then the same request with the same key once more. */
const sendAsBearer = async (name: CallName, parts: Parts, envelope: Omit<Envelope, 'token'>) => {
  // A session that goes on offline has no token yet: without one the call would only be refused.
  if (!RENEWING.has(name) && bearer.token() === '') await bearer.renew();
  const token = RENEWING.has(name) ? null : bearer.token();
  try {
    return await send(name, parts, { ...envelope, token });
  } catch (error) {
    if (token === null || !saysSessionEnded(error)) throw error;
    const renewedMeanwhile = bearer.token() !== token && bearer.token() !== null;
    if (!renewedMeanwhile && !(await bearer.renew())) throw error;
    return await send(name, parts, { ...envelope, token: bearer.token() });
  }
};
