import { MAX_LOGGED_MESSAGE_LENGTH } from '@tailgate/contract/facts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { sessionStore } from '../session/session-store.ts';
import type { Reporter } from './report-failure.ts';

const OWN_CALL = 'POST /v1/logEvent';

/** What is the product's fault, as opposed to a refusal that the person can do something about. */
const isOurFault = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 500 || error.code === 'unreadable_answer';

const describe = (error: unknown): string => {
  if (error instanceof ApiError) return `${error.status} ${error.code}`;
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
};

/** Stores client errors with the signed-in account's events; the server adds account and impersonator. */
export const reportToServer: Reporter = (error, during) => {
  if (during === OWN_CALL || !isOurFault(error) || !sessionStore.current()) return;
  const message = `web: ${during}: ${describe(error)}`.slice(0, MAX_LOGGED_MESSAGE_LENGTH);
  call(OWN_CALL, { body: { message } }).catch(() => undefined);
};
