import { timersOf, type Duration, type TimerRow } from '@tailgate/contract';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { enqueueAll, type PreparedJob } from '../jobs/jobs.ts';
import { named, type BoundMachine } from './bind-machine.ts';
import type { Subject } from './subject.ts';

/**
 * A timer job is only a trigger: the row decides whether the timer is due. Many attempts, because a job that gives up
 * means a missed deadline.
 */
export const TIMER_JOB = { task: 'machines.fire-timer', maxAttempts: 25 };

const millisecondsOf = (duration: Duration): number => {
  if ('days' in duration) return duration.days * 86_400_000;
  return 'hours' in duration ? duration.hours * 3_600_000 : duration.minutes * 60_000;
};

/**
 * When a timer of the row's state is due; null if the row has no date for it. A date in the past may be put off, for
 * example to the end of the night.
 */
export const dueAt = (
  { machine, dates }: BoundMachine,
  row: TimerRow<string>,
  subject: Subject,
  now: Date,
): Date | null =>
  row.after
    ? new Date(subject.status_since.getTime() + millisecondsOf(row.after))
    : named(dates, row.at, machine)(subject as never, now);

const jobKey = ({ machine }: BoundMachine, timer: string, id: string) => `${machine.name}:${timer}:${id}`;

const timerJob = (bound: BoundMachine, timer: string, id: string, due: Date): PreparedJob => ({
  definition: TIMER_JOB,
  payload: { machine: bound.machine.name, subjectId: id, timer },
  options: { runAt: due, onlyOnce: jobKey(bound, timer, id) },
});

export const scheduleTimer = (tx: Tx, ...timer: Parameters<typeof timerJob>) => enqueueAll(tx, [timerJob(...timer)]);

/**
 * Entering a state starts its timers, and leaving it removes them from the queue. A transition that keeps the state
 * reschedules timers whose date changed; fired and pending ones are unaffected.
 */
export const updateTimers = async (
  tx: Tx,
  bound: BoundMachine,
  id: string,
  before: Subject | null,
  after: Subject,
  now: Date,
): Promise<void> => {
  const stays = before?.status === after.status;
  const canceled = new Set<string>(before ? timersOf(bound.machine, before.status).map(([timer]) => timer) : []);
  const scheduled: PreparedJob[] = [];
  for (const [timer, row] of timersOf(bound.machine, after.status)) {
    const due = dueAt(bound, row, after, now);
    if (due) canceled.delete(timer);
    if (due && !(stays && dueAt(bound, row, before, now)?.getTime() === due.getTime()))
      scheduled.push(timerJob(bound, timer, id, due));
  }
  await enqueueAll(tx, scheduled);
  const keys = [...canceled].map((timer) => jobKey(bound, timer, id));
  if (keys.length > 0) await sql`select app.remove_jobs(${keys})`.execute(tx);
};
