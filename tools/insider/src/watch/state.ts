import type { Client } from 'pg';

export interface Visit {
  readonly id: string;
  readonly providerId: string;
  readonly customerId: string;
  readonly status: string;
  readonly startsAt: string;
  /** When the customer asked to cancel; that of the last move otherwise. */
  readonly statusSince: string;
  readonly timeZone: string;
  /** The most that the services may come to, with travel fee and products. */
  readonly estimateCents: number;
  readonly tipCents: number;
  readonly bookedBy: string;
  readonly fee: 'completed' | 'no_show' | 'cancellation' | null;
}

export interface Charge {
  readonly id: string;
  readonly visitId: string;
  readonly purpose: string;
  readonly status: string;
  readonly amountCents: number;
  /** The most that the consent allows which it names; null where it names none. */
  readonly consentedCents: number | null;
}

/** What a customer is said to have confirmed by a link or logged in. */
export interface Confirmation {
  readonly id: string;
  readonly visitId: string;
  readonly mostCents: number;
}

export interface Payout {
  readonly id: string;
  readonly kind: string;
  readonly providerId: string;
  readonly takenCents: number;
  readonly openedAt: string;
  /** What the ledger owed the provider just before, without income that was younger than two days. */
  readonly ripeCents: number;
}

export interface Person {
  readonly id: string;
  readonly phone: string | null;
  readonly email: string | null;
  /** What is theirs to change, as one text; compared, never shown. */
  readonly own: string;
}

export interface GiftCardUse {
  readonly visitId: string;
  readonly sellerId: string;
  readonly providerId: string;
  readonly amountCents: number;
}

/** What the invariants look at, read as one. */
export interface State {
  readonly visits: readonly Visit[];
  readonly charges: readonly Charge[];
  readonly confirmations: readonly Confirmation[];
  readonly payouts: readonly Payout[];
  readonly people: readonly Person[];
  readonly giftCardUses: readonly GiftCardUse[];
  /** On all gift cards together, and what the ledger says is owed for them. */
  readonly giftCards: { readonly balanceCents: number; readonly liabilityCents: number };
  /** Transactions of the ledger that do not sum to zero. */
  readonly unbalanced: number;
  /** Writes of others that the activity page of a customer names. */
  readonly activity: Readonly<Record<string, number>>;
  readonly fees: { readonly noShowCents: number; readonly cancellationCents: number };
  /** What one person made the site send to another. */
  readonly notices: readonly { readonly senderId: string; readonly recipientId: string; readonly sentAt: string }[];
}

const VISITS = `
  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'providerId', a.provider_id, 'customerId', a.customer_id,
    'status', a.status, 'startsAt', a.starts_at, 'statusSince', a.status_since, 'timeZone', a.time_zone,
    'estimateCents', a.travel_fee_cents
      + (select coalesce(sum(l.max_cents), 0) from appointment_lines l where l.appointment_id = a.id)
      + (select coalesce(sum(u.price_cents * u.quantity), 0) from order_upsells u where u.appointment_id = a.id),
    'tipCents', coalesce(t.tip_cents, 0), 'bookedBy', a.booked_by, 'fee', s.kind)), '[]')
  from appointments a left join order_terms t on t.appointment_id = a.id
  left join order_settlements s on s.appointment_id = a.id where a.site_id = $1`;

const CHARGES = `
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'visitId', c.subject_id, 'purpose', c.purpose,
    'status', c.status, 'amountCents', c.amount_cents, 'consentedCents', (
      select a.ceiling_cents + a.tip_ceiling_cents from payment_consents a where a.id = c.consent_id))), '[]')
  from card_charges c where c.site_id = $1`;

const CONFIRMATIONS = `
  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'visitId', a.subject_id,
    'mostCents', a.ceiling_cents + a.tip_ceiling_cents)), '[]')
  from payment_consents a where a.site_id = $1 and a.given_by in ('link', 'app') and a.purpose = 'order'`;

