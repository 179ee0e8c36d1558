import type {
  OrderBasis,
  SeedAppointment,
  SeedCard,
  SeedCharge,
  SeedCoupon,
  SeedGiftCard,
  SeedLaterTip,
  SeedLoyalty,
  SeedOrder,
  SeedTransaction,
  SeedUpsell,
} from '@tailgate/server/seeding';
import { giftCardEntries } from '@tailgate/server/seeding';
import { subtractCents } from '@tailgate/values/money';
import type { DemoSite } from '../logins.ts';
import { demoId } from '../people/ids.ts';
import { COUPONS, COUPON_EVERY, GIFT_CARDS } from '../story/payments.ts';
import { daysBefore } from '../today.ts';
import { laterTipOf } from './later-tip.ts';
import { loyaltyOf } from './loyalty.ts';
import { moneyOf, type OrderMoney } from './order-money.ts';
import { payoutsOf } from './payouts.ts';
import { soldWith } from './sold-with.ts';

interface Making {
  readonly site: DemoSite;
  readonly appointments: readonly SeedAppointment[];
  readonly cards: readonly SeedCard[];
  readonly upsells: readonly SeedUpsell[];
  /** Who added a tip after a visit. */
  readonly tippedBy: string;
  readonly basisAt: (place: SeedAppointment['address']) => OrderBasis;
  readonly timeZone: string;
  readonly today: Date;
  readonly now: Date;
}

export interface DemoMoney {
  readonly orders: readonly SeedOrder[];
  readonly tips: readonly SeedLaterTip[];
  readonly charges: readonly SeedCharge[];
  readonly coupons: readonly SeedCoupon[];
  readonly giftCards: readonly SeedGiftCard[];
  readonly loyalty: readonly SeedLoyalty[];
  readonly ledger: readonly SeedTransaction[];
}

/** The processor's stand-in declines the others. */
const GOOD_CARDS = new Set(['4242', '4444', '0005', '1117']);

/** Grows while the orders of a groomer are made, one after the other. */
type Growing<T extends { readonly uses: readonly unknown[] }> = Omit<T, 'uses'> & { uses: T['uses'][number][] };

const couponsOf = ({ site, today }: Making, providerId: string): Growing<SeedCoupon>[] =>
  COUPONS.map((coupon) => ({
    ...coupon,
    id: demoId(site, 'coupon', providerId, coupon.code),
    providerId,
    customerId: null,
    userCategory: 'customer',
    isSingleUse: false,
    minimumSpendCents: null,
    minimumPets: null,
    createdAt: daysBefore(today, 370),
    uses: [],
  }));

const SIGNS = 'ACDEFGHJKLMNPQRT';
/** As printed on the card: 16 of the letters that codes are made of. */
const codeOf = (id: string): string =>
  id
    .replaceAll('-', '')
    .slice(0, 16)
    .replaceAll(/./g, (digit) => SIGNS.charAt(Number.parseInt(digit, 16)))
    .replaceAll(/(.{4})(?=.)/g, '$1-');

type GrowingCard = Growing<Omit<SeedGiftCard, 'balanceCents'>> & { balanceCents: SeedGiftCard['balanceCents'] };

/** Sold to whoever comes next after that day. */
const giftCardsOf = ({ site, today }: Making, providerId: string, own: readonly SeedAppointment[]): GrowingCard[] =>
  GIFT_CARDS.flatMap(({ daysAgo, amountCents }) => {
    const soldAt = daysBefore(today, daysAgo);
    const buyer = own.find(({ time }) => time.start > soldAt);
    if (!buyer) return [];
    const id = demoId(site, 'gift-card', providerId, String(daysAgo));
    const { customerId } = buyer;
    return [{ id, providerId, customerId, code: codeOf(id), amountCents, balanceCents: amountCents, soldAt, uses: [] }];
  });

const couponTerms = (coupon: Growing<SeedCoupon>) =>
  coupon.percent === null
    ? ({ modifierType: 'fixed', amountCents: coupon.amountCents ?? COUPONS[0].amountCents } as const)
    : ({ modifierType: 'percentage', percent: coupon.percent } as const);

