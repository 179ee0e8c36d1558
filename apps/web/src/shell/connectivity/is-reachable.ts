import { send } from '../api/send.ts';

const PATIENCE_MS = 5_000;

/** Asks the server whether it is there. Whatever goes wrong counts as no, and is nothing to report: it is the answer. */
export const isReachable = async (): Promise<boolean> => {
  try {
    await send(
      'GET /v2/health',
      {},
      { token: null, idempotencyKey: () => '', signal: AbortSignal.timeout(PATIENCE_MS) },
    );
    return true;
  } catch {
    return false;
  }
};
