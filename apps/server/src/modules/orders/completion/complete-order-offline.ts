import type { AnswerOf, ordersContract, PaymentMethod } from '@tailgate/contract';
import { dollarsOf, subtractCents, centsOf, type Cents } from '@tailgate/values/money';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Steps } from '../../../platform/db/steps.ts';
import type { OrderSignature } from '../../../platform/db/stored/orders.ts';
import { renamed } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockedOrder, openOrder, recordOffline, type NotedLine } from '../../appointments/index.ts';
import { giftCardFor } from '../../gift-cards/index.ts';
import { appointmentAnswer } from '../appointment-answer.ts';
import { saveTerms, type OrderTerms } from '../order-terms.queries.ts';
import { couponOfOrder } from '../terms/add-order-coupon.ts';
import { termsOfMethod } from '../terms/choose-payment-method.ts';
import { beginOrderCharge } from './begin-order-charge.ts';
import { completeOrderNow } from './complete-order-now.ts';
import { payOrder } from './pay-order.ts';

type Answer = AnswerOf<typeof ordersContract.completeOrderOffline>;

export interface NotedOrder {
  readonly appointment: Rows<'appointments'>;
  readonly noted: readonly NotedLine[];
  readonly paymentMethod: PaymentMethod;
  readonly cardId: string | null;
  /** Of these three, what is undefined stays as it is on the order. */
  readonly promoCode: string | null | undefined;
  readonly giftCard: string | null | undefined;
  readonly tipCents: Cents | undefined;
  readonly signature: OrderSignature | null;
  /** What the device showed. */
  readonly shownCents: Cents | undefined;
}

/** What the fields of this call are called elsewhere. */
const FIELDS = {
  paymentMethodId: 'paymentMethod',
  sourceId: 'creditCardId',
  couponCode: 'promoCode',
  giftCardCode: 'giftCard',
};

/** Puts on the open order what the device noted. */
const applyNoted = async (tx: Tx, wanted: NotedOrder, platform: Platform): Promise<void> => {
  const { appointment, noted, promoCode, giftCard, tipCents } = wanted;
  const order = await openOrder(tx, appointment);
  const { id, providerId } = order;
  const save = (changes: Partial<OrderTerms>) => saveTerms(tx, id, changes, platform.clock.now());
  await recordOffline(tx, { order, noted }, platform);
  await save({
    ...(await termsOfMethod(tx, wanted, platform)),
    ...(tipCents !== undefined && { tipCents, tipPercent: null }),
    ...(promoCode === null && { couponId: null }),
    ...(giftCard === null && { giftCardId: null }),
  });
  // With the prices that were noted.
  if (promoCode) await save({ couponId: (await couponOfOrder(tx, order, promoCode)).id });
  if (giftCard) await save({ giftCardId: (await giftCardFor(tx, { providerId, code: giftCard })).id });
};

/** Complete already: what is sent again changes and charges nothing. */
const isDone = async (tx: Tx, appointment: Rows<'appointments'>) =>
  (await lockedOrder(tx, appointment)).status === 'complete';

const beginNotedCharge = async (tx: Tx, viewer: Viewer, wanted: NotedOrder, platform: Platform) => {
  const { appointment, signature, paymentMethod } = wanted;
  const { status, isBeingPaid } = await lockedOrder(tx, appointment);
  if (status === 'complete') return undefined;
  if (!isBeingPaid && paymentMethod !== 'card') return undefined;
  if (!isBeingPaid) await applyNoted(tx, wanted, platform);
  return await beginOrderCharge(tx, viewer, { appointment, signature, dueCents: undefined }, platform);
};

const completeNotedNow = async (tx: Tx, viewer: Viewer, wanted: NotedOrder, platform: Platform) => {
  const { appointment, signature } = wanted;
  if (await isDone(tx, appointment)) return;
  await applyNoted(tx, wanted, platform);
  await completeOrderNow(tx, viewer, { appointment, signature, dueCents: undefined }, platform);
};

/**
 * Completes an order with what a device noted. The totals are computed here; the answer says how far they are from what
 * the device showed. A device sends it until it hears an answer, perhaps days later and from two places at once: there
 * is one charge and one settlement.
 */
export const completeOrderOffline = (
  steps: Steps<Answer>,
  viewer: Viewer,
  wanted: NotedOrder,
  platform: Platform,
): Promise<Answer> =>
  renamed(FIELDS, () =>
    payOrder<Answer>(
      steps,
      viewer,
      {
        beginCharge: (tx) => beginNotedCharge(tx, viewer, wanted, platform),
        settleNow: (tx) => completeNotedNow(tx, viewer, wanted, platform),
        answer: async (tx) => {
          const order = await appointmentAnswer(tx, viewer.accountId, wanted.appointment, platform);
          const { due } = order.finalPrices;
          const { shownCents: shown } = wanted;
          const difference = shown === undefined ? null : dollarsOf(subtractCents(centsOf(due), shown));
          return { ...order, offline: { shownDue: shown === undefined ? null : dollarsOf(shown), due, difference } };
        },
      },
      platform,
    ),
  );
