import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Failure } from '../../platform/failure.ts';
import { lockedSession, setSessionTimes, type CheckoutSession } from './checkout-sessions.queries.ts';
import type { LocalStart } from './series.rules.ts';

/** Replaces the further times at which the same is done. Whether they are free is decided when they are placed. */
export const setAdditionalTimes = async (
  tx: Tx,
  session: Rows<'checkout_sessions'>,
  times: readonly LocalStart[],
): Promise<CheckoutSession> => {
  const current = await lockedSession(tx, session);
  if (current.placedIds.length > 0) throw new Failure('illegal_transition');
  await setSessionTimes(tx, current.id, times);
  return { ...current, additionalTimes: times };
};
