import { NOTICE_CAPS, NOTICE_PAUSE_MINUTES } from '@tailgate/contract/notifications';
import { sql, type RawBuilder } from 'kysely';
import { LOCK_KINDS } from '../../platform/db/advisory-lock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { jobColumn, type PreparedJob } from '../../platform/jobs/jobs.ts';

/** What a message is about, and the start that it says. */
export interface About {
  readonly appointmentId: string;
  readonly startsAt: Date;
}

export interface Notice {
  readonly id: string;
  readonly name: string;
  readonly senderId: string | null;
  readonly recipientId: string;
  readonly about: About | null;
  readonly now: Date;
  /** The end of quiet hours. */
  readonly earliest: Date | undefined;
  /** Whether any channel has an address. */
  readonly reaches: boolean;
  /** Whether it takes the place of one that waits, about the same thing. */
  readonly replaces: boolean;
  /** Whether the caps of its sender and recipient apply. */
  readonly counts: boolean;
  /** Whether it is refused where it would have to wait. */
  readonly refuses: boolean;
  /** How many of this name the sender may cause a day. */
  readonly mostPerDay: number | null;
}

/** The jobs that send a notice at once, and the one that sends it at its turn, if it may wait for one. */
interface NoticeJobs {
  readonly atOnce: readonly PreparedJob[];
  readonly later: PreparedJob | null;
}

const columnsOf = (jobs: readonly PreparedJob[], runAt?: RawBuilder<Date>) =>
  jobs.length === 0 ? sql`null` : sql.join(jobs.map((one) => jobColumn(one, runAt)));

/**
 * Writes a notice down and enqueues it, in one round trip, and answers when it may go. Of one that is refused and would
 * have to wait nothing is written.
 */
export const enqueueNotice = async (tx: Tx, notice: Notice, { atOnce, later }: NoticeJobs): Promise<Date> => {
  const { rows } = await sql<{ due: Date }>`
    with plan as materialized (select app.plan_notice(
      ${notice.id}::uuid, ${notice.name}, ${notice.senderId}::uuid, ${notice.recipientId}::uuid,
      ${notice.about?.appointmentId ?? null}::uuid, ${notice.about?.startsAt ?? null}::timestamptz,
      ${notice.now}::timestamptz, ${notice.earliest ?? null}::timestamptz,
      ${notice.reaches}, ${notice.replaces}, ${notice.counts}, ${notice.refuses},
      ${NOTICE_CAPS.perHour}, ${NOTICE_CAPS.perDay}, make_interval(mins => ${NOTICE_PAUSE_MINUTES}),
      ${notice.mostPerDay}::integer,
      ${LOCK_KINDS.notices}) as due)
    select plan.due from plan
      left join lateral (select ${columnsOf(atOnce)} where plan.due <= ${notice.now}) at_once on true
      left join lateral (select ${columnsOf(later ? [later] : [], sql<Date>`plan.due`)}
        where plan.due > ${notice.now}) later on true`.execute(tx);
  return rows[0]?.due ?? notice.now;
};

/** False if it was sent already, or something newer took its place. */
export const takeNotice = async (tx: Tx, id: string, now: Date): Promise<boolean> => {
  const taken = await tx
    .updateTable('notices')
    .set({ sent_at: now })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('dropped_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
};

/** What waits to be told somebody about an appointment is not true any more. */
export const dropNotices = async (
  tx: Tx,
  { appointmentId, recipientId, now }: { appointmentId: string; recipientId: string; now: Date },
): Promise<void> => {
  await tx
    .updateTable('notices')
    .set({ dropped_at: now })
    .where('subject_id', '=', appointmentId)
    .where('recipient_id', '=', recipientId)
    .where('sent_at', 'is', null)
    .where('dropped_at', 'is', null)
    .execute();
};

/**
 * The start of an appointment that somebody was last told, and when: by a message that was handed over for sending, or by
 * acting on the appointment themselves. What still waits, or never went, has not told anything.
 */
export const lastTold = async (
  tx: Tx,
  { appointmentId, accountId }: { readonly appointmentId: string; readonly accountId: string },
): Promise<{ startsAt: Date; at: Date } | undefined> => {
  const { rows } = await sql<{ startsAt: Date; at: Date }>`
    select starts_at as "startsAt", at from (
      select starts_at, sent_at as at from notices
        where subject_id = ${appointmentId} and recipient_id = ${accountId} and sent_at is not null
      union all
      select starts_at, created_at from notices where subject_id = ${appointmentId} and sender_id = ${accountId}
    ) told where starts_at is not null order by at desc limit 1`.execute(tx);
  return rows[0];
};

export const forgetNotices = async (tx: Tx, before: Date): Promise<void> => {
  await tx
    .deleteFrom('notices')
    .where((eb) => eb(eb.fn.coalesce('starts_at', 'due_at'), '<', before))
    .execute();
};
