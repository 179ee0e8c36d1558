import type { Viewer } from '../../../platform/auth/viewer.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { found } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountById } from '../accounts.queries.ts';
import { sessionSeconds } from '../accounts.rules.ts';
import { completeSession as storeWhole, liveSession } from '../sessions/sessions.queries.ts';

/** From now on the session lasts as long as any other, and so does the refresh token that its device holds. */
export const completeSession = async (tx: Tx, viewer: Viewer, platform: Platform) => {
  const now = platform.clock.now();
  const { remember } = found(await liveSession(tx, viewer.sessionId, now));
  const { roles } = await accountById(tx, viewer.accountId);
  await storeWhole(tx, viewer.sessionId, { now, expiresAt: secondsAfter(now, sessionSeconds(roles, remember)) });
};
