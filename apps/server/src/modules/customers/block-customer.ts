import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { emit } from '../../platform/events/events.ts';
import { refuseProblems } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { referenceListOf } from '../sites/index.ts';
import { customerReported } from './customers.events.ts';
import { setBlock } from './customers.queries.ts';

interface Blocking {
  readonly customer: Rows<'provider_customers'>;
  readonly reason: string;
  readonly reportCustomer: boolean;
}

/** For one of the reasons of the site; a site without a list accepts any. */
export const blockCustomer = async (
  tx: Tx,
  viewer: Viewer,
  { customer, reason, reportCustomer }: Blocking,
  { clock }: Pick<Platform, 'clock'>,
): Promise<string> => {
  const reasons = await referenceListOf(tx, 'customerBlockReasons');
  refuseProblems(reasons.length === 0 || reasons.includes(reason) ? {} : { reason: 'is not one of the reasons' });
  const block = { at: clock.now(), reason, isReported: reportCustomer };
  const { customer_id: customerId } = await setBlock(tx, customer, block);
  if (reportCustomer)
    await emit(tx, customerReported, {
      providerId: viewer.accountId,
      customerId,
      reason,
    });
  return customerId;
};
