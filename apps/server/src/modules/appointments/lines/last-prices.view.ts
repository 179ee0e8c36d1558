import type { Cents } from '@tailgate/values/money';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { LineExtra } from '../../../platform/db/stored/orders.ts';

/** A line of an earlier order: the same service for the same pet. */
export interface LastLine {
  readonly line_id: string;
  readonly appointment_id: string;
  readonly starts_at: Date;
  readonly min_cents: number;
  readonly max_cents: number;
  readonly minutes: number;
  readonly final_cents: number | null;
  readonly add_ons: readonly LineExtra[];
  readonly time_modifiers: readonly LineExtra[];
}

interface Lookup {
  readonly appointmentId: string;
  /** Orders from before do not count. */
  readonly since: Date;
  readonly limit: number;
}

/** The latest completed orders of the same groomer, for each line of an order. */
export const lastLines = async (tx: Tx, { appointmentId, since, limit }: Lookup): Promise<readonly LastLine[]> => {
  const { rows } = await sql<LastLine>`
    select c.id as line_id, p.* from appointments o
    join appointment_lines c on c.appointment_id = o.id
    cross join lateral (
      select a.id as appointment_id, a.starts_at, l.min_cents, l.max_cents, l.minutes, l.final_cents, l.add_ons,
        l.time_modifiers
      from appointment_lines l join appointments a on a.id = l.appointment_id
      where l.pet_id = c.pet_id and l.service_id = c.service_id and a.id <> o.id and a.provider_id = o.provider_id
        and a.status = 'complete' and a.starts_at >= ${since}
      order by a.starts_at desc, l.position limit ${limit}) p
    where o.id = ${appointmentId} order by c.position, p.starts_at desc`.execute(tx);
  return rows;
};

export interface LastTip {
  readonly appointment_id: string;
  readonly starts_at: Date;
  readonly tip_cents: Cents;
}

/** What the customer of an order last gave this groomer as a tip, at the van and after the visit. */
export const lastTips = async (tx: Tx, { appointmentId, since, limit }: Lookup): Promise<readonly LastTip[]> => {
  const { rows } = await sql<LastTip>`
    select a.id as appointment_id, a.starts_at, (s.totals->>'tipAmount')::int + coalesce(g.amount_cents, 0) as tip_cents
    from appointments o
    join appointments a on a.customer_id = o.customer_id and a.provider_id = o.provider_id and a.id <> o.id
      and a.status = 'complete' and a.starts_at >= ${since}
    join order_settlements s on s.appointment_id = a.id
    left join order_tips g on g.appointment_id = a.id and g.state = 'given'
    where o.id = ${appointmentId} and (s.totals->>'tipAmount')::int + coalesce(g.amount_cents, 0) > 0
    order by a.starts_at desc limit ${limit}`.execute(tx);
  return rows;
};
