import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Platform } from '../platform.ts';
import { traceParent } from '../telemetry/spans.ts';

/**
 * Each lane has its own workers in every worker process, so that a hanging vendor blocks only its own lane. Urgent texts
 * and emails have separate lanes, so that a code never waits behind hanging ordinary messages. The numbers are workers
 * per process.
 */
export const LANES = { default: 8, sms: 4, urgentSms: 4, email: 4, urgentEmail: 4, push: 4, payments: 4 } as const;
export type Lane = keyof typeof LANES;

/** graphile-worker runs lower numbers first. */
const URGENT_PRIORITY = -10;
const ORDINARY_PRIORITY = 0;
export const PRIORITIES = [URGENT_PRIORITY, ORDINARY_PRIORITY] as const;

/** Over about a day. */
export const MOST_ATTEMPTS = 12;

/**
 * A job is enqueued in the transaction that causes it: never lost, and never enqueued after a rollback. It runs at least
 * once, so it must be idempotent.
 */
export interface JobDefinition<Payload extends object> {
  readonly task: string;
  readonly lane: Lane;
  readonly maxAttempts: number;
  run(payload: Payload & { siteId: string }, platform: Platform): Promise<void>;
}

export const job = <Payload extends object>(definition: {
  task: string;
  lane?: Lane;
  maxAttempts?: number;
  run(payload: Payload & { siteId: string }, platform: Platform): Promise<void>;
}): JobDefinition<Payload> => ({ lane: 'default', maxAttempts: MOST_ATTEMPTS, ...definition });

export interface JobOptions {
  readonly runAt?: Date;
  readonly onlyOnce?: string;
  readonly urgent?: boolean;
}

/** A job that is ready to be enqueued, with others in one round trip. */
export interface PreparedJob {
  readonly definition: { readonly task: string; readonly maxAttempts: number };
  readonly payload: object;
  readonly options?: JobOptions;
}

/**
 * A job as a column of a statement, for `enqueueAll` and for what decides in the database when it runs. The payload gets
 * the site of the transaction, in which the job then runs, and the trace that leads to it where one is kept.
 */
export const jobColumn = ({ definition, payload, options = {} }: PreparedJob, runAt?: RawBuilder<Date>) =>
  sql`app.add_job(${definition.task},
    (${JSON.stringify({ ...payload, traceparent: traceParent() })}::jsonb || jsonb_build_object('siteId', app.site_id()))::json,
    ${runAt ?? options.runAt ?? null}::timestamptz, ${options.onlyOnce ?? null}, ${definition.maxAttempts},
    ${options.urgent ? URGENT_PRIORITY : ORDINARY_PRIORITY})`;

export const enqueueAll = async (tx: Tx, jobs: readonly PreparedJob[]): Promise<void> => {
  if (jobs.length > 0) await sql`select ${sql.join(jobs.map((one) => jobColumn(one)))}`.execute(tx);
};

export const enqueue = <Payload extends object>(
  tx: Tx,
  definition: Pick<JobDefinition<Payload>, 'task' | 'maxAttempts'>,
  payload: Payload,
  options: JobOptions = {},
): Promise<void> => enqueueAll(tx, [{ definition, payload, options }]);
