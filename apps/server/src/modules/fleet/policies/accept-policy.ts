import { POLICY_OUTDATED } from '@tailgate/contract';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { insertAcceptance, lockedPolicy } from './policies.queries.ts';

/** What is accepted is the version that was read; a newer one has to be read first. */
export const acceptPolicy = async (
  tx: Tx,
  { accountId }: Viewer,
  { policy, version }: { readonly policy: Rows<'fleet_policies'>; readonly version: number },
  { clock }: Pick<Platform, 'clock'>,
): Promise<string> => {
  const { id, version: newest } = await lockedPolicy(tx, policy);
  if (version !== newest) throw new Failure('conflict', { message: POLICY_OUTDATED });
  await insertAcceptance(tx, { policyId: id, version, driverId: accountId }, clock.now());
  return id;
};
