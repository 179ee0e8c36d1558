import type { PaymentMethod } from '@tailgate/contract';
import { cents, type Cents } from '@tailgate/values/money';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import { publishLive } from '../../../platform/live/publish-live.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Order } from '../../appointments/index.ts';
import { recordLatePayment } from '../../ledger/index.ts';
import { forgetCardOf } from '../../payments/index.ts';
import type { OrderFigures } from '../order-figures.ts';
import { keepCharged } from '../order-terms.queries.ts';
import { dueOf, payDue } from './dues.queries.ts';

type Debt = Pick<Order, 'id' | 'customerId' | 'providerId'>;

interface DuePayment {
  readonly order: Debt;
  readonly by: PaymentMethod;
  readonly chargeId: string | null;
  readonly processingFeeCents: Cents;
}

const tellGroomer = (tx: Tx, { id, providerId }: Debt, platform: Platform) =>
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
  tellGroomer(tx, order, platform);
};

interface FinishedDue {
  readonly order: Debt;
  readonly chargeId: string;
  /** With the costs of the card. */
  readonly figures: OrderFigures;
  readonly isPaid: boolean;
}

/** The outcome of a charge for what is owed: paid, or owed as before. Either way, its card is not kept. */
export const finishDue = async (
  tx: Tx,
  { order, chargeId, figures, isPaid }: FinishedDue,
  platform: Platform,
): Promise<void> => {
  await keepCharged(tx, order.id, null);
  await forgetCardOf(tx, chargeId);
  if (!isPaid) {
    tellGroomer(tx, order, platform);
    return;
  }
  const processingFeeCents = cents(figures.split.processing);
  await settleDue(tx, { order, by: 'card', chargeId, processingFeeCents }, platform);
};
