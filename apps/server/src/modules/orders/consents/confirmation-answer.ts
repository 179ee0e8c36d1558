import type { AnswerOf, ordersContract } from '@tailgate/contract';
import { dollarsOf, multiplyCents, negateCents, type Cents } from '@tailgate/values/money';
import { localDateAt } from '@tailgate/values/local-time';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { linesOfOrder, orderContents, visitOf, finalLinePrice } from '../../appointments/index.ts';
import { businessNameOf } from '../../providers/index.ts';
import { siteBrand } from '../../sites/index.ts';
import { orderAsOfNow, type OrderAsOfNow } from '../order-figures.ts';
import { stateOf, type Confirmation } from './confirmations.queries.ts';
import { standingConsent, totalOf } from './consent.rules.ts';

type Answer = AnswerOf<typeof ordersContract.getConfirmation>;
type Line = readonly [name: string, amount: Cents];

/** Everything that makes up what is due, in the order of a receipt. */
const linesOf = async (tx: Tx, { contents, totals, upsells }: OrderAsOfNow): Promise<Answer['lines']> => {
  const services = (await linesOfOrder(tx, contents.appointmentId)).map((line): Line => [
    `${line.serviceName}, ${line.petName}`,
    finalLinePrice(line),
  ]);
  const products = upsells.map(({ name, priceCents, quantity }): Line => [
    quantity === 1 ? name : `${name}, ${quantity} pieces`,
    multiplyCents(priceCents, quantity),
  ]);
  const charges = contents.charges.map(({ type, title, amountCents }): Line => [
    title,
    type === 'discount' ? negateCents(amountCents) : amountCents,
  ]);
  const rest: readonly Line[] = [
    ['Travel fee', contents.travelFeeCents],
    ...charges,
    ['Coupon', negateCents(totals.couponDiscount)],
    ['Tax', totals.taxAmount],
    ['Management fee', totals.managementFee],
    ['Card processing fee', totals.processingFee],
    ['Rewards', negateCents(totals.loyaltyDiscount)],
    ['Gift card', negateCents(totals.giftCardDiscount)],
    ['Tip', totals.tipAmount],
  ];
  return [...services, ...products, ...rest.filter(([, amount]) => amount !== 0)].map(([name, amount]) => ({
    name,
    price: dollarsOf(amount),
  }));
};

/** What a customer is asked to confirm, as the order is now. */
export const confirmationAnswer = async (tx: Tx, asked: Confirmation, platform: Platform): Promise<Answer> => {
  const { appointmentId, askedAt, expiresAt } = asked;
  const order = await orderAsOfNow(tx, await orderContents(tx, appointmentId));
  const { startsAt, timeZone, currency, petNames, providerId } = await visitOf(tx, appointmentId);
  const agreed = standingConsent(order);
  return {
    siteName: (await siteBrand(tx, platform)).appName,
    businessName: await businessNameOf(tx, providerId),
    date: localDateAt(startsAt, timeZone),
    petNames: [...new Set(petNames)],
    currency,
    lines: await linesOf(tx, order),
    amount: dollarsOf(order.totals.due),
    agreed: agreed && dollarsOf(totalOf(agreed)),
    askedAt: askedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    state: stateOf(asked, platform.clock.now()),
  };
};
