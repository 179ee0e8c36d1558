import { cents, type Cents } from '@tailgate/values/money';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Steps } from '../../../platform/db/steps.ts';
import { Failure } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openOrder, orderContents, type Order } from '../../appointments/index.ts';
import type { Consent } from '../../payments/index.ts';
import { appointmentAnswer } from '../appointment-answer.ts';
import { openOrderCharge } from '../completion/open-order-charge.ts';
import { payOrder } from '../completion/pay-order.ts';
import { chargedOrderOf, saveTerms } from '../order-terms.queries.ts';
import { feeCard } from './fee-card.ts';
import { cancellationFigures } from './fee-figures.ts';
import { settleOrderCancellation } from './settle-order-cancellation.ts';

export interface CancellationToAccept {
  readonly appointment: Rows<'appointments'>;
  readonly feeCents: Cents;
  /** No card is charged. */
  readonly isLater: boolean;
}

/** Who asks to cancel sees the fee. */
const consentOf = ({ cancellationFeeCents, statusSince }: Order): Consent => ({
  way: 'request',
  mostCents: cancellationFeeCents ?? cents(0),
  mostTipCents: cents(0),
  givenAt: statusSince,
});

const ASKED = { statuses: ['cancellation_request'] };

const figuresOf = async (tx: Tx, order: Order, feeCents: Cents, isProcessed: boolean) => {
  const mostCents = order.cancellationFeeCents ?? cents(0);
  return await cancellationFigures(tx, await orderContents(tx, order.id), { feeCents, isProcessed, mostCents });
};

const settleNow = async (tx: Tx, viewer: Viewer, wanted: CancellationToAccept, platform: Platform): Promise<void> => {
  const order = await openOrder(tx, wanted.appointment, ASKED);
  const figures = await figuresOf(tx, order, wanted.feeCents, false);
  // There was none when the charge would have been opened.
  if (await feeCard(tx, order, wanted, platform)) throw new Failure('conflict');
  await settleOrderCancellation(tx, viewer, { order, figures, chargeId: null }, platform);
};

/** Asked again while the first answer is on its way, or after it got lost: the same charge goes on. */
const goingOn = async (tx: Tx, { id }: Order, feeCents: Cents): Promise<string> => {
  const charged = await chargedOrderOf(tx, id);
  if (charged?.figures.totals.total !== feeCents) throw new Failure('payment_in_progress');
  return charged.chargeId;
};

const beginCharge = async (
  tx: Tx,
  viewer: Viewer,
  wanted: CancellationToAccept,
  platform: Platform,
): Promise<string | undefined> => {
  const { appointment, feeCents } = wanted;
  const order = await openOrder(tx, appointment, { ...ASKED, whileBeingPaid: true });
  if (order.isBeingPaid) return await goingOn(tx, order, feeCents);
  const figures = await figuresOf(tx, order, feeCents, true);
  const cardId = await feeCard(tx, order, wanted, platform);
  if (cardId === undefined) return undefined;
  // What is charged is kept with the terms.
  await saveTerms(tx, order.id, {}, platform.clock.now());
  const charge = { purpose: 'cancellation' as const, order, amountCents: feeCents, cardId, figures, signature: null };
  return await openOrderCharge(tx, viewer, { ...charge, consent: consentOf(order) }, platform);
};

/** Agrees to a late cancellation. If its card is declined, the request stays open for another way. */
export const acceptOrderCancellation = <T>(
  steps: Steps<T>,
  viewer: Viewer,
  wanted: CancellationToAccept,
  platform: Platform,
) =>
  payOrder(
    steps,
    viewer,
    {
      beginCharge: (tx) => beginCharge(tx, viewer, wanted, platform),
      settleNow: (tx) => settleNow(tx, viewer, wanted, platform),
      answer: async (tx) => (await appointmentAnswer(tx, viewer.accountId, wanted.appointment, platform)) as T,
    },
    platform,
  );
