import { CUSTOMER_AGREEMENTS } from '@tailgate/contract';
import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { recipientOf } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import { businessNameOf } from '../providers/index.ts';
import { setAgreementsSent } from './customers.queries.ts';

/** Sends the link where the customer accepts the terms; nobody accepts them for somebody else. */
export const sendAgreements = async (
  tx: Tx,
  viewer: Viewer,
  customer: Rows<'provider_customers'>,
  platform: Platform,
): Promise<string> => {
  const sent = { agreements: CUSTOMER_AGREEMENTS, at: platform.clock.now() };
  const { customer_id: customerId } = await setAgreementsSent(tx, customer, sent);
  await notify(tx, platform, 'agreementsReminder', {
    by: viewer.accountId,
    to: await recipientOf(tx, customerId),
    variables: { business: await businessNameOf(tx, viewer.accountId) },
  });
  return customerId;
};
