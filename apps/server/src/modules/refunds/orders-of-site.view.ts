import type { AppointmentStatus } from '@tailgate/contract';
import type { Cents } from '@tailgate/values/money';
import { sql, type RawBuilder } from 'kysely';
import { validate } from 'uuid';
import type { Tx } from '../../platform/db/database.ts';
import type { Page } from '../../platform/db/page.ts';
import { idsOfPeople } from '../../views/people.ts';

export interface SiteOrder {
  readonly id: string;
  readonly startsAt: Date;
  readonly timeZone: string;
  readonly status: AppointmentStatus;
  readonly customerId: string;
  readonly customerName: string;
  readonly providerId: string;
  readonly providerName: string;
  /** Null until it is settled. */
  readonly totalCents: Cents | null;
  readonly refundedCents: Cents;
}

/** Whoever has more namesakes than this has to be found by more of the name. */
const MOST_PEOPLE = 50;
/** Nobody pages further, and counting all of a large site takes long. */
const MOST_COUNTED = 10_000;

/** The orders of a customer or groomer with this name or id, or the one with this id; without a search the newest. */
const found = async (tx: Tx, search: string): Promise<RawBuilder<unknown>> => {
  if (search === '') return sql`true`;
  if (validate(search))
    return sql`(a.id = ${search}::uuid or a.customer_id = ${search}::uuid or a.provider_id = ${search}::uuid)`;
  const people = await idsOfPeople(tx, search, MOST_PEOPLE);
  return sql`(a.customer_id = any(${people}::uuid[]) or a.provider_id = any(${people}::uuid[]))`;
};

const NAME = (person: string) => sql`${sql.ref(`${person}.first_name`)} || ' ' || ${sql.ref(`${person}.last_name`)}`;

/** Orders of the site, booked last first, with what was paid and given back. */
export const ordersOfSite = async (
  tx: Tx,
  { search, status }: { readonly search: string; readonly status?: AppointmentStatus | undefined },
  page: Page,
) => {
  const isFound = sql`${await found(tx, search)} and ${status === undefined ? sql`true` : sql`a.status = ${status}`}`;
  const { rows } = await sql<SiteOrder>`
    with shown as (
      select a.* from appointments a where a.provider_id is not null and ${isFound}
      order by a.id desc limit ${page.limit} offset ${page.offset})
    select a.id, a.starts_at as "startsAt", a.time_zone as "timeZone", a.status, a.customer_id as "customerId",
      trim(${NAME('c')}) as "customerName", a.provider_id as "providerId", trim(${NAME('p')}) as "providerName",
      (select (s.totals->>'total')::int from order_settlements s where s.appointment_id = a.id) as "totalCents",
      (select coalesce(sum(r.amount_cents), 0)::int from card_charges x join card_refunds r on r.charge_id = x.id
         where x.subject_kind = 'appointment' and x.subject_id = a.id and r.status = 'succeeded')
      + (select coalesce(sum(o.amount_cents), 0)::int from order_refunds o where o.appointment_id = a.id) as "refundedCents"
    from shown a join accounts c on c.id = a.customer_id join accounts p on p.id = a.provider_id
    order by a.id desc`.execute(tx);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (
      select 1 from appointments a where a.provider_id is not null and ${isFound} limit ${MOST_COUNTED}) counted`.execute(
    tx,
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
};
