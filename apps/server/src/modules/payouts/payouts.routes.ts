import { payoutsContract } from '@tailgate/contract';
import { dollarsOf } from '@tailgate/values/money';
import { Failure } from '../../platform/failure.ts';
import { bindModule, staged } from '../../platform/http/call.ts';
import { accountOf } from '../merchant/index.ts';
import { timeZoneOf } from '../providers/index.ts';
import { openPayout } from './open-payout.ts';
import { balanceNow } from './balance-now.ts';
import { accountAnswer, instantAnswer, payoutAnswer, waitingAnswer } from './payout-answers.ts';
import { payoutsOf, readPayout } from './payouts.queries.ts';
import { nextWeekly } from './payouts.rules.ts';
import { settlePayout } from './settle-payout.ts';

export const payoutsRoutes = bindModule(
  'payouts',
  payoutsContract,
  {},
  {
    listPayouts: async ({ tx, viewer, platform, query: { limit, offset } }) => {
      const { rows, total } = await payoutsOf(tx, viewer.accountId, { limit, offset });
      const { owedCents, availableCents, waiting } = await balanceNow(tx, viewer.accountId, platform);
      const timeZone = await timeZoneOf(tx, viewer.accountId);
      const account = await accountOf(tx, viewer.accountId);
      return {
        items: rows.map(payoutAnswer),
        total,
        limit,
        offset,
        balance: dollarsOf(owedCents),
        available: dollarsOf(availableCents),
        waiting: waitingAnswer(waiting, timeZone),
        instant: instantAnswer(availableCents),
        nextWeeklyDate: nextWeekly(platform.clock.now()),
        account: account ? accountAnswer(account) : null,
      };
    },
    payOutInstantly: staged(async ({ stage, finish, viewer, platform }) => {
      // Opened with the idempotency key of the call and sent after it: a repeated call opens no second one.
      const opened = await finish(async (tx) => {
        const account = await accountOf(tx, viewer.accountId);
        if (!account?.isReady) throw new Failure('payout_account_missing');
        const payoutId = await openPayout(tx, viewer.accountId, { account, week: null }, platform);
        if (payoutId === undefined) throw new Failure('nothing_to_pay_out');
        return payoutAnswer(await readPayout(tx, payoutId));
      });
      await settlePayout({ siteId: viewer.siteId, payoutId: opened.id }, platform);
      return await stage(async (tx) => payoutAnswer(await readPayout(tx, opened.id)));
    }),
  },
);
