import { sql } from 'kysely';

/** Joined to appointments `a`: what was settled (`s`), what was tipped later (`lt`), what is owed (`d`), what went back (`f`). */
export const VISIT_MONEY = sql`
  left join order_settlements s on s.appointment_id = a.id
  left join order_tips lt on lt.appointment_id = a.id and lt.state = 'given'
  left join order_dues d on d.appointment_id = a.id and d.paid_at is null
  left join lateral (
    select coalesce(sum(r.cents), 0)::int as refunded_cents from (
      select r.amount_cents as cents from card_charges x join card_refunds r on r.charge_id = x.id
        where s.appointment_id is not null and x.subject_kind = 'appointment' and x.subject_id = a.id
          and r.status = 'succeeded'
      union all
      select o.amount_cents from order_refunds o where s.appointment_id is not null and o.appointment_id = a.id) r) f
    on true`;

/** What an appointment came to, with all tips and without what went back; null until it is settled. */
export const CAME_TO = sql`((s.totals->>'total')::int + coalesce(lt.amount_cents, 0) - f.refunded_cents)`;
