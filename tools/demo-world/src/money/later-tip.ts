import { laterTipEntries, type SeedCharge, type SeedLaterTip, type SeedTransaction } from '@tailgate/server/seeding';
import { cents } from '@tailgate/values/money';
import type { DemoSite } from '../logins.ts';
import { demoId } from '../people/ids.ts';
import { LATER_TIP } from '../story/payments.ts';
import type { OrderMoney } from './order-money.ts';

/** A tip that was added when the pet was home, with its charge and what is in the ledger. */
export interface LaterTipMoney {
  readonly groomerId: string;
  readonly tip: SeedLaterTip;
  readonly charge: SeedCharge;
  readonly booked: SeedTransaction;
}

interface Tipping {
  readonly site: DemoSite;
  readonly customerId: string;
  readonly now: Date;
}

/** To the latest order that this customer paid by card, a day later. */
export const laterTipOf = (
  { site, customerId, now }: Tipping,
  orders: readonly OrderMoney[],
): LaterTipMoney | undefined => {
  const givenAt = ({ order }: OrderMoney) => new Date(order.settlement.settledAt.getTime() + LATER_TIP.afterMs);
  const tipped = orders
    .filter((made) => made.customerId === customerId && made.charge && givenAt(made) <= now)
    .filter(({ order }) => order.settlement.kind === 'completed')
    .toSorted((one, other) => givenAt(other).getTime() - givenAt(one).getTime())[0];
  if (!tipped?.charge) return undefined;
  const { subjectId: appointmentId, cardId, currency } = tipped.charge;
  const about = { purpose: 'tip', subjectId: appointmentId } as const;
  const { groomerId } = tipped;
  const { amountCents } = LATER_TIP;
  const at = givenAt(tipped);
  const consent = { way: 'app', mostCents: cents(0), mostTipCents: amountCents, givenAt: at } as const;
  const chargeId = demoId(site, 'charge', 'tip', appointmentId);
  return {
    groomerId,
    tip: { appointmentId, chargeId, amountCents, at },
    charge: { id: chargeId, ...about, cardId, amountCents, currency, openedBy: customerId, at, customerId, consent },
    booked: {
      id: demoId(site, 'ledger', 'tip', appointmentId),
      kind: 'tip',
      cause: `tip:${appointmentId}`,
      about,
      occurredAt: at,
      entries: laterTipEntries(amountCents, { customerId, groomerId }),
    },
  };
};
