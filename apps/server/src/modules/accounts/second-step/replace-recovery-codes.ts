import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notify } from '../../notifications/index.ts';
import { recipientOf } from '../recipient-of.ts';
import { lockFactors } from './factors.queries.ts';
import { makeRecoveryCodes } from './make-recovery-codes.ts';
import { hasFactor } from './second-step.rules.ts';

export const replaceRecoveryCodes = async (tx: Tx, viewer: Viewer, platform: Platform) => {
  const { accountId } = viewer;
  if (!hasFactor(await lockFactors(tx, accountId))) throw new Failure('conflict');
  const recoveryCodes = await makeRecoveryCodes(tx, viewer, platform);
  await notify(tx, platform, 'recoveryCodesReplaced', { to: await recipientOf(tx, accountId), variables: {} });
  return { recoveryCodes };
};
