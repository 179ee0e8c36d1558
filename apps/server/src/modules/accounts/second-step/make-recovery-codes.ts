import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteRecoveryCodes, insertRecoveryCodes } from './factors.queries.ts';
import { hashesOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';

/** New codes, shown this once; those before them no longer work. */
export const makeRecoveryCodes = async (tx: Tx, viewer: Viewer, { seal, clock }: Platform): Promise<string[]> => {
  const { accountId } = viewer;
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashesOfRecoveryCode(seal, accountId, code)[0]);
  await deleteRecoveryCodes(tx, accountId);
  await insertRecoveryCodes(tx, { accountId, hashes, now: clock.now() });
  return codes;
};
