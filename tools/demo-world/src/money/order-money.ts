import type { FeePayer } from '@tailgate/contract';
import { randomFrom, type Random } from '@tailgate/kit';
import { splitOf, totalsOf, type CouponTerms, type OrderTotals, type OrderToTotal } from '@tailgate/pricing';
import {
  chargedParts,
  completionEntries,
  consentByBooking,
  covers,
  noShowEntries,
  type OrderBasis,
  type SeedAppointment,
  type SeedCard,
  type SeedCharge,
  type SeedOrder,
  type SeedTransaction,
} from '@tailgate/server/seeding';
import { cents, multiplyCents, percentOf, sumCents, type Cents } from '@tailgate/values/money';
import type { DemoSite } from '../logins.ts';
import { demoId } from '../people/ids.ts';
import { NO_SHOW_FEE, TIP_PERCENTS, WITHOUT_CARD, WITH_CARD } from '../story/payments.ts';

/** What an order is paid with beside card, cash and check. */
export interface Extras {
  readonly coupon: { readonly id: string; readonly terms: CouponTerms } | null;
  readonly giftCard: { readonly id: string; readonly balanceCents: Cents } | null;
  /** What was sold with it. */
  readonly upsells: SeedOrder['upsells'];
}

/** An order of the past: what was agreed, what was charged for it, and what is in the ledger. */
export interface OrderMoney {
  readonly customerId: string;
  readonly groomerId: string;
  readonly order: SeedOrder;
  readonly charge: SeedCharge | null;
  readonly booked: SeedTransaction;
}

export interface OrderToMake {
  readonly site: DemoSite;
  readonly appointment: SeedAppointment;
  /** A card of the customer that can be charged. */
  readonly card: SeedCard | undefined;
  readonly basis: OrderBasis;
  readonly extras: Extras;
}

const DOLLAR = 100;
/** Tips are whole dollars. */
const tipOn = (services: Cents, random: Random): Cents =>
  cents(Math.round(percentOf(services, random.pick(TIP_PERCENTS)) / DOLLAR) * DOLLAR);

/** Some groomers let the customer pay for the card. */
const feePayerOf = (site: DemoSite, providerId: string): FeePayer =>
  randomFrom(`${site}/fee-payer/${providerId}`).chance(0.25) ? 'customer' : 'service-provider';

/** Everything in the past was paid with the visit. */
type PaidTerms = SeedOrder['terms'] & { readonly paymentMethod: 'card' | 'cash' | 'check' };

const termsOf = ({ site, appointment, card, extras }: OrderToMake): PaidTerms => {
  const random = randomFrom(`${site}/order/${appointment.id}`);
  // What a gift card leaves may be less than a card can be charged.
  const isByCard = card && !extras.giftCard;
  const ways: readonly ('card' | 'cash' | 'check')[] = isByCard ? WITH_CARD : WITHOUT_CARD;
  const paymentMethod = appointment.isNoShow ? 'card' : random.pick(ways);
  const services = sumCents(appointment.lines.map(({ minCents }) => minCents));
  return {
    tipCents: appointment.isNoShow ? cents(0) : tipOn(services, random),
    tipPercent: null,
    paymentMethod,
    cardId: paymentMethod === 'card' ? (card?.id ?? null) : null,
    processingFeePayer: appointment.isNoShow ? 'service-provider' : feePayerOf(site, appointment.providerId),
    managementFeePayer: 'service-provider',
    couponId: extras.coupon?.id ?? null,
    giftCardId: extras.giftCard?.id ?? null,
    usesLoyalty: false,
  };
};

/** The fee is all that is asked of somebody who was not there; no tax is due on it, because nothing was sold. */
const NO_SHOW: OrderToTotal = { petServices: [NO_SHOW_FEE], travelFeeCents: cents(0), customCharges: [] };