/** Income is what a transaction of the ledger adds to what is owed to somebody, without payouts taken back. */
const HOLDING = `interval '2 days'`;
const PAYOUTS = `
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'kind', p.kind, 'providerId', p.provider_id,
    'takenCents', p.amount_cents + p.fee_cents, 'openedAt', p.opened_at, 'ripeCents', (
      select coalesce(sum(case when i.cents > 0 and i.kind not in ('payout', 'reversal')
        and i.occurred_at > p.opened_at - ${HOLDING} then 0 else i.cents end), 0)
      from (select t.id, t.kind, t.occurred_at, -sum(e.amount_cents) as cents
        from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        where t.site_id = $1 and e.party_id = p.provider_id
          and e.account in ('groomer_payable', 'tips_payable', 'owner_payable')
          and t.cause <> 'payout:' || p.id and t.occurred_at <= p.opened_at
        group by t.id, t.kind, t.occurred_at) i))), '[]') from payouts p where p.site_id = $1`;

const PEOPLE = `
  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'phone', a.phone, 'email', a.email, 'own', md5(concat_ws('|',
    a.first_name, a.last_name, a.phone, a.email, c.contact_email, c.address_line, c.address_line_2, c.address_notes, c.city,
    c.postal_code, c.state_or_province, c.country, c.location::text, c.is_apartment_complex,
    (select string_agg(concat_ws('|', p.id, p.name, p.breed_id, p.pet_type_id, p.gender, p.birth_year, p.weight_lb, p.status,
      p.description, p.vaccinated, p.declawed, p.spayed_neutered, p.anxious_aggressive, p.photo_file_id), ';' order by p.id)
      from pets p where p.customer_id = a.id))))), '[]')
  from accounts a left join customer_profiles c on c.account_id = a.id
  where a.site_id = $1 and (a.password_hash is not null or a.claimed_at is not null)`;

const USES = `
  select coalesce(jsonb_agg(jsonb_build_object('visitId', u.appointment_id, 'sellerId', g.provider_id,
    'providerId', a.provider_id, 'amountCents', u.amount_cents)), '[]')
  from gift_card_uses u join gift_cards g on g.id = u.gift_card_id join appointments a on a.id = u.appointment_id
  where u.site_id = $1`;

const GIFT_CARDS = `
  select jsonb_build_object(
    'balanceCents', (select coalesce(sum(balance_cents), 0) from gift_cards where site_id = $1 and voided_at is null),
    'liabilityCents', (select coalesce(-sum(amount_cents), 0) from ledger_entries
      where site_id = $1 and account = 'gift_card_liability'))`;

const UNBALANCED = `
  select count(*) from (select 1 from ledger_entries where site_id = $1 group by transaction_id
    having sum(amount_cents) <> 0) wrong`;

const ACTIVITY = `
  select coalesce(jsonb_object_agg(person, entries), '{}') from (
    select a.id as person, count(*) as entries from accounts a join audit_records r
      on r.site_id = a.site_id and r.listed and r.account_id = a.id
    where a.site_id = $1 group by a.id) counted`;

const NOTICES = `
  select coalesce(jsonb_agg(jsonb_build_object('senderId', n.sender_id, 'recipientId', n.recipient_id,
    'sentAt', n.sent_at)), '[]')
  from notices n where n.site_id = $1 and n.sent_at is not null and n.sender_id <> n.recipient_id`;

const FEES = `
  select jsonb_build_object('noShowCents', no_show_fee_cents,
    'cancellationCents', greatest(cancellation_fee_cents, en_route_fee_cents, no_show_fee_cents)) from sites where id = $1`;

const STATE = `select (${VISITS}) as visits, (${CHARGES}) as charges, (${CONFIRMATIONS}) as confirmations, (${PAYOUTS}) as payouts, (${PEOPLE}) as people,
  (${USES}) as "giftCardUses", (${GIFT_CARDS}) as "giftCards", (${UNBALANCED})::int as unbalanced,
  (${ACTIVITY}) as activity, (${FEES}) as fees, (${NOTICES}) as notices`;

export const readState = async (owner: Pick<Client, 'query'>, siteId: string): Promise<State> => {
  const { rows } = await owner.query<State>({ name: 'insider-state', text: STATE, values: [siteId] });
  const [state] = rows;
  if (!state) throw new Error('No state');
  return state;
};