/** The orders of one groomer in the order of their days, with what they take from gift cards and count on coupons. */
const ordersOf = (making: Making, own: readonly SeedAppointment[], cardOf: ReadonlyMap<string, SeedCard>) => {
  const providerId = own[0]?.providerId ?? '';
  const coupons = couponsOf(making, providerId);
  const giftCards = giftCardsOf(making, providerId, own);
  const products = making.upsells.filter((upsell) => upsell.providerId === providerId);
  const orders = own.map((appointment, index): OrderMoney => {
    const { customerId, isNoShow, time } = appointment;
    const coupon = !isNoShow && index % COUPON_EVERY === 7 ? coupons[index % coupons.length] : undefined;
    const giftCard = isNoShow
      ? undefined
      : giftCards.find((card) => card.customerId === customerId && card.soldAt < time.start && card.balanceCents > 0);
    const made = moneyOf({
      site: making.site,
      appointment,
      card: cardOf.get(customerId),
      basis: making.basisAt(appointment.address),
      extras: {
        coupon: coupon ? { id: coupon.id, terms: couponTerms(coupon) } : null,
        giftCard: giftCard ? { id: giftCard.id, balanceCents: giftCard.balanceCents } : null,
        upsells: isNoShow ? [] : soldWith(making.site, appointment, index, products),
      },
    });
    const { totals, settledAt: at } = made.order.settlement;
    coupon?.uses.push({ appointmentId: appointment.id, customerId, discountCents: totals.couponDiscount, at });
    if (giftCard) {
      giftCard.balanceCents = subtractCents(giftCard.balanceCents, totals.giftCardDiscount);
      giftCard.uses.push({ appointmentId: appointment.id, amountCents: totals.giftCardDiscount, at });
    }
    return made;
  });
  return { providerId, orders, coupons, giftCards };
};

/** A sale is cash in the groomer's hand. */
const soldCard = (site: DemoSite, card: GrowingCard): SeedTransaction => ({
  id: demoId(site, 'ledger', 'gift-card', card.id),
  kind: 'gift_card_sale',
  cause: `gift-card:${card.id}`,
  occurredAt: card.soldAt,
  entries: giftCardEntries(card.providerId, card.amountCents, 'sold'),
});

/** Nobody is charged who has no card on file. */
const isPaid = (cardOf: ReadonlyMap<string, SeedCard>) => (one: SeedAppointment) =>
  one.status === 'complete' || (one.isNoShow && cardOf.has(one.customerId));

/** What the past year brought: orders, no-show fees, gift cards and weekly payouts, with everything in the ledger. */
export const moneyOfYear = (making: Making): DemoMoney => {
  const cardOf = new Map(
    making.cards.filter(({ lastFour }) => GOOD_CARDS.has(lastFour)).map((card) => [card.accountId, card]),
  );
  const paid = making.appointments
    .filter(isPaid(cardOf))
    .toSorted((one, other) => one.time.start.getTime() - other.time.start.getTime());
  const groomers = [...Map.groupBy(paid, ({ providerId }) => providerId).values()].map((own) =>
    ordersOf(making, own, cardOf),
  );
  const made = groomers.flatMap((groomer) => groomer.orders);
  const tipped = laterTipOf({ ...making, customerId: making.tippedBy }, made);
  const tips = tipped ? [tipped] : [];
  const ledger = groomers.flatMap(({ providerId, orders: own, giftCards }) => {
    const booked = [
      ...own.map((order) => order.booked),
      ...tips.filter(({ groomerId }) => groomerId === providerId).map((tip) => tip.booked),
      ...giftCards.map((card) => soldCard(making.site, card)),
    ];
    return [...booked, ...payoutsOf(making, providerId, booked)];
  });
  const orders = made.map(({ order }) => order);
  return {
    orders,
    tips: tips.map(({ tip }) => tip),
    charges: [...made.flatMap(({ charge }) => charge ?? []), ...tips.map(({ charge }) => charge)],
    coupons: groomers.flatMap((groomer) => groomer.coupons),
    giftCards: groomers.flatMap((groomer) => groomer.giftCards),
    loyalty: loyaltyOf(making, orders),
    ledger,
  };
};
