import { reactTo } from '../../platform/events/events.ts';
import { Failure } from '../../platform/failure.ts';
import { payoutReported } from '../payments/payments.events.ts';
import { settlePayout } from './settle-payout.ts';

/** The report only makes us ask. One about something that is not here is none of ours. */
const settleReported = reactTo(payoutReported, 'payouts.settle-reported', async ({ siteId, payoutId }, platform) => {
  try {
    await settlePayout({ siteId, payoutId }, platform);
  } catch (error) {
    if (!(error instanceof Failure && error.code === 'not_found')) throw error;
  }
});

export const payoutsReactions = [settleReported];
