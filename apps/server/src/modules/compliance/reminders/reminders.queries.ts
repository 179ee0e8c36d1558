import type { ReminderStage, VanPaperKind, VanPaperState } from '@tailgate/contract';
import type { Cents } from '@tailgate/values/money';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** Somebody who has to hear of a paper now, and was not told at this stage. */
export interface DueReminder {
  readonly accountId: string;
  readonly stage: ReminderStage;
  readonly isOwner: boolean;
  readonly isForRent: boolean;
  readonly van: string;
  readonly ownerId: string;
  readonly kind: VanPaperKind;
  readonly state: VanPaperState;
  readonly expiresOn: string;
  readonly daysLeft: number;
  readonly visits: number;
  readonly cents: Cents;
}

/**
 * Notes those who are due and answers them: whoever is noted is told in the same transaction. Owners hear 30, 14 and 3
 * days ahead and once it expired, unless they entered it later than that; who drives the van 3 days ahead and once it
 * expired. A van that nobody has, rents out or is booked in is nobody's worry. Of a paper that expired long ago owners
 * were told.
 */
export const takeDueReminders = async (tx: Tx, now: Date, atOnce: number): Promise<readonly DueReminder[]> => {
  const { rows } = await sql<DueReminder>`
    with ending as (
      select f.*, case when f.days_left < 0 then -1 when f.days_left <= 3 then 3 when f.days_left <= 14 then 14 else 30 end as stage
      from app.van_compliance(array(
        select distinct w.vehicle_id from app.van_papers(${now}) w where w.document_id is not null and w.days_left <= 30
      ), ${now}) f
      where f.document_id is not null and f.days_left <= 30
        and (f.vehicle_status = 'listed' or f.holder_id is not null or f.visits > 0)
    ),
    people as (
      select e.*, e.owner_id as account_id, true as is_owner from ending e
      where e.days_left >= -7 and (e.added_at at time zone e.time_zone)::date <= e.expires_on - e.stage
      union all
      select e.*, e.holder_id, false from ending e where e.holder_id <> e.owner_id and e.stage in (3, -1)
    ),
    due as (
      select p.* from people p where not exists (
        select from van_paper_reminders r
        where r.document_id = p.document_id and r.expires_on = p.expires_on and r.stage = p.stage and r.account_id = p.account_id)
      order by p.days_left, p.document_id, p.account_id limit ${atOnce}
    ),
    told as (
      insert into van_paper_reminders (document_id, expires_on, stage, account_id, told_at)
      select d.document_id, d.expires_on, d.stage, d.account_id, ${now} from due d
      on conflict do nothing returning document_id, account_id
    )
    select d.account_id as "accountId", d.stage, d.is_owner as "isOwner", d.is_for_rent as "isForRent", d.name as van,
      d.owner_id as "ownerId", d.kind, d.state,
      d.expires_on::text as "expiresOn", d.days_left as "daysLeft", d.visits, d.cents::float8 as cents
    from due d join told t on t.document_id = d.document_id and t.account_id = d.account_id`.execute(tx);
  return rows;
};
