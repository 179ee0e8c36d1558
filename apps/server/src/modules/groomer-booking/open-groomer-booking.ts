import type { Viewer } from '../../platform/auth/viewer.ts';
import { secondsAfter } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertSession, oneSession, setSessionLines, type GroomerBooking } from './groomer-bookings.queries.ts';
import { usualLines } from './usual-lines.ts';

/** Who comes back after a day begins anew. */
const SESSION_SECONDS = 24 * 60 * 60;

/** Starts an appointment for a customer, with what they usually book. */
export const openGroomerBooking = async (
  tx: Tx,
  viewer: Viewer,
  { customerId }: { readonly customerId: string },
  platform: Platform,
): Promise<GroomerBooking> => {
  const now = platform.clock.now();
  const id = newId();
  const expiresAt = secondsAfter(now, SESSION_SECONDS);
  const providerId = viewer.accountId;
  await insertSession(tx, { id, providerId, customerId, now, expiresAt });
  await setSessionLines(tx, id, await usualLines(tx, { providerId, customerId }));
  return await oneSession(tx, (session) => session('id', '=', id));
};
