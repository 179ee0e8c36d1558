import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { insertPolicy, insertVersion, lockedPolicy, type PolicyText } from './policies.queries.ts';

interface SavingPolicy {
  /** Undefined: a new one. */
  readonly policy: Rows<'fleet_policies'> | undefined;
  readonly text: PolicyText;
}

/** Adds a policy or a version of one. The same text again asks nobody to read it again. */
export const savePolicy = async (
  tx: Tx,
  { accountId }: Viewer,
  { policy, text }: SavingPolicy,
  { clock }: Pick<Platform, 'clock'>,
): Promise<string> => {
  const now = clock.now();
  if (policy === undefined) {
    const id = newId();
    await insertPolicy(tx, { id, ownerId: accountId }, now);
    await insertVersion(tx, { policyId: id, version: 1, savedBy: accountId }, text, now);
    return id;
  }
  const before = await lockedPolicy(tx, policy);
  const isSame =
    before.title === text.title && before.description === text.description && before.content === text.content;
  if (isSame) return before.id;
  await insertVersion(tx, { policyId: before.id, version: before.version + 1, savedBy: accountId }, text, now);
  return before.id;
};
