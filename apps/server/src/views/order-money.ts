import type { ChargePurpose, ConsentWay, RefundWay } from '@tailgate/contract';
import type { Cents } from '@tailgate/values/money';
import { sql } from 'kysely';
import type { LedgerAccount, LedgerKind, LedgerReason } from '../modules/ledger/index.ts';
import type { Tx } from '../platform/db/database.ts';

export interface OrderCharge {
  readonly id: string;
  readonly purpose: ChargePurpose;
  readonly amountCents: Cents;
  readonly status: 'pending' | 'captured' | 'declined' | 'failed' | 'cancelled';
  readonly failureCode: string | null;
  readonly brand: string;
  readonly lastFour: string;
  readonly openedAt: Date;
  readonly settledAt: Date | null;
  /** What the customer agreed to, with the tip; those from before there were consents have none. */
  readonly consent: { readonly way: ConsentWay; readonly mostCents: Cents; readonly givenAt: string } | null;
}

/** Every attempt to charge a card for an order, the oldest first. */
export const chargesOfOrder = async (tx: Tx, appointmentId: string): Promise<readonly OrderCharge[]> => {
  const { rows } = await sql<OrderCharge>`
    select c.id, c.purpose, c.amount_cents as "amountCents", c.status, c.failure_code as "failureCode", p.brand,
      p.last_four as "lastFour", c.opened_at as "openedAt", c.settled_at as "settledAt",
      (select jsonb_build_object('way', a.given_by, 'mostCents', a.ceiling_cents + a.tip_ceiling_cents,
        'givenAt', a.given_at) from payment_consents a where a.id = c.consent_id) as consent
    from card_charges c join payment_cards p on p.id = c.card_id
    where c.subject_kind = 'appointment' and c.subject_id = ${appointmentId} order by c.opened_at, c.id`.execute(tx);
  return rows;
};

export interface OrderRefund {
  readonly id: string;
  readonly way: RefundWay;
  readonly amountCents: Cents;
  readonly reason: string;
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly failureCode: string | null;
  readonly openedBy: string | null;
  readonly openedAt: Date;
  readonly settledAt: Date | null;
}

/** What went back or is about to, by the processor or without it, the oldest first. */
export const refundsOfOrder = async (tx: Tx, appointmentId: string): Promise<readonly OrderRefund[]> => {
  const { rows } = await sql<OrderRefund>`
    select r.id, 'card' as way, r.amount_cents as "amountCents", r.reason, r.status, r.failure_code as "failureCode",
      r.opened_by as "openedBy", r.opened_at as "openedAt", r.settled_at as "settledAt"
    from card_refunds r join card_charges c on c.id = r.charge_id where c.subject_kind = 'appointment' and c.subject_id = ${appointmentId}
    union all
    select o.id, o.way, o.amount_cents, o.reason, 'succeeded', null, o.opened_by, o.opened_at, o.opened_at
    from order_refunds o where o.appointment_id = ${appointmentId}
    order by "openedAt", id`.execute(tx);
  return rows;
};

export interface OrderDispute {
  readonly id: string;
  readonly amountCents: Cents;
  readonly feeCents: Cents;
  readonly reason: string;
  readonly status: 'open' | 'won' | 'lost';
  readonly openedAt: Date;
  readonly closedAt: Date | null;
}

/** What banks took back or asked about, the oldest first. */
export const disputesOfOrder = async (tx: Tx, appointmentId: string): Promise<readonly OrderDispute[]> => {
  const { rows } = await sql<OrderDispute>`
    select d.id, d.amount_cents as "amountCents", d.fee_cents as "feeCents", d.reason, d.status,
      d.opened_at as "openedAt", d.closed_at as "closedAt"
    from payment_disputes d join card_charges c on c.id = d.charge_id
    where c.subject_kind = 'appointment' and c.subject_id = ${appointmentId} order by d.opened_at, d.id`.execute(tx);
  return rows;
};

export interface Booking {
  readonly id: string;
  readonly kind: LedgerKind;
  readonly purpose: ChargePurpose | null;
  readonly cause: string;
  readonly occurredAt: Date;
  readonly entries: readonly {
    readonly account: LedgerAccount;
    readonly partyId: string | null;
    readonly amountCents: Cents;
    readonly reason: LedgerReason;
  }[];
}

const BOOKING = sql`select t.id, t.kind, t.purpose, t.cause, t.occurred_at as "occurredAt",
    json_agg(json_build_object('account', e.account, 'partyId', e.party_id, 'amountCents', e.amount_cents,
      'reason', e.reason) order by e.line) as entries
  from ledger_transactions t join ledger_entries e on e.transaction_id = t.id`;

/** Everything that was booked for an order, the oldest first. */
export const bookingsOfOrder = async (tx: Tx, appointmentId: string): Promise<readonly Booking[]> => {
  const { rows } = await sql<Booking>`${BOOKING}
    where t.subject_kind = 'appointment' and t.subject_id = ${appointmentId} group by t.id order by t.occurred_at, t.id`.execute(
    tx,
  );
  return rows;
};

/** As many as the bank may send back before one arrives. */
const MOST_PAYOUTS = 10;

/** The first payouts to a party since then, with those that were reversed: a payout takes everything that is owed. */
export const payoutsSince = async (tx: Tx, partyId: string, since: Date): Promise<readonly Booking[]> => {
  const { rows } = await sql<Booking>`
    with paid as (
      select distinct e.transaction_id, e.occurred_at from ledger_entries e
      where e.party_id = ${partyId} and e.reason = 'payout' and e.occurred_at >= ${since}
      order by e.occurred_at, e.transaction_id limit ${MOST_PAYOUTS})
    ${BOOKING} where t.id in (select transaction_id from paid) group by t.id order by t.occurred_at, t.id`.execute(tx);
  return rows;
};

export interface OrderMove {
  readonly at: Date;
  readonly name: string;
  readonly toStatus: string;
  readonly actor: string;
  readonly accountId: string | null;
}

export const movesOfOrder = async (tx: Tx, appointmentId: string): Promise<readonly OrderMove[]> => {
  const { rows } = await sql<OrderMove>`
    select t.at, t.name, t.to_status as "toStatus", t.actor, t.account_id as "accountId" from transitions t
    where t.machine = 'appointment' and t.subject_id = ${appointmentId} order by t.at, t.id limit 200`.execute(tx);
  return rows;
};

export interface OrderWrite {
  readonly id: string;
  readonly at: Date;
  readonly endpoint: string;
  readonly accountId: string | null;
  readonly impersonatorId: string | null;
  readonly impersonationReason: string | null;
}

/** What these people did to an order, from the audit records, the oldest first. */
export const writesToOrder = async (
  tx: Tx,
  {
    appointmentId,
    since,
    by,
  }: { readonly appointmentId: string; readonly since: Date; readonly by: readonly string[] },
): Promise<readonly OrderWrite[]> => {
  const { rows } = await sql<OrderWrite>`
    select r.id, r.at, r.endpoint, r.account_id as "accountId", r.impersonator_id as "impersonatorId",
      r.impersonation_reason as "impersonationReason"
    from audit_records r
    where r.account_id = any(${by}::uuid[]) and r.listed and r.at >= ${since}
      and r.touched->'appointments' ? ${appointmentId}
    order by r.at, r.id limit 200`.execute(tx);
  return rows;
};
