import type { FailureKind } from '@tailgate/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { Page } from '../../platform/db/page.ts';
import { KIND_IN_LAST_ERROR } from '../../platform/jobs/job-failure.ts';

export interface FailedJob {
  readonly id: number;
  readonly task: string;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly failedAt: Date;
}

const ofKind = (kind: FailureKind | undefined) =>
  kind === undefined ? sql`true` : sql`${sql.raw(KIND_IN_LAST_ERROR)} = ${kind}`;

export const failedJobsOf = async (tx: Tx, kind: FailureKind | undefined, { limit, offset }: Page) => {
  const { rows } = await sql<FailedJob>`
    select id, task, attempts, last_error as "lastError", failed_at as "failedAt"
    from app.failed_jobs() where ${ofKind(kind)}
    order by failed_at desc, id desc limit ${limit} offset ${offset}`.execute(tx);
  const counted = await sql<{ total: number }>`
    select count(*) as total from app.failed_jobs() where ${ofKind(kind)}`.execute(tx);
  return { rows, total: counted.rows[0]?.total ?? 0 };
};

/** False where there is no such job, or it is being tried again already. */
export const putBack = async (tx: Tx, jobId: string, attempts: number): Promise<boolean> => {
  const { rows } = await sql<{ task: string | null }>`
    select app.retry_failed_job(${jobId}::bigint, ${attempts}) as task`.execute(tx);
  return typeof rows[0]?.task === 'string';
};

export const takeOut = async (tx: Tx, jobId: string): Promise<boolean> => {
  const { rows } = await sql<{ task: string | null }>`select app.drop_failed_job(${jobId}::bigint) as task`.execute(tx);
  return typeof rows[0]?.task === 'string';
};

/** Messages that nobody would want any more. */
export const forgetMessagesBefore = async (tx: Tx, before: Date): Promise<void> => {
  await sql`select app.drop_failed_job(id) from app.failed_jobs()
    where task like 'notifications.send-%' and failed_at < ${before}`.execute(tx);
};
