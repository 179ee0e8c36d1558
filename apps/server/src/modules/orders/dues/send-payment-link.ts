import { PAYMENT_LINK_DAYS } from '@tailgate/contract';
import { showMoney } from '@tailgate/values/money';
import type { Rows } from '../../../platform/access/policy.ts';
import { hashOfSecret, newSecret } from '../../../platform/auth/tokens.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import { publishLive } from '../../../platform/live/publish-live.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recipientOf } from '../../accounts/index.ts';
import { lockedOrder, type Order } from '../../appointments/index.ts';
import { notify } from '../../notifications/index.ts';
import { businessNameOf } from '../../providers/index.ts';
import { appointmentAnswer } from '../appointment-answer.ts';
import { dueOf, keepLink } from './dues.queries.ts';
import { owedText } from './owed-text.ts';

const DAY_S = 86_400;

/** An order for which something is owed, locked until the transaction ends. */
export const owedOrder = async (tx: Tx, appointment: Rows<'appointments'>) => {
  const order = await lockedOrder(tx, appointment);
  const due = await dueOf(tx, order.id);
  if (!due || due.paidAt !== null) throw new Failure('nothing_owed');
  if (order.isBeingPaid) throw new Failure('payment_in_progress');
  return { order, due };
};

/**
 * A new link for what is owed, to the customer alone: here stays its hash. `by` is whoever asks for it; null where it comes
 * with the end of a visit, which is not refused for it.
 */
export const textPaymentLink = async (
  tx: Tx,
  { id, customerId, providerId, by }: Pick<Order, 'id' | 'customerId' | 'providerId'> & { readonly by: string | null },
  platform: Platform,
): Promise<void> => {
  const due = await dueOf(tx, id);
  if (!due) throw new Failure('nothing_owed');
  const token = newSecret();
  const sentAt = platform.clock.now();
  const expiresAt = secondsAfter(sentAt, PAYMENT_LINK_DAYS * DAY_S);
  await keepLink(tx, id, { hash: hashOfSecret(token), sentAt, expiresAt });
  const business = await businessNameOf(tx, providerId);
  await notify(tx, platform, 'paymentLink', {
    to: await recipientOf(tx, customerId),
    by,
    variables: { business, amount: showMoney(due.amountCents), what: await owedText(tx, id), token },
    expiresAt,
  });
};

/** Sends the customer of an order a link to pay what is owed. The link before it works no longer. */
export const sendPaymentLink = async (
  tx: Tx,
  viewer: Viewer,
  { appointment }: { readonly appointment: Rows<'appointments'> },
  platform: Platform,
) => {
  const { order } = await owedOrder(tx, appointment);
  await textPaymentLink(tx, { ...order, by: viewer.accountId }, platform);
  const { id: appointmentId, providerId } = order;
  publishLive(tx, { accountId: providerId, topic: 'schedule.changed', data: { appointmentId } }, platform);
  return await appointmentAnswer(tx, viewer.accountId, appointmentId, platform);
};
