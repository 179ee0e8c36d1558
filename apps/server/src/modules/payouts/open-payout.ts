import { cents } from '@tailgate/values/money';
import { secondsAfter } from '../../platform/clock.ts';
import { withAdvisoryLock } from '../../platform/db/advisory-lock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordPayout } from '../ledger/index.ts';
import type { ConnectedAccount } from '../merchant/index.ts';
import { currencyOf } from '../providers/index.ts';
import { balanceNow } from './balance-now.ts';
import { hasPayoutOfWeek, insertPayout } from './payouts.queries.ts';
import { instantFeeOf, SETTLE_PAYOUT_TASK } from './payouts.rules.ts';

/** Who asked settles it at once; the worker finishes what they could not. */
const FINISH_AFTER_S = 30;

/**
 * Takes all that is owed to a party out of the ledger for a weekly payout, or what is available for an instant one, and
 * answers its id; undefined where nothing is to be sent, or where the week was paid already. Nothing is sent before `settlePayout`, which follows after the commit.
 */
export const openPayout = async (
  tx: Tx,
  openedBy: string | null,
  { account, week }: { readonly account: ConnectedAccount; readonly week: string | null },
  platform: Pick<Platform, 'clock'>,
): Promise<string | undefined> => {
  const { providerId, accountId, bankLastFour } = account;
  await withAdvisoryLock(tx, 'payouts', providerId);
  if (week !== null && (await hasPayoutOfWeek(tx, providerId, week))) return undefined;
  const id = newId();
  // Under the lock: of two instant payouts the second one finds what the first one left.
  const available = week === null ? (await balanceNow(tx, providerId, platform)).availableCents : undefined;
  const feeCents = available === undefined ? cents(0) : instantFeeOf(available);
  const booking = { cause: `payout:${id}`, partyId: providerId, feeCents, atMostCents: available };
  const amountCents = await recordPayout(tx, booking, platform);
  if (amountCents === undefined) return undefined;
  const now = platform.clock.now();
  const { currency } = await currencyOf(tx, (row) => row('account_id', '=', providerId));
  const payout = { id, providerId, week, amountCents, feeCents, currency, accountId, bankLastFour, openedBy, now };
  await insertPayout(tx, payout);
  await enqueue(
    tx,
    { task: SETTLE_PAYOUT_TASK, maxAttempts: 25 },
    { payoutId: id },
    { ...(week === null && { runAt: secondsAfter(now, FINISH_AFTER_S) }), onlyOnce: `settle-payout:${id}` },
  );
  return id;
};
