import { showMoney } from '@tailgate/values/money';
import type { Tx } from '../../../platform/db/database.ts';
import { publishLive } from '../../../platform/live/publish-live.ts';
import type { Platform } from '../../../platform/platform.ts';
import { nameOf, recipientOf } from '../../accounts/index.ts';
import { orderNamed } from '../../appointments/index.ts';
import { laterTipEntries, recordInLedger } from '../../ledger/index.ts';
import { notify } from '../../notifications/index.ts';
import type { SettledCharge } from '../../payments/payments.events.ts';
import { settleLaterTip } from './tips.queries.ts';

/** The card paid a tip after the visit: it is booked, and the groomer hears of it. */
export const giveTip = async (
  tx: Tx,
  { chargeId, subjectId: appointmentId, amountCents }: SettledCharge,
  platform: Platform,
): Promise<void> => {
  if (!(await settleLaterTip(tx, { chargeId, isGiven: true, now: platform.clock.now() }))) return;
  const { customerId, providerId } = await orderNamed(tx, (row) => row('appointments.id', '=', appointmentId));
  const entries = laterTipEntries(amountCents, { customerId, groomerId: providerId });
  const about = { purpose: 'tip', subjectId: appointmentId } as const;
  await recordInLedger(tx, { kind: 'tip', cause: `tip:${appointmentId}`, about, entries }, platform);
  await notify(tx, platform, 'tipReceived', {
    to: await recipientOf(tx, providerId),
    variables: { amount: showMoney(amountCents), customer: await nameOf(tx, customerId), id: appointmentId },
  });
  publishLive(tx, { accountId: providerId, topic: 'schedule.changed', data: { appointmentId } }, platform);
};

/** It is open for another try. */
export const declineTip = async (tx: Tx, { chargeId }: SettledCharge, { clock }: Platform): Promise<void> => {
  await settleLaterTip(tx, { chargeId, isGiven: false, now: clock.now() });
};
