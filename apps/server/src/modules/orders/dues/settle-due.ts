import type { PaymentMethod } from '@tailgate/contract';
import { cents, type Cents } from '@tailgate/values/money';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import { publishLive } from '../../../platform/live/publish-live.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Order } from '../../appointments/index.ts';
import { recordLatePayment } from '../../ledger/index.ts';
import { forgetCardOf } from '../../payments/index.ts';
import type { SettledCharge } from '../../payments/payments.events.ts';
import { openAgain, orderOfCharge } from '../completion/end-of-charge.ts';
import { keepCharged } from '../order-terms.queries.ts';
import { dueOf, payDue } from './dues.queries.ts';
import { tellPaid } from './tell-paid.ts';

type Debt = Pick<Order, 'id' | 'customerId' | 'providerId'>;

interface DuePayment {
  readonly order: Debt;
  readonly by: PaymentMethod;
  readonly chargeId: string | null;
  readonly processingFeeCents: Cents;
}

const refreshGroomer = (tx: Tx, { id, providerId }: Debt, platform: Platform) =>
  publishLive(tx, { accountId: providerId, topic: 'schedule.changed', data: { appointmentId: id } }, platform);

/** What stayed owed is paid, in one transaction with its booking. */
export const settleDue = async (
  tx: Tx,
  { order, by, chargeId, processingFeeCents }: DuePayment,
  platform: Platform,
): Promise<void> => {
  const { id: appointmentId, customerId, providerId: groomerId } = order;
  const due = await dueOf(tx, appointmentId);
  const now = platform.clock.now();
  if (!due || !(await payDue(tx, appointmentId, { by, chargeId, processingFeeCents, now })))
    throw new Failure('nothing_owed');
  const { amountCents } = due;
  const payment = { appointmentId, customerId, groomerId, by, amountCents, processingFeeCents };
  await recordLatePayment(tx, payment, platform);
  await tellPaid(tx, { order, by, amountCents }, platform);
  refreshGroomer(tx, order, platform);
};

/** The card of a link paid what was owed, and is not kept. */
export const settlePaidDue = async (tx: Tx, charge: SettledCharge, platform: Platform): Promise<void> => {
  const waiting = await orderOfCharge(tx, charge);
  if (!waiting) return;
  const { order, charged } = waiting;
  const { figures, chargeId } = charged;
  await keepCharged(tx, order.id, null);
  await forgetCardOf(tx, chargeId);
  // With the costs of the card.
  const processingFeeCents = cents(figures.split.processing);
  await settleDue(tx, { order, by: 'card', chargeId, processingFeeCents }, platform);
};

/** It did not: it is owed as before, and the card is not kept either. */
export const keepDueOpen = async (tx: Tx, charge: SettledCharge, platform: Platform): Promise<void> => {
  const waiting = await orderOfCharge(tx, charge);
  if (!waiting) return;
  const { order } = waiting;
  await forgetCardOf(tx, charge.chargeId);
  await openAgain(tx, order, platform);
};
