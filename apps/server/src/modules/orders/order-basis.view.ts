import type { FeePayer, OrderMethod } from '@tailgate/contract';
import type { FeeTerms } from '@tailgate/pricing';
import type { Cents } from '@tailgate/values/money';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { Consent } from '../payments/index.ts';
import type { Confirmation } from './consents/confirmations.queries.ts';
import type { Allowance, ConsentBasis } from './consents/consent.rules.ts';

export interface OrderBasis {
  readonly fees: { readonly processing: FeeTerms; readonly management: FeeTerms };
  readonly taxPercent: number;
  /** The most that may be asked for a visit at which nobody was there. */
  readonly noShowFeeCents: Cents;
  /** What is left of the customer's rewards from this groomer, with what this order has taken of them. */
  readonly loyaltyCents: Cents;
  /** The products on it, in the order in which they were put on. */
  readonly upsells: readonly {
    readonly upsellId: string | null;
    readonly name: string;
    readonly priceCents: Cents;
    readonly quantity: number;
    readonly addedBy: 'customer' | 'groomer';
  }[];
  /** What may be charged to a card without asking, beside what the visit was estimated at. */
  readonly consents: Omit<ConsentBasis, 'taxPercent'>;
  /** What the customer was last asked to confirm. */
  readonly asked: Pick<Confirmation, 'amountCents' | 'tipCents' | 'askedAt' | 'expiresAt' | 'answer'> | null;
  /** What was chosen at the van; undefined where nothing was. */
  readonly terms:
    | {
        readonly tipCents: Cents;
        readonly tipPercent: number | null;
        readonly paymentMethod: OrderMethod | null;
        readonly cardId: string | null;
        readonly processingFeePayer: FeePayer;
        readonly managementFeePayer: FeePayer;
        readonly couponId: string | null;
        readonly giftCardId: string | null;
        readonly usesLoyalty: boolean;
      }
    | undefined;
}

interface Row {
  readonly fees: OrderBasis['fees'];
  readonly taxPercent: number;
  readonly noShowFeeCents: Cents;
  readonly loyaltyCents: Cents;
  readonly upsells: OrderBasis['upsells'];
  readonly allowance: Allowance;
  readonly usualCents: Cents;
  readonly confirmed: (Omit<Consent, 'givenAt'> & { readonly givenAt: string }) | null;
  readonly asked:
    | (Omit<NonNullable<OrderBasis['asked']>, 'askedAt' | 'expiresAt'> &
        Readonly<Record<'askedAt' | 'expiresAt', string>>)
    | null;
  readonly terms: NonNullable<OrderBasis['terms']> | null;
}

const consentsIn = ({ allowance, usualCents, confirmed }: Row): OrderBasis['consents'] => ({
  allowance,
  usualCents,
  confirmed: confirmed && { ...confirmed, givenAt: new Date(confirmed.givenAt) },
});
const askedIn = ({ asked }: Row): OrderBasis['asked'] =>
  asked && { ...asked, askedAt: new Date(asked.askedAt), expiresAt: new Date(asked.expiresAt) };

/**
 * What the totals of an order depend on beside its contents, in one round trip, because every answer with an appointment
 * needs it. Sales tax is that of the longest known prefix of the postal code, else of the state, else none.
 */
export const orderBasis = async (
  tx: Tx,
  order: {
    readonly appointmentId: string;
    readonly place: { readonly stateOrProvince: string; readonly postalCode: string };
  },
): Promise<OrderBasis> => {
  const { stateOrProvince, postalCode } = order.place;
  const { rows } = await sql<Row>`
    select
      jsonb_build_object(
        'processing', jsonb_build_object('percent', s.processing_fee_percent, 'fixedCents', s.processing_fee_cents),
        'management', jsonb_build_object('percent', s.management_fee_percent, 'fixedCents', s.management_fee_cents)
      ) as fees,
      coalesce((
        select t.percent from tax_places t
        where t.state_or_province = ${stateOrProvince} and starts_with(${postalCode}, t.postal_prefix)
        order by length(t.postal_prefix) desc limit 1
      ), 0)::float8 as "taxPercent",
      s.no_show_fee_cents as "noShowFeeCents",
      coalesce(l.credit_cents, 0) + coalesce(u.amount_cents, 0) as "loyaltyCents",
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'upsellId', p.upsell_id, 'name', p.name, 'priceCents', p.price_cents, 'quantity', p.quantity,
          'addedBy', p.added_by) order by p.added_at, p.id)
        from order_upsells p where p.appointment_id = ${order.appointmentId}
      ), '[]') as upsells,
      jsonb_build_object('percent', s.consent_percent, 'tipPercent', s.consent_tip_percent,
        'unconfirmedCents', s.unconfirmed_limit_cents) as allowance,
      coalesce((
        select max(c.ceiling_cents) from payment_consents c
        join appointments other on other.id = c.subject_id and other.provider_id = a.provider_id
        where c.customer_id = a.customer_id and c.purpose = 'order' and c.given_by in ('booking', 'link', 'app')
          and c.given_at > app.now() - interval '1 year' and c.subject_id <> a.id
      ), 0) as "usualCents",
      (select jsonb_build_object('way', c.given_by, 'mostCents', c.ceiling_cents, 'mostTipCents', c.tip_ceiling_cents,
          'givenAt', c.given_at)
        from payment_consents c
        where c.subject_id = ${order.appointmentId} and c.subject_kind = 'appointment' and c.purpose = 'order'
          and c.given_by in ('link', 'app')
        order by c.given_at desc limit 1) as confirmed,
      (select jsonb_build_object('amountCents', q.amount_cents, 'tipCents', q.tip_cents, 'askedAt', q.asked_at,
          'expiresAt', q.expires_at, 'answer', q.answer)
        from order_confirmations q where q.appointment_id = ${order.appointmentId}) as asked,
      case when o.appointment_id is not null then jsonb_build_object(
        'tipCents', o.tip_cents, 'tipPercent', o.tip_percent, 'cardId', o.card_id,
        'paymentMethod', case when o.is_paid_later then 'later' else o.payment_method end,
        'processingFeePayer', o.processing_fee_payer, 'managementFeePayer', o.management_fee_payer,
        'couponId', o.coupon_id, 'giftCardId', o.gift_card_id, 'usesLoyalty', o.uses_loyalty
      ) end as terms
    from sites s left join order_terms o on o.appointment_id = ${order.appointmentId}
    left join appointments a on a.id = ${order.appointmentId}
    left join loyalty_accounts l
      on l.site_id = s.id and l.provider_id = a.provider_id and l.customer_id = a.customer_id
    left join loyalty_uses u on u.appointment_id = ${order.appointmentId}
    where s.id = app.site_id()`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('The site of an order is missing');
  return { ...row, consents: consentsIn(row), asked: askedIn(row), terms: row.terms ?? undefined };
};
