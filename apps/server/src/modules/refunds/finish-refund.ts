import type { RefundWay } from '@tailgate/contract';
import { localDateAt } from '@tailgate/values/local-time';
import { showMoney, type Cents } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import { publishLive } from '../../platform/live/publish-live.ts';
import type { Platform } from '../../platform/platform.ts';
import { nameOf, recipientOf } from '../accounts/index.ts';
import { dayText, orderNamed, visitOf } from '../appointments/index.ts';
import { recordRefund } from '../ledger/index.ts';
import { notify } from '../notifications/index.ts';
import type { Purposes } from '../payments/index.ts';
import type { SettledRefund } from '../payments/payments.events.ts';

const TO_CUSTOMER: Readonly<Record<RefundWay, string>> = {
  card: 'It goes to your card, which can take 5 to 10 days.',
  cash: 'Your groomer hands it to you in cash.',
  check: 'Your groomer gives you a check.',
  gift_card: 'It is back on your gift card.',
  loyalty: 'It is back in your rewards.',
};
const TO_GROOMER: Readonly<Record<RefundWay, (amount: string) => string>> = {
  card: () => 'Your part of it comes off your balance.',
  cash: (amount) => `Please hand over ${amount} in cash.`,
  check: (amount) => `Please write a check for ${amount}.`,
  gift_card: () => 'It is back on their gift card.',
  loyalty: () => 'It is back in their rewards.',
};

interface ToldRefund {
  readonly appointmentId: string;
  readonly providerId: string;
  readonly customerId: string;
  readonly way: RefundWay;
  readonly amount: string;
}

/** What they have to hand over they cannot turn off. */
const tellGroomer = async (tx: Tx, refund: ToldRefund, platform: Platform): Promise<void> => {
  const { appointmentId: id, way, amount } = refund;
  const { startsAt, timeZone } = await visitOf(tx, id);
  await notify(tx, platform, way === 'cash' || way === 'check' ? 'refundToHandOver' : 'refundOfVisit', {
    to: await recipientOf(tx, refund.providerId),
    variables: {
      id,
      amount,
      customer: await nameOf(tx, refund.customerId),
      day: dayText(localDateAt(startsAt, timeZone)),
      toDo: TO_GROOMER[way](amount),
    },
  });
};

/** Money went back: its customer and its groomer are told, and the groomer's screens ask again. */
export const tellRefund = async (
  tx: Tx,
  { appointmentId, amountCents, way }: { appointmentId: string; amountCents: Cents; way: RefundWay },
  platform: Platform,
): Promise<void> => {
  const { customerId, providerId } = await orderNamed(tx, (row) => row('appointments.id', '=', appointmentId));
  const amount = showMoney(amountCents);
  const variables = { amount, groomer: await nameOf(tx, providerId), how: TO_CUSTOMER[way] };
  await notify(tx, platform, 'refundSent', { to: await recipientOf(tx, customerId), variables });
  await tellGroomer(tx, { appointmentId, providerId, customerId, way, amount }, platform);
  publishLive(tx, { accountId: providerId, topic: 'schedule.changed', data: { appointmentId } }, platform);
};

export const tellCardRefund = (
  tx: Tx,
  refund: { readonly appointmentId: string; readonly amountCents: Cents },
  platform: Platform,
): Promise<void> => tellRefund(tx, { ...refund, way: 'card' }, platform);

/** What the outcome of a card refund means for what was paid. One that failed leaves everything as it was. */
export const finishRefund = async (
  tx: Tx,
  { refundId, purpose, subjectId, amountCents, status }: SettledRefund,
  { purposes, platform }: { readonly purposes: Purposes; readonly platform: Platform },
): Promise<void> => {
  if (status === 'failed') return;
  const refund = { cause: `refund:${refundId}`, purpose, subjectId, amountCents, to: 'card' as const };
  // The money is gone: somebody has to look at it, and the queue asks on until then.
  if ((await recordRefund(tx, refund, platform)) !== 'booked') throw new Error('More was refunded than was paid');
  await purposes[purpose].reverses(tx, { subjectId, amountCents, by: 'refund' }, platform);
};
