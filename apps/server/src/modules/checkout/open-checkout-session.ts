import type { Viewer } from '../../platform/auth/viewer.ts';
import { secondsAfter } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertSession, oneSession, setSessionLines, type CheckoutSession } from './checkout-sessions.queries.ts';
import { SEARCH_KEPT_SECONDS } from './checkout.rules.ts';
import { usualLines } from './usual-lines.ts';

/** Starts an appointment for a customer, with what they usually book. */
export const openCheckoutSession = async (
  tx: Tx,
  viewer: Viewer,
  { customerId }: { readonly customerId: string },
  platform: Platform,
): Promise<CheckoutSession> => {
  const now = platform.clock.now();
  const id = newId();
  const expiresAt = secondsAfter(now, SEARCH_KEPT_SECONDS);
  const providerId = viewer.accountId;
  await insertSession(tx, { id, siteId: viewer.siteId, providerId, customerId, now, expiresAt });
  await setSessionLines(tx, id, await usualLines(tx, { providerId, customerId }));
  return await oneSession(tx, (session) => session('id', '=', id));
};