const figuresOf = ({ appointment, basis, extras }: OrderToMake, terms: SeedOrder['terms']) => {
  const isProcessed = terms.paymentMethod === 'card';
  const taxPercent = appointment.isNoShow ? 0 : basis.taxPercent;
  const totals = totalsOf(
    appointment.isNoShow
      ? NO_SHOW
      : {
          petServices: appointment.lines.map(({ minCents }) => minCents),
          products: extras.upsells.map(({ priceCents, quantity }) => multiplyCents(priceCents, quantity)),
          travelFeeCents: appointment.travelFeeCents,
          customCharges: [],
          coupon: extras.coupon?.terms ?? null,
          taxPercent,
          processingFee: isProcessed && terms.processingFeePayer === 'customer' ? basis.fees.processing : null,
          tipCents: terms.tipCents,
          ...(extras.giftCard && { giftCardCents: extras.giftCard.balanceCents }),
        },
  );
  const { management: managementFee, processing: processingFee } = basis.fees;
  const split = splitOf(totals, { managementFee, processingFee, ownerPlan: null, isProcessed });
  return { totals, split, taxPercent };
};

/** By their booking, or because they confirmed what came to more. The fee of a no-show was known with the booking. */
const consentOf = ({ appointment, basis, extras }: OrderToMake, totals: OrderTotals): SeedCharge['consent'] => {
  const { bookedAt: toldAt, bookedBy, travelFeeCents, lines, time, isNoShow } = appointment;
  const isOwn = bookedBy === 'customer';
  if (isNoShow)
    return { way: isOwn ? 'booking' : 'message', mostCents: totals.due, mostTipCents: cents(0), givenAt: toldAt };
  const products = extras.upsells.filter(({ addedBy }) => addedBy === 'customer');
  const amountCents = sumCents([
    travelFeeCents,
    ...lines.map(({ maxCents }) => maxCents),
    ...products.map(({ priceCents, quantity }) => multiplyCents(priceCents, quantity)),
  ]);
  const { allowance, usualCents } = basis.consents;
  const booked = consentByBooking(
    { amountCents, isOwn, toldAt },
    { allowance, usualCents, taxPercent: basis.taxPercent },
  );
  if (booked && covers(booked, totals)) return booked;
  const { workCents, tipCents } = chargedParts(totals);
  return { way: 'link', mostCents: workCents, mostTipCents: tipCents, givenAt: time.end };
};

/** As if the groomer had completed it on its day, or closed it as a no-show. */
export const moneyOf = (given: OrderToMake): OrderMoney => {
  const { site, appointment } = given;
  const { id, customerId, providerId, currency, isNoShow } = appointment;
  const purpose: SeedCharge['purpose'] = isNoShow ? 'no_show' : 'order';
  const terms = termsOf(given);
  const figures = figuresOf(given, terms);
  const { totals, split } = figures;
  const tender = totals.due > 0 ? terms.paymentMethod : null;
  const at = isNoShow ? appointment.time.start : appointment.time.end;
  const charge =
    tender === 'card' && terms.cardId !== null
      ? {
          id: demoId(site, 'charge', id),
          purpose,
          subjectId: id,
          currency,
          cardId: terms.cardId,
          amountCents: totals.due,
          openedBy: providerId,
          at,
          customerId,
          consent: consentOf(given, totals),
        }
      : null;
  const { processingFeePayer, managementFeePayer } = terms;
  const kind = isNoShow ? 'no_show' : 'completion';
  const entriesOf = isNoShow ? noShowEntries : completionEntries;
  return {
    customerId,
    groomerId: providerId,
    order: {
      appointmentId: id,
      terms,
      upsells: given.extras.upsells,
      settlement: {
        kind: isNoShow ? 'no_show' : 'completed',
        tender,
        chargeId: charge?.id ?? null,
        ...figures,
        processingFeePayer,
        managementFeePayer,
        settledAt: at,
      },
    },
    charge,
    booked: {
      id: demoId(site, 'ledger', kind, id),
      kind,
      cause: `${kind}:${id}`,
      about: { purpose, subjectId: id },
      occurredAt: at,
      entries: entriesOf({ totals, split, tender: tender ?? 'later', customerId, groomerId: providerId }),
    },
  };
};
