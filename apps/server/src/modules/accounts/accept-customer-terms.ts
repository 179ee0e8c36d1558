import type { accountsContract } from '@tailgate/contract';
import { audit } from '../../platform/audit/audit.ts';
import type { Call } from '../../platform/http/call.ts';
import { activateCustomer, customerProfileOf } from './accounts.queries.ts';
import { TERMS_VERSION } from './accounts.rules.ts';
import { customerAnswer } from './customer-answer.ts';

/** Somebody else made the account; the terms are accepted by the person, with version and time. */
export const acceptCustomerTerms = async ({
  tx,
  platform,
  viewer,
}: Call<typeof accountsContract.acceptCustomerTerms>) => {
  await customerProfileOf(tx, viewer.accountId);
  await activateCustomer(tx, viewer.accountId, { version: TERMS_VERSION, acceptedAt: platform.clock.now() });
  await audit(tx, viewer, { action: 'account.accept_terms', subjectId: viewer.accountId });
  return customerAnswer(await customerProfileOf(tx, viewer.accountId));
};
