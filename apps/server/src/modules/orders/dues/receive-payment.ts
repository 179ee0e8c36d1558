import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { appointmentAnswer } from '../appointment-answer.ts';
import { owedOrder } from './send-payment-link.ts';
import { settleDue } from './settle-due.ts';
import type { PAYMENT_METHODS_BY_HAND } from '@tailgate/contract';
import { cents } from '@tailgate/values/money';

interface ReceivedPayment {
  readonly appointment: Rows<'appointments'>;
  readonly by: (typeof PAYMENT_METHODS_BY_HAND)[number];
}

/** The groomer was given what was owed: the link says that it is paid. */
export const receivePayment = async (
  tx: Tx,
  viewer: Viewer,
  { appointment, by }: ReceivedPayment,
  platform: Platform,
) => {
  const { order } = await owedOrder(tx, appointment);
  await settleDue(tx, { order, by, chargeId: null, processingFeeCents: cents(0) }, platform);
  return await appointmentAnswer(tx, viewer.accountId, order.id, platform);
};
