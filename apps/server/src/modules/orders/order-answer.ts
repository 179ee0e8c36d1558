import type { AnswerOf, appointmentsContract, OrderPart } from '@tailgate/contract';
import type { OrderTotals } from '@tailgate/pricing';
import { addCents, cents, dollarsOf, multiplyCents, sumCents, type Cents } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { imagesById } from '../attachments/index.ts';
import type { OrderContents } from '../appointments/index.ts';
import { stateOf } from './consents/confirmations.queries.ts';
import { standingConsent } from './consents/consent.rules.ts';
import { hurdleOf } from './completion/completion.rules.ts';
import { dueOf } from './dues/dues.queries.ts';
import { orderAsOfNow, type OrderAsOfNow } from './order-figures.ts';
import { noShowOf } from './order-terms.queries.ts';
import { settlementOf, type Settlement } from './settlements.queries.ts';
import { laterTipOf, type LaterTip } from './tips/tips.queries.ts';

type Detail = AnswerOf<typeof appointmentsContract.getAppointment>;
type OrderParts = Pick<Detail, OrderPart>;

const inDollars = (totals: OrderTotals) =>
  Object.fromEntries(
    Object.entries<Cents>({ ...totals }).map(([name, amount]) => [name, dollarsOf(amount)]),
  ) as Detail['finalPrices'];

const estimateOf = ({ subtotal, couponDiscount, giftCardDiscount, taxAmount, total }: OrderTotals) => ({
  subtotal: dollarsOf(subtotal),
  couponDiscount: dollarsOf(couponDiscount),
  giftCardDiscount: dollarsOf(giftCardDiscount),
  taxAmount: dollarsOf(taxAmount),
  total: dollarsOf(total),
});

const couponAnswer = (coupon: OrderAsOfNow['coupon']): Detail['coupon'] =>
  coupon && {
    code: coupon.code,
    modifierType: coupon.modifierType,
    amount: coupon.amountCents === null ? null : dollarsOf(coupon.amountCents),
    percent: coupon.percent,
  };

/** A visit that did not take place sold nothing. */
const upsellsAnswer = ({ upsells }: OrderAsOfNow, settled: Settlement | undefined): Detail['upsells'] =>
  settled && settled.kind !== 'completed'
    ? []
    : upsells.map(({ upsellId, name, priceCents, quantity, addedBy }) => ({
        id: upsellId,
        name,
        price: dollarsOf(priceCents),
        quantity,
        total: dollarsOf(multiplyCents(priceCents, quantity)),
        addedBy,
      }));

const owedAnswer = async (
  tx: Tx,
  { appointmentId, isBeingPaid }: OrderContents,
  { tender, totals }: Settlement,
): Promise<Detail['owed']> => {
  if (tender !== null || totals.due === 0) return null;
  const { linkSentAt = null } = (await dueOf(tx, appointmentId)) ?? {};
  return { amount: dollarsOf(totals.due), isBeingPaid, linkSentAt: linkSentAt?.toISOString() ?? null };
};

const loyaltyAnswer = ({ loyaltyCents, terms: { usesLoyalty } }: OrderAsOfNow): Detail['loyalty'] =>
  loyaltyCents > 0 || usesLoyalty ? { credit: dollarsOf(loyaltyCents), isUsed: usesLoyalty } : null;

const noShowAnswer = async (
  tx: Tx,
  appointmentId: string,
  { kind, tender, totals }: Settlement,
  platform: Platform,
): Promise<Detail['noShow']> => {
  if (kind !== 'no_show') return null;
  const { title = '', description = '', pictureId = null } = (await noShowOf(tx, appointmentId)) ?? {};
  const isOwed = tender === null && totals.due > 0;
  const picture = pictureId === null ? null : ((await imagesById(tx, [pictureId], platform)).get(pictureId) ?? null);
  return { amount: dollarsOf(totals.total), title, description, pictureId, picture, isOwed };
};

/** What was added after the visit, once it is charged. */
export const laterTipAnswer = (tip: LaterTip | undefined): Detail['laterTip'] =>
  tip?.givenAt ? { amount: dollarsOf(tip.amountCents), givenAt: tip.givenAt.toISOString() } : null;

const consentAnswer = (order: OrderAsOfNow, at: Date): OrderParts['consent'] => {
  const standing = standingConsent(order);
  const { asked } = order;
  return {
    most: standing && dollarsOf(standing.mostCents),
    mostTip: standing && dollarsOf(standing.mostTipCents),
    asked: asked && {
      amount: dollarsOf(addCents(asked.amountCents, asked.tipCents)),
      askedAt: asked.askedAt.toISOString(),
      state: stateOf(asked, at),
    },
  };
};

/** Written with the move into one of these, as completed, as a no-show or with the fee of a cancellation. */
const SETTLED = new Set(['complete', 'cancelled']);

/** The order's part of an answer with its appointment: as of now, or as it was settled. */
export const orderAnswer = async (tx: Tx, contents: OrderContents, platform: Platform): Promise<OrderParts> => {
  const now = await orderAsOfNow(tx, contents);
  const at = platform.clock.now();
  const settled = SETTLED.has(contents.status) ? await settlementOf(tx, contents.appointmentId) : undefined;
  const { totals, split, taxPercent } = settled ?? now;
  const { processingFeePayer, managementFeePayer } = settled ?? now.terms;
  const whyNot = hurdleOf(now, at);
  const tip = settled?.kind === 'completed' ? await laterTipOf(tx, contents.appointmentId) : undefined;
  const laterTipCents = tip?.state === 'given' ? tip.amountCents : cents(0);
  return {
    finalPrices: inDollars(totals),
    estimates: {
      min: estimateOf(now.estimates.min),
      max: estimateOf(now.estimates.max),
      tipAmount: dollarsOf(now.totals.tipAmount),
    },
    upsells: upsellsAnswer(now, settled),
    tipAmount: dollarsOf(totals.tipAmount),
    taxDetails: { percent: taxPercent },
    coupon: couponAnswer(now.coupon),
    totalCouponDiscount: dollarsOf(totals.couponDiscount),
    giftCard: now.giftCard && { ending: now.giftCard.ending, balance: dollarsOf(now.giftCard.balanceCents) },
    loyalty: settled ? null : loyaltyAnswer(now),
    paymentMethod: settled ? settled.tender : now.terms.paymentMethod,
    creditCardId: now.terms.cardId,
    processingFeePayer,
    managementFeePayer,
    laterTip: laterTipAnswer(tip),
    serviceProviderEarnings: dollarsOf(sumCents([split.groomer, split.tip, laterTipCents])),
    serviceProviderEarningsWithoutTip: dollarsOf(split.groomer),
    settlement: settled
      ? {
          kind: settled.kind,
          tender: settled.tender,
          settledAt: settled.settledAt.toISOString(),
          isSigned: settled.isSigned,
        }
      : null,
    noShow: settled ? await noShowAnswer(tx, contents.appointmentId, settled, platform) : null,
    owed: settled ? await owedAnswer(tx, contents, settled) : null,
    consent: consentAnswer(now, at),
    maxNoShowFee: dollarsOf(now.noShowLimit),
    completion: { isReady: whyNot === null, whyNot },
  };
};
