import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { activateCustomer, customerProfileOf } from '../accounts.queries.ts';
import { TERMS_VERSION } from '../accounts.rules.ts';
import { customerAnswer } from './customer-answer.ts';

/** Somebody else made the account; the terms are accepted by the person, with version and time. */
export const acceptCustomerTerms = async (tx: Tx, viewer: Viewer, platform: Pick<Platform, 'clock'>) => {
  await customerProfileOf(tx, viewer.accountId);
  await activateCustomer(tx, viewer.accountId, { version: TERMS_VERSION, acceptedAt: platform.clock.now() });
  return customerAnswer(await customerProfileOf(tx, viewer.accountId));
};
