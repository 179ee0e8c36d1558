import { POLICY_SAVED_MEANWHILE } from '@tailgate/contract';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure, refuseProblems } from '../../../platform/failure.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { insertPolicy, insertVersion, lockedPolicy, type PolicyText } from './policies.queries.ts';

interface SavingPolicy {
  /** Undefined: a new one. */
  readonly policy: Rows<'fleet_policies'> | undefined;
  /** The version that was read. */
  readonly version: number | undefined;
  readonly text: PolicyText;
}

/**
 * Adds a policy or a version of one, over the version that was read and over no newer one. The same text again asks
 * nobody to read it again.
 */
export const savePolicy = async (
  tx: Tx,
  { accountId }: Viewer,
  { policy, version, text }: SavingPolicy,
  { clock }: Pick<Platform, 'clock'>,
): Promise<string> => {
  const now = clock.now();
  if (policy === undefined) {
    const id = newId();
    await insertPolicy(tx, { id, ownerId: accountId }, now);
    await insertVersion(tx, { policyId: id, version: 1, savedBy: accountId }, text, now);
    return id;
  }
  refuseProblems(version === undefined ? { version: 'is required' } : {});
  const before = await lockedPolicy(tx, policy);
  const isSame =
    before.title === text.title && before.description === text.description && before.content === text.content;
  if (isSame) return before.id;
  if (before.version !== version) throw new Failure('conflict', { message: POLICY_SAVED_MEANWHILE });
  await insertVersion(tx, { policyId: before.id, version: before.version + 1, savedBy: accountId }, text, now);
  return before.id;
};
