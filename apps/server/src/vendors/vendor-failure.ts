import type { FailureKind } from '@tailgate/contract';

export interface FailureFacts {
  /** `sms`, `mail`, …; `job` where it was no vendor. */
  readonly vendor: string;
  readonly operation: string;
  readonly kind: FailureKind;
  /** A status, a number of the vendor's documentation or the name of a network error; never the vendor's words. */
  readonly code: string;
}

const CODE = /^[\w.-]{1,60}$/;
const safeCode = (code: string | number): string => (CODE.test(String(code)) ? String(code) : 'unknown');

const TEXT = /^([\w-]+) ([\w-]+) failed: (permanent|later|ours) \(([\w.-]+)\)$/;

/**
 * A failed call of a vendor. Vendors repeat recipients, addresses and whole requests in their answers, so neither their
 * words nor the original error are kept: the text of this one is made of four facts, and can be read back into them.
 */
export class VendorFailure extends Error {
  readonly facts: FailureFacts;

  constructor(facts: FailureFacts) {
    const code = safeCode(facts.code);
    super(`${facts.vendor} ${facts.operation} failed: ${facts.kind} (${code})`);
    this.name = 'VendorFailure';
    this.facts = { ...facts, code };
  }
}

/** The facts in the text of such a failure; undefined for any other text. */
export const factsIn = (text: string): FailureFacts | undefined => {
  const [, vendor, operation, kind, code] = TEXT.exec(text) ?? [];
  return vendor !== undefined && operation !== undefined && code !== undefined
    ? { vendor, operation, kind: kind as FailureKind, code }
    : undefined;
};

/** A vendor that is busy or broken works again later; one that refuses a request has been asked the wrong thing by us. */
export const kindOfStatus = (status: number): FailureKind =>
  status === 408 || status === 425 || status === 429 || status >= 500 ? 'later' : 'ours';

const field = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null && name in error ? (error as Record<string, unknown>)[name] : undefined;

/** Errors of sockets, names, certificates and of Node's HTTP client; `ERR_…` are wrong calls of ours. */
const NETWORK = /^(?!ERR_)[A-Z][A-Z0-9_]+$/;

/** The name of a network error, also where `fetch` hides it in a cause. */
const networkCode = (error: unknown): string | undefined => {
  const name = field(error, 'name');
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout';
  const code = field(error, 'code');
  if (typeof code === 'string' && NETWORK.test(code)) return code;
  const cause = field(error, 'cause');
  return cause === undefined ? undefined : networkCode(cause);
};

type Place = Pick<FailureFacts, 'vendor' | 'operation'>;

/** Any error of an adapter as a failure without words. */
export const asVendorFailure = (place: Place, error: unknown): VendorFailure => {
  if (error instanceof VendorFailure) return error;
  const network = networkCode(error);
  if (network !== undefined) return new VendorFailure({ ...place, kind: 'later', code: network });
  const status = field(field(error, '$metadata'), 'httpStatusCode');
  if (typeof status === 'number') return new VendorFailure({ ...place, kind: kindOfStatus(status), code: `${status}` });
  return new VendorFailure({ ...place, kind: 'ours', code: error instanceof Error ? error.name : 'unknown' });
};

/** `fetch` that says which call failed, and why, where it says only that it failed. */
export const fetchFrom = async (place: Place, url: string, request: RequestInit): Promise<Response> => {
  try {
    return await fetch(url, request);
  } catch (error) {
    throw asVendorFailure(place, error);
  }
};

/** For an answer that is none: its status says what can be done. The body is thrown away unread. */
export const failureOfResponse = async (place: Place, response: Response): Promise<VendorFailure> => {
  await response.body?.cancel();
  return new VendorFailure({ ...place, kind: kindOfStatus(response.status), code: `${response.status}` });
};
