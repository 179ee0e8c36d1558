import { isPrivileged } from '@tailgate/contract';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notify } from '../../notifications/index.ts';
import { accountById } from '../accounts.queries.ts';
import { recipientOf } from '../recipient-of.ts';
import { deleteRecoveryCodes, factorsOf, lockFactors } from './factors.queries.ts';
import { hasFactor } from './second-step.rules.ts';

/** Staff and support keep at least one factor; recovery codes of everybody else go with the last one. */
export const removeFactor = async (
  tx: Tx,
  { accountId }: Viewer,
  /** Answers what it was. */
  remove: () => Promise<string>,
  platform: Platform,
) => {
  await lockFactors(tx, accountId);
  const factor = await remove();
  if (!hasFactor(await factorsOf(tx, accountId))) {
    if (isPrivileged((await accountById(tx, accountId)).roles)) throw new Failure('last_factor');
    await deleteRecoveryCodes(tx, accountId);
  }
  await notify(tx, platform, 'factorRemoved', { to: await recipientOf(tx, accountId), variables: { factor } });
};
