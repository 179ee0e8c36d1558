import { LATER_TIP_HURDLE_WORDS, type AnswerOf, type ordersContract } from '@tailgate/contract';
import { cents, dollarsOf, subtractCents, type Cents } from '@tailgate/values/money';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Steps } from '../../../platform/db/steps.ts';
import { Failure } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountById } from '../../accounts/index.ts';
import { lockedOrder, orderNamed, visitOf, type Order } from '../../appointments/index.ts';
import { isGivenBack } from '../../ledger/index.ts';
import { openCharge, cardsToPayWith } from '../../payments/index.ts';
import { payOrder } from '../completion/pay-order.ts';
import { laterTipAnswer } from '../order-answer.ts';
import { termsOf } from '../order-terms.queries.ts';
import { settlementOf } from '../settlements.queries.ts';
import { lastTipAt, laterTipHurdle } from './later-tip.rules.ts';
import { laterTipOf, openLaterTip } from './tips.queries.ts';

type Answer = AnswerOf<typeof ordersContract.getLaterTip>;

const tippedOrder = async (tx: Tx, { id, providerId }: Order) => ({
  settled: await settlementOf(tx, id),
  tip: await laterTipOf(tx, id),
  isGivenBack: await isGivenBack(tx, { purpose: 'order', subjectId: id }),
  isGroomerActive: (await accountById(tx, providerId)).status !== 'inactive',
});

/** What the customer of an order can add as a tip now, and what they added. */
export const tipOptions = async (tx: Tx, appointment: Rows<'appointments'>, platform: Platform): Promise<Answer> => {
  const order = await orderNamed(tx, appointment);
  const { settled, tip, ...state } = await tippedOrder(tx, order);
  const { currency } = await visitOf(tx, order.id);
  const cards = await cardsToPayWith(tx, order, platform);
  const { cardId: paidWith } = await termsOf(tx, order.id);
  const preferred = cards.find(({ id }) => id === paidWith) ?? cards.find(({ isDefault }) => isDefault);
  return {
    whyNot: laterTipHurdle({ settled, tip, ...state }, platform.clock.now()),
    until: settled ? lastTipAt(settled).toISOString() : null,
    currency,
    base: settled ? dollarsOf(subtractCents(settled.totals.subtotal, settled.totals.couponDiscount)) : 0,
    atVisit: settled ? dollarsOf(settled.totals.tipAmount) : 0,
    given: laterTipAnswer(tip),
    cards,
    cardId: preferred?.id ?? null,
  };
};

export interface TipToGive {
  readonly appointment: Rows<'appointments'>;
  readonly amountCents: Cents;
  readonly cardId: string;
}

const refuse = (whyNot: keyof typeof LATER_TIP_HURDLE_WORDS) =>
  new Failure('tip_not_possible', { message: LATER_TIP_HURDLE_WORDS[whyNot] });

/** Opens the charge, or answers the one that is going on. Undefined where this tip was given already. */
const beginCharge = async (
  tx: Tx,
  viewer: Viewer,
  { appointment, amountCents, cardId }: TipToGive,
  platform: Platform,
): Promise<string | undefined> => {
  const order = await lockedOrder(tx, appointment);
  const tipped = await tippedOrder(tx, order);
  const now = platform.clock.now();
  const whyNot = laterTipHurdle(tipped, now);
  const isSame = tipped.tip?.amountCents === amountCents;
  // Pressed twice, or asked again after the answer got lost.
  if (whyNot === 'given' && isSame) return undefined;
  if (whyNot === 'processing') {
    if (!isSame) throw new Failure('payment_in_progress');
    return tipped.tip?.chargeId;
  }
  if (whyNot !== null) throw refuse(whyNot);
  const { id: appointmentId, customerId, providerId, currency } = order;
  const about = { purpose: 'tip' as const, subjectId: appointmentId };
  const consent = { way: 'app', mostCents: cents(0), mostTipCents: amountCents, givenAt: now } as const;
  const charge = { ...about, customerId, providerId, amountCents, currency, cardId, consent };
  const chargeId = await openCharge(tx, viewer, charge, platform);
  await openLaterTip(tx, { appointmentId, amountCents, chargeId, now });
  return chargeId;
};

/**
 * Adds a tip after the visit, once, however often and however parallel it is asked for: the charge is opened under the
 * lock of the order, and its outcome books the tip or leaves the way to another try (`finish-tip.ts`).
 */
export const tipOrder = (steps: Steps<Answer>, viewer: Viewer, wanted: TipToGive, platform: Platform) =>
  payOrder(
    steps,
    viewer,
    {
      beginCharge: (tx) => beginCharge(tx, viewer, wanted, platform),
      // Given already.
      settleNow: () => Promise.resolve(),
      answer: (tx) => tipOptions(tx, wanted.appointment, platform),
    },
    platform,
  );
