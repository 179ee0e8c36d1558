import type { AnswerOf, appointmentsContract } from '@tailgate/contract';
import { cents, dollarsOf, negateCents, type Cents } from '@tailgate/values/money';
import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Charge } from '../../platform/db/stored/orders.ts';
import { found } from '../../platform/failure.ts';
import { chargesOfOrder, refundsOfOrder, type OrderCharge } from '../../views/order-money.ts';
import { ownAppointments } from '../../views/own-appointments.ts';
import { displayNameOf } from '../accounts/index.ts';
import { finalServicePrice, linesOfOrder, productsAnswer, type OrderLine } from '../appointments/index.ts';
import { laterTipAnswer } from './order-answer.ts';
import { settlementOf } from './settlements.queries.ts';
import { laterTipOf } from './tips/tips.queries.ts';

type Receipt = AnswerOf<typeof appointmentsContract.getOwnReceipt>;

const lineOf = (line: OrderLine): Receipt['lines'][number] => ({
  petName: line.petName,
  serviceName: line.serviceName,
  price: dollarsOf(finalServicePrice(line)),
  extras: [...line.addOns, ...line.timeModifiers].map(({ name, priceCents }) => ({
    name,
    price: dollarsOf(cents(priceCents)),
  })),
});

const chargeOf = ({ type, title, amountCents }: Charge) => ({
  name: title,
  price: dollarsOf(type === 'discount' ? negateCents(amountCents) : amountCents),
});

/** What the customer agreed to for a payment; those from before there were consents have none. */
const consentOf = ({ consent, amountCents, status }: OrderCharge): Receipt['consents'] =>
  consent === null || status !== 'captured'
    ? []
    : [
        {
          way: consent.way,
          most: dollarsOf(consent.mostCents),
          givenAt: new Date(consent.givenAt).toISOString(),
          charged: dollarsOf(amountCents),
        },
      ];

/** The card of a charge. */
const cardOf = (charges: readonly OrderCharge[], chargeId: string | null): Receipt['card'] => {
  const paid = charges.find((charge) => charge.id === chargeId);
  return paid ? { brand: paid.brand, lastFour: paid.lastFour } : null;
};

const laterTipIn = async (tx: Tx, id: string, charges: readonly OrderCharge[]): Promise<Receipt['laterTip']> => {
  const tip = await laterTipOf(tx, id);
  const given = laterTipAnswer(tip);
  const card = cardOf(charges, tip?.chargeId ?? null);
  return given && card && { ...given, card };
};

const refundsOf = async (tx: Tx, id: string): Promise<Receipt['refunds']> =>
  (await refundsOfOrder(tx, id))
    .filter(({ status }) => status === 'succeeded')
    .map(({ amountCents, way, openedAt, settledAt }) => ({
      amount: dollarsOf(amountCents),
      way,
      refundedAt: (settledAt ?? openedAt).toISOString(),
    }));

/** What an ended appointment came to, as its customer may keep it: without what the groomer earns by it. */
export const ownReceipt = async (tx: Tx, appointment: Rows<'appointments'>): Promise<Receipt> => {
  const row = found(await ownAppointments(tx, appointment).executeTakeFirst());
  const settled = found(await settlementOf(tx, row.id));
  const { totals, tender } = settled;
  const charges = await chargesOfOrder(tx, row.id);
  const isFeeOnly = settled.kind !== 'completed';
  const prices = Object.fromEntries(
    Object.entries<Cents>({ ...totals }).map(([name, amount]) => [name, dollarsOf(amount)]),
  ) as Receipt['prices'];
  return {
    id: row.id,
    kind: settled.kind,
    settledAt: settled.settledAt.toISOString(),
    appointmentStart: row.starts_at.toISOString(),
    timeZone: row.time_zone,
    serviceProvider: { id: row.provider_id, displayName: displayNameOf(row) },
    currency: row.currency,
    lines: isFeeOnly ? [] : (await linesOfOrder(tx, row.id)).map(lineOf),
    products: isFeeOnly ? [] : productsAnswer(row),
    travelFee: isFeeOnly ? 0 : dollarsOf(row.travel_fee_cents),
    charges: isFeeOnly ? [] : row.charges.map(chargeOf),
    prices,
    tender,
    card: cardOf(charges, settled.chargeId),
    owed: tender === null ? dollarsOf(totals.due) : 0,
    laterTip: await laterTipIn(tx, row.id, charges),
    consents: charges.flatMap(consentOf),
    refunds: await refundsOf(tx, row.id),
  };
};
