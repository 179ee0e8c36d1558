import { cardWords } from '@tailgate/contract';
import { localDateAt } from '@tailgate/values/local-time';
import { showMoney } from '@tailgate/values/money';
import type { Tx } from '../../../platform/db/database.ts';
import { publishLive } from '../../../platform/live/publish-live.ts';
import { found } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { chargesOfOrder } from '../../../views/order-money.ts';
import { nameOf, recipientOf } from '../../accounts/index.ts';
import { dayText, orderNamed, visitOf, type Order } from '../../appointments/index.ts';
import { laterTipEntries, recordInLedger } from '../../ledger/index.ts';
import { notify } from '../../notifications/index.ts';
import type { SettledCharge } from '../../payments/payments.events.ts';
import { businessNameOf } from '../../providers/index.ts';
import { settleLaterTip } from './tips.queries.ts';

interface GivenTip {
  readonly order: Pick<Order, 'id' | 'customerId' | 'providerId'>;
  readonly chargeId: string;
  readonly amount: string;
}

const tellBoth = async (tx: Tx, { order, chargeId, amount }: GivenTip, platform: Platform): Promise<void> => {
  const { id, customerId, providerId } = order;
  const { startsAt, timeZone } = await visitOf(tx, id);
  const day = dayText(localDateAt(startsAt, timeZone));
  const business = await businessNameOf(tx, providerId);
  const card = cardWords(found((await chargesOfOrder(tx, id)).find((charge) => charge.id === chargeId)));
  await notify(tx, platform, 'tipCharged', {
    to: await recipientOf(tx, customerId),
    variables: { amount, business, card, day, id },
  });
  await notify(tx, platform, 'tipReceived', {
    to: await recipientOf(tx, providerId),
    variables: { amount, customer: await nameOf(tx, customerId), id },
  });
};

/** The card paid a tip after the visit: it is booked, and both sides hear of it. */
export const giveTip = async (
  tx: Tx,
  { chargeId, subjectId: appointmentId, amountCents }: SettledCharge,
  platform: Platform,
): Promise<void> => {
  if (!(await settleLaterTip(tx, { chargeId, isGiven: true, now: platform.clock.now() }))) return;
  const order = await orderNamed(tx, (row) => row('appointments.id', '=', appointmentId));
  const { customerId, providerId } = order;
  const entries = laterTipEntries(amountCents, { customerId, groomerId: providerId });
  const about = { purpose: 'tip', subjectId: appointmentId } as const;
  await recordInLedger(tx, { kind: 'tip', cause: `tip:${appointmentId}`, about, entries }, platform);
  await tellBoth(tx, { order, chargeId, amount: showMoney(amountCents) }, platform);
  publishLive(tx, { accountId: providerId, topic: 'schedule.changed', data: { appointmentId } }, platform);
};

/** It is open for another try. */
export const declineTip = async (tx: Tx, { chargeId }: SettledCharge, { clock }: Platform): Promise<void> => {
  await settleLaterTip(tx, { chargeId, isGiven: false, now: clock.now() });
};
