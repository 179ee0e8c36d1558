import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { id, instant, pageOf, pageQuery } from '../schemas.ts';
import { PAYOUT_STATUSES, PAYOUT_TRIGGERS } from './payouts.facts.ts';

const PAYOUTS = '/v2/service-payment/payouts';
const PAID = ['groomer', 'fleet_owner'] as const;

const payout = z.object({
  id,
  kind: z.enum(PAYOUT_TRIGGERS),
  status: z.enum(PAYOUT_STATUSES),
  /** What the bank gets; the fee of an instant payout is taken from the balance beside it. */
  amount: z.number(),
  fee: z.number(),
  bankLastFour: z.string(),
  date: instant,
  /** When the bank should have it; null until it is sent. */
  arrivesAt: instant.nullable(),
});

const payoutAccount = z.object({
  bankLastFour: z.string(),
  /** Whether the processor sends money there. */
  isReady: z.boolean(),
});

export const payoutsContract = {
  listPayouts: endpoint({
    method: 'GET',
    path: PAYOUTS,
    summary: 'The payouts of the caller, the latest first, with what can be paid out now and the next weekly date.',
    access: signedInAs(PAID),
    shows: ['money', 'payout-account'],
    query: z.object(pageQuery),
    answer: pageOf(payout).extend({
      /** All that is owed; negative where the caller owes, which is carried on. */
      balance: z.number(),
      /** What of it an instant payout takes now. */
      available: z.number(),
      /** The rest, by the day from which an instant payout takes it or a weekly one does, the soonest first. */
      waiting: z.array(z.object({ amount: z.number(), date: z.iso.date() })),
      /** What an instant payout would send and cost now; null where there is nothing to send. */
      instant: z.object({ amount: z.number(), fee: z.number() }).nullable(),
      nextWeeklyDate: z.iso.date(),
      account: payoutAccount.nullable(),
    }),
    addition: 'The specification reports payouts, and shows no call for their state and the balance.',
  }),
  payOutInstantly: endpoint({
    method: 'POST',
    path: `${PAYOUTS}/instant`,
    summary:
      'Sends what is available to the bank now, less a fee: income that is old enough, up to what is usual for the account. It may be `pending` until the processor answers.',
    access: signedInAs(PAID, { whileImpersonating: 'barred' }),
    activity: 'Asked for an instant payout',
    changes: ['money'],
    answer: payout,
    errors: ['nothing_to_pay_out', 'payout_account_missing'],
    limit: ['payoutsPerAccount'],
    addition: 'The specification shows no call that pays out.',
  }),
};
