import { showMoney, type Cents } from '@tailgate/values/money';
import type { Tx } from '../../../platform/db/database.ts';
import { publishLive } from '../../../platform/live/publish-live.ts';
import type { Platform } from '../../../platform/platform.ts';
import { nameOf, recipientOf } from '../../accounts/index.ts';
import { orderNamed } from '../../appointments/index.ts';
import { laterTipEntries, recordInLedger } from '../../ledger/index.ts';
import { notify } from '../../notifications/index.ts';
import { settleLaterTip } from './tips.queries.ts';

interface SettledCharge {
  readonly chargeId: string;
  readonly appointmentId: string;
  readonly amountCents: Cents;
  readonly status: 'captured' | 'declined' | 'failed' | 'cancelled';
}

/** What the outcome of a charge means for a tip: given, booked and told to the groomer, or open for another try. */
export const finishTip = async (
  tx: Tx,
  { chargeId, appointmentId, amountCents, status }: SettledCharge,
  platform: Platform,
): Promise<void> => {
  const isGiven = status === 'captured';
  const isOfTip = await settleLaterTip(tx, { chargeId, isGiven, now: platform.clock.now() });
  if (!isOfTip || !isGiven) return;
  const { customerId, providerId } = await orderNamed(tx, (row) => row('appointments.id', '=', appointmentId));
  const entries = laterTipEntries(amountCents, { customerId, groomerId: providerId });
  await recordInLedger(tx, { kind: 'tip', cause: `tip:${appointmentId}`, appointmentId, entries }, platform);
  await notify(tx, platform, 'tipReceived', {
    to: await recipientOf(tx, providerId),
    variables: { amount: showMoney(amountCents), customer: await nameOf(tx, customerId), id: appointmentId },
  });
  publishLive(tx, { accountId: providerId, topic: 'schedule.changed', data: { appointmentId } }, platform);
};
