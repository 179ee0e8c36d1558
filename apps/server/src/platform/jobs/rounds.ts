import type { Platform } from '../platform.ts';
import { enqueueAll, type JobDefinition } from './jobs.ts';
import { lastDueAt, nextDueAt, type Schedule } from './round-times.ts';
import { finishRound, isRoundFinished, takeDueRounds } from './rounds.queries.ts';

/** What a round is for follows from when it was due, never from the clock: it may run late. */
export interface RoundPayload {
  readonly dueAt: string;
}

/** A job that runs on a schedule, for each site. It makes up for all earlier times that did not run. */
export interface Round {
  readonly job: JobDefinition<RoundPayload>;
  readonly schedule: Schedule;
}

const LOOK_EVERY_MS = 5_000;
/** As long as a round may take, with retries, before somebody is told. */
export const OVERDUE_AFTER_S = 3_600;

/**
 * Enqueues what is due, once for each site. What is known about a round is in the database, so that a time at which no
 * worker ran is noticed by the next one: it enqueues the latest. A site has no rounds of the time before it was made.
 */
export const enqueueDueRounds = async ({ db, clock }: Platform, rounds: readonly Round[]): Promise<void> => {
  const now = clock.now();
  const due = rounds.map(({ job, schedule }) => ({
    job,
    round: job.task,
    dueAt: lastDueAt(schedule, now),
    nextDueAt: nextDueAt(schedule, now),
  }));
  const sites = await db.withoutSite((tx) => tx.selectFrom('sites').select(['id', 'created_at']).execute());
  for (const { id, created_at: createdAt } of sites)
    await db.inSite(id, async (tx) => {
      const taken = await takeDueRounds(tx, due);
      const jobs = due.filter(({ round, dueAt }) => taken.has(round) && dueAt > createdAt);
      await enqueueAll(
        tx,
        jobs.map(({ job, dueAt }) => ({
          definition: job,
          payload: { dueAt: dueAt.toISOString() },
        })),
      );
    });
};

/** Runs a round unless it is finished, as when its job was released although its worker still ran. */
export const runRound = async (
  { job, schedule }: Round,
  { siteId, ...payload }: Partial<RoundPayload> & { siteId: string },
  platform: Platform,
): Promise<void> => {
  const { db, clock } = platform;
  // A worker of the version before enqueues rounds without their time.
  const dueAt = payload.dueAt === undefined ? lastDueAt(schedule, clock.now()) : new Date(payload.dueAt);
  if (await db.inSite(siteId, (tx) => isRoundFinished(tx, job.task, dueAt))) return;
  await job.run({ siteId, dueAt: dueAt.toISOString() }, platform);
  await db.inSite(siteId, (tx) => finishRound(tx, job.task, dueAt, clock.now()));
};

/** Looks for due rounds until closed. Any number of processes may do so. */
export const watchRounds = (platform: Platform, rounds: readonly Round[]): { close(): Promise<void> } => {
  const { clock, log } = platform;
  let lookedAt: Date | undefined;
  let looking: Promise<void> | undefined;
  const look = async () => {
    const now = clock.now();
    const since = lookedAt;
    if (since && rounds.every(({ schedule }) => lastDueAt(schedule, now) <= since)) return;
    try {
      await enqueueDueRounds(platform, rounds);
      lookedAt = now;
    } catch (error) {
      log.warn({ err: error }, 'Due rounds could not be enqueued');
    }
  };
  const begin = () => {
    looking ??= look().finally(() => (looking = undefined));
  };
  begin();
  const timer = setInterval(begin, LOOK_EVERY_MS);
  return {
    close: async () => {
      clearInterval(timer);
      await looking;
    },
  };
};
