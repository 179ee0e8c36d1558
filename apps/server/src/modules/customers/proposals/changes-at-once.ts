import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { isClaimed, lockAccount } from '../../accounts/index.ts';

/**
 * Whether what belongs to the person changes as soon as the viewer says so: their own, and that of somebody who has never
 * logged in and could confirm nothing. Everybody else is asked.
 */
export const changesAtOnce = async (
  tx: Tx,
  { accountId }: Pick<Viewer, 'accountId'>,
  customerId: string,
): Promise<boolean> => customerId === accountId || !(await isClaimed(tx, customerId));

/** The same before a write: until it is done the person cannot log in for the first time, and proposals follow one another. */
export const lockedChangesAtOnce = async (tx: Tx, viewer: Viewer, customerId: string): Promise<boolean> => {
  await lockAccount(tx, customerId);
  return await changesAtOnce(tx, viewer, customerId);
};
