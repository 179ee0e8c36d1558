import { setTimeout as delay } from 'node:timers/promises';

import { sandbox, type OutboxMessage } from '@tailgate/sandbox/client';

import type { BookingFacts } from './bookings/booking-facts.ts';
import { withConnection } from './database.ts';
import type { JobLeft, Outbox, Stored } from './facts.ts';
import { waitWhileShrinking } from './wait-while-shrinking.ts';
import type { World } from './world.ts';

const QUEUE_POLL_MS = 200;
const OUTBOX_CAPACITY = 5_000;
const OUTBOX_POLL_MS = 3_000;
/**
 * A job without attempts that is due much later is a timer, and so is a text that waits for the morning; failed jobs are
 * retried within minutes.
 */
// real time: the queue lives by the machine's clock.
const IS_NO_TIMER = `not (attempts = 0 and (
  run_at > now() + interval '1 hour'
  or run_at > now() + interval '1 minute' and task_id = (
    select id from graphile_worker._private_tasks where identifier = 'notifications.send-later')))`;

/** Waits until the queue is empty or does not shrink any more; remaining jobs are reported by the audit. */
export async function waitForEmptyQueue(
  { databaseUrls }: Pick<World, 'databaseUrls'>,
  patienceMs: number,
): Promise<void> {
  await withConnection(databaseUrls.jobs, async (client) => {
    const left = async () => {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from graphile_worker._private_jobs where ${IS_NO_TIMER}`,
      );
      return rows[0]?.count ?? 0;
    };
    await waitWhileShrinking(left, { patienceMs, everyMs: QUEUE_POLL_MS });
  });
}

export async function readStored({ databaseUrls, groomers }: World): Promise<Stored> {
  const jobs = await withConnection(databaseUrls.jobs, async (client) => ({
    committed: await client.query<{ task: string; count: number }>(
      `select t.identifier as task, count(*)::int as count
         from storm.jobs_committed c join graphile_worker._private_tasks t on t.id = c.task_id group by 1`,
    ),
    markers: await client.query<{ marker: string }>('select marker from storm.jobs_committed where marker is not null'),
    left: await client.query<JobLeft>(
      `select t.identifier as task, j.attempts, j.locked_by as "lockedBy", j.last_error as "lastError"
         from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
         where ${IS_NO_TIMER}`,
    ),
  }));
  return await withConnection(databaseUrls.owner, async (client) => {
    const events = await client.query<{ message: string }>(
      `select message from client_events where message like 'storm-%'`,
    );
    const files = await client.query<{ filename: string; id: string }>('select filename, id from files');
    const codes = await client.query<{ phone: string; id: string }>('select phone, id from phone_codes');
    const preferences = await client.query<{ accountId: string; value: number }>(
      `select account_id as "accountId", coalesce((ui_preferences ->> 'storm')::int, 0) as value
         from providers where account_id = any($1)`,
      [groomers.map((groomer) => groomer.id)],
    );
    return {
      logEvents: events.rows.map((row) => row.message),
      uploadSlots: files.rows,
      preferences: preferences.rows,
      codes: codes.rows,
      jobsCommitted: Object.fromEntries(jobs.committed.rows.map(({ task, count }) => [task, count])),
      jobMarkers: jobs.markers.rows.map((row) => row.marker),
      jobsLeft: jobs.left.rows,
    };
  });
}

interface OutboxReader {
  /** Everything sent so far. */
  finish(): Promise<Outbox & Pick<BookingFacts, 'differentTexts'>>;
}

/** Reads the outbox again and again, because the sandbox keeps only the newest messages. */
export function startOutboxReader({ sandboxUrl }: World, cancelled: AbortSignal): OutboxReader {
  const seen = new Map<number, OutboxMessage>();
  const over = new AbortController();
  let since: string | undefined;
  const readOn = async () => {
    const messages = await sandbox(sandboxUrl).messages({
      limit: OUTBOX_CAPACITY,
      ...(since !== undefined && { since }),
    });
    if (messages.length === OUTBOX_CAPACITY) throw new Error('The sandbox may have dropped messages: too many at once');
    for (const message of messages) seen.set(message.id, message);
    since = messages[0]?.at ?? since;
  };
  const reading = (async () => {
    const signal = AbortSignal.any([over.signal, cancelled]);
    while (!signal.aborted) {
      await readOn();
      await delay(OUTBOX_POLL_MS, undefined, { signal }).catch(() => undefined);
    }
  })();
  return {
    finish: async () => {
      over.abort();
      await reading;
      await readOn();
      const messages = [...seen.values()];
      const texts = messages.filter(({ channel }) => channel === 'sms');
      const byPhone = Map.groupBy(texts, ({ to }) => to);
      return {
        texts: texts.map(({ to }) => to),
        mails: messages.filter(({ channel }) => channel === 'mail').map(({ to }) => to),
        differentTexts: Object.fromEntries(
          [...byPhone].map(([to, ofPhone]) => [to, new Set(ofPhone.map(({ text }) => text)).size]),
        ),
      };
    },
  };
}
