import type { RefundWay } from '@tailgate/contract';
import { showMoney, type Cents } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import { publishLive } from '../../platform/live/publish-live.ts';
import type { Platform } from '../../platform/platform.ts';
import { namesOf, recipientOf } from '../accounts/index.ts';
import { orderNamed } from '../appointments/index.ts';
import { recordRefund } from '../ledger/index.ts';
import { notify } from '../notifications/index.ts';
import type { Purposes } from '../payments/index.ts';
import type { SettledRefund } from '../payments/payments.events.ts';

const WHERE: Readonly<Record<RefundWay, string>> = {
  card: 'your card. It can take 5 to 10 days to show there',
  cash: 'you in cash',
  check: 'you by check',
  gift_card: 'your gift card',
  loyalty: 'your loyalty rewards',
};

/** Money went back: its customer is told, and the groomer's screens ask again. */
export const tellRefund = async (
  tx: Tx,
  { appointmentId, amountCents, way }: { appointmentId: string; amountCents: Cents; way: RefundWay },
  platform: Platform,
): Promise<void> => {
  const { customerId, providerId } = await orderNamed(tx, (row) => row('appointments.id', '=', appointmentId));
  const groomer = (await namesOf(tx, [providerId])).get(providerId) ?? '';
  const variables = { amount: showMoney(amountCents), groomer, where: WHERE[way] };
  await notify(tx, platform, 'refundSent', { to: await recipientOf(tx, customerId), variables });
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
