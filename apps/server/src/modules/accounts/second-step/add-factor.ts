import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure, found } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notify } from '../../notifications/index.ts';
import { recipientOf } from '../recipient-of.ts';
import { liveSession } from '../sessions/sessions.queries.ts';
import { completeSession } from './complete-session.ts';
import { lockFactors, recoveryCodesLeft } from './factors.queries.ts';
import { makeRecoveryCodes } from './make-recovery-codes.ts';
import { hasFactor } from './second-step.rules.ts';

/**
 * Adds a factor. With the first one come recovery codes, and a session that waited for it is complete. A session that
 * waits for the first factor cannot add a second one: by then the account has one to prove.
 */
export const addFactor = async (
  tx: Tx,
  viewer: Viewer,
  factor: { readonly name: string; readonly store: () => Promise<void> },
  platform: Platform,
) => {
  const before = await lockFactors(tx, viewer.accountId);
  const { awaiting } = found(await liveSession(tx, viewer.sessionId, platform.clock.now()));
  if (awaiting !== null && hasFactor(before)) throw new Failure('second_step_required');
  await factor.store();
  const hasCodes = (await recoveryCodesLeft(tx, viewer.accountId)) > 0;
  const recoveryCodes = hasCodes ? null : await makeRecoveryCodes(tx, viewer, platform);
  if (awaiting !== null) await completeSession(tx, viewer, platform);
  await notify(tx, platform, 'factorAdded', {
    to: await recipientOf(tx, viewer.accountId),
    variables: { factor: factor.name },
  });
  return { recoveryCodes };
};
