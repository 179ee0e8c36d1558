import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Platform } from '../platform.ts';

/**
 * A job is enqueued in the transaction of the fact that causes it: never lost, never for something rolled back.
 * It runs at least once, so what it does must bear repeating.
 */
export interface JobDefinition<Payload extends object> {
  readonly task: string;
  readonly maxAttempts: number;
  run(payload: Payload & { siteId: string }, platform: Platform): Promise<void>;
}

export const job = <Payload extends object>(definition: {
  task: string;
  maxAttempts?: number;
  run(payload: Payload & { siteId: string }, platform: Platform): Promise<void>;
}): JobDefinition<Payload> => ({ maxAttempts: 12, ...definition });

export const enqueue = async <Payload extends object>(
  tx: Tx,
  definition: Pick<JobDefinition<Payload>, 'task' | 'maxAttempts'>,
  payload: Payload & { siteId: string },
  options: { runAt?: Date; onlyOnce?: string } = {},
): Promise<void> => {
  await sql`select app.add_job(${definition.task}, ${JSON.stringify(payload)}::json, ${options.runAt ?? null}::timestamptz,
    ${options.onlyOnce ?? null}, ${definition.maxAttempts})`.execute(tx);
};
