import type { CustodyReason } from '@tailgate/contract';
import type { LocalDate } from '@tailgate/values';
import type { Cents } from '@tailgate/values/money';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { ChargeTerms, PlanTerms } from '../../../platform/db/stored/vans.ts';

export interface Between {
  readonly since: Date;
  readonly until: Date;
}

/** Who holds a van; without an end, `finish` is null. */
export interface HeldVan {
  readonly vehicleId: string;
  readonly holderId: string;
  readonly reason: CustodyReason;
  readonly start: Date;
  readonly finish: Date | null;
  readonly begunAt: Date;
}

export const custodyBetween = async (tx: Tx, vans: readonly string[], { since, until }: Between) => {
  const { rows } = await sql<HeldVan>`select vehicle_id as "vehicleId", holder_id as "holderId", reason, start, finish,
      begun_at as "begunAt" from app.van_custody_between(${vans}::uuid[], ${since}, ${until})`.execute(tx);
  return rows;
};

export interface ServiceOfVan {
  readonly vehicleId: string;
  readonly id: string;
  readonly kind: 'block' | 'maintenance';
  readonly start: Date;
  readonly finish: Date;
}

/** When vans cannot be used by anybody. */
export const serviceBetween = async (tx: Tx, vans: readonly string[], { since, until }: Between) => {
  const { rows } = await sql<ServiceOfVan>`select vehicle_id as "vehicleId", id, kind, start, finish
    from app.van_use_between(${vans}::uuid[], ${since}, ${until}, '{block,maintenance}')`.execute(tx);
  return rows;
};

/** Booked: asked for and answered, or done. What was agreed when it was completed, else the estimate. */
const IS_BOOKED = sql`a.status not in ('pending', 'rejected', 'unassigned', 'cancelled')`;
const WORK = sql`coalesce((s.totals->>'subtotal')::int - (s.totals->>'couponDiscount')::int, a.estimate_cents, 0)`;

/** The appointments of a day in a van, by the groomer who does them: counts and sums, nothing of their customers. */
export interface WorkOfDay {
  readonly vehicleId: string;
  readonly groomerId: string;
  readonly date: LocalDate;
  readonly appointments: number;
  readonly workCents: Cents;
}

export const workBetween = async (tx: Tx, vans: readonly string[], { since, until }: Between) => {
  const { rows } = await sql<WorkOfDay>`
    select u.vehicle_id as "vehicleId", a.provider_id as "groomerId", (u.start at time zone v.time_zone)::date::text as date,
      count(*)::int as appointments, sum(${WORK})::float8 as "workCents"
    from app.van_use_between(${vans}::uuid[], ${since}, ${until}, '{appointment}') u
    join vehicles v on v.id = u.vehicle_id
    join appointments a on a.id = u.subject_id
    left join order_settlements s on s.appointment_id = a.id
    where ${IS_BOOKED} group by 1, 2, 3 order by 3, 2`.execute(tx);
  return rows;
};

interface Versions<Kind extends string, Terms> {
  readonly vehicleId: string;
  readonly kind: Kind;
  readonly terms: Terms;
  readonly savedAt: Date;
}
export type TermsVersion = Versions<'charge', ChargeTerms> | Versions<'plan', PlanTerms>;

/** The versions that are in force at some time of a span, the earliest first. */
export const termsBetween = async (tx: Tx, vans: readonly string[], { since, until }: Between) => {
  const { rows } = await sql<TermsVersion>`
    select t.vehicle_id as "vehicleId", t.kind, t.terms, t.saved_at as "savedAt" from van_terms t
    where t.vehicle_id = any(${vans}::uuid[]) and t.kind in ('charge', 'plan') and t.saved_at < ${until}
      and not exists (select from van_terms n where n.vehicle_id = t.vehicle_id and n.kind = t.kind and n.version > t.version
        and n.saved_at < ${since})
    order by t.vehicle_id, t.kind, t.version`.execute(tx);
  return rows;
};

export interface AdjustedDay {
  readonly vehicleId: string;
  readonly date: LocalDate;
  readonly amountCents: Cents;
}

export const adjustmentsBetween = async (tx: Tx, vans: readonly string[], from: LocalDate, to: LocalDate) => {
  const { rows } = await sql<AdjustedDay>`
    select vehicle_id as "vehicleId", day::text as date, amount_cents as "amountCents" from van_price_adjustments
    where vehicle_id = any(${vans}::uuid[]) and day between ${from}::date and ${to}::date`.execute(tx);
  return rows;
};

interface FirstCustody {
  readonly vehicleId: string;
  readonly holderId: string;
  readonly since: Date;
}

/** Since when drivers have had these vans: introductory rates count from there. */
export const firstCustodyOf = async (tx: Tx, vans: readonly string[]) => {
  if (vans.length === 0) return [];
  const { rows } = await sql<FirstCustody>`
    select vehicle_id as "vehicleId", holder_id as "holderId", min(coalesce(begun_at, lower(during))) as since from van_custody
    where vehicle_id = any(${vans}::uuid[]) and reason in ('assignment', 'temporary') group by 1, 2`.execute(tx);
  return rows;
};
