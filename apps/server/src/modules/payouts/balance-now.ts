import { USUAL_PAYOUTS } from '@tailgate/contract';
import { cents, subtractCents } from '@tailgate/values/money';
import { secondsAfter } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { incomeAfter } from '../ledger/index.ts';
import { feesOf } from '../sites/index.ts';
import { balanceOfFacts, daysAfter, usualWeekOf, type Balance } from './available.rules.ts';
import { owedTo } from './owed-to.ts';
import { lastWeeklyOf, paidByWeek, paidInstantlySince } from './payouts.queries.ts';
import { nextWeeklyAt, weekOf } from './payouts.rules.ts';

const WEEK_DAYS = 7;
/** What was being booked while a weekly payout was opened may be older than it and not in it. */
const BOOKED_WITHIN_S = 600;

/** What is owed to a party: what an instant payout takes of it now, and what waits until when. */
export const balanceNow = async (tx: Tx, partyId: string, { clock }: Pick<Platform, 'clock'>): Promise<Balance> => {
  const now = clock.now();
  const { instantPayoutHoldDays: holdDays } = await feesOf(tx);
  const lastWeekly = await lastWeeklyOf(tx, partyId);
  const since = [daysAfter(now, -holdDays), ...(lastWeekly ? [secondsAfter(lastWeekly, -BOOKED_WITHIN_S)] : [])];
  const income = await incomeAfter(tx, partyId, new Date(Math.max(...since.map((moment) => moment.getTime()))));
  const thisWeek = new Date(`${weekOf(now)}T00:00:00Z`);
  const weeks = { from: daysAfter(thisWeek, -WEEK_DAYS * USUAL_PAYOUTS.weeks), to: thisWeek };
  const usual = usualWeekOf(await paidByWeek(tx, partyId, weeks));
  const taken = await paidInstantlySince(tx, partyId, daysAfter(now, -WEEK_DAYS));
  const allowedCents = cents(Math.max(0, subtractCents(usual, taken)));
  const owedCents = await owedTo(tx, partyId);
  return balanceOfFacts({ owedCents, income, holdDays, allowedCents, nextWeeklyAt: nextWeeklyAt(now), now });
};
