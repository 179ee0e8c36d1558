import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { oneCustomer } from '../../views/provider-customers.ts';
import { accountByPhone } from '../accounts/index.ts';
import { rowAnswers } from './customer-answers.ts';
import { providersOf, relationBetween } from './customers.queries.ts';

/** Who somebody is only for the provider whose customer it is; otherwise only that the number has an account. */
export const findByPhone = async (tx: Tx, viewer: Viewer, phone: string, platform: Platform) => {
  const account = await accountByPhone(tx, phone);
  if (!account) return { found: false, isAssignedToAnother: false, customer: null };
  const row = await oneCustomer(tx, relationBetween(viewer.accountId, account.id), platform.clock.now());
  if (row) {
    const [customer = null] = await rowAnswers(tx, [row], platform);
    return { found: true, isAssignedToAnother: false, customer };
  }
  return {
    found: true,
    isAssignedToAnother: (await providersOf(tx, account.id)).length > 0,
    customer: null,
  };
};
