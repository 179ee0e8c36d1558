import { reactTo } from '../../platform/events/events.ts';
import { accountReported } from '../payments/payments.events.ts';
import { refreshAccount } from './refresh-account.ts';

/** The report only makes us ask. */
const refreshReported = reactTo(accountReported, 'merchant.refresh-reported', ({ siteId, processorId }, platform) =>
  refreshAccount({ siteId, processorId }, platform),
);

export const merchantReactions = [refreshReported];
