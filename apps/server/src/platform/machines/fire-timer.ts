import { asList, type TransitionRow, type TimerRow } from '@tailgate/contract';
import { secondsAfter } from '../clock.ts';
import { job } from '../jobs/jobs.ts';
import type { BoundMachine } from './bind-machine.ts';
import { hasFired, lockSubject } from './subject.ts';
import { TIMER_JOB, dueAt, scheduleTimer } from './timers.ts';
import { moveSubject, refusingGuard } from './transition.ts';

const isTimer = (row: TransitionRow | undefined): row is TimerRow<string> => row?.actor === 'timer';

/** A timer waits for as long as one of its guards refuses, as while a payment is on its way. */
const ASK_AGAIN_S = 300;

/**
 * Runs a timer job. It may run twice, or after the row has left and re-entered the state, so the locked row decides
 * whether the timer is due.
 */
export const fireTimerOf = (machines: readonly BoundMachine[]) =>
  job<{ machine: string; subjectId: string; timer: string }>({
    ...TIMER_JOB,
    run: async ({ siteId, machine: name, subjectId: id, timer }, platform) => {
      const bound = machines.find(({ machine }) => machine.name === name);
      const row = bound?.machine.transitions[timer];
      // Possibly a timer of a newer version: the job is retried until a worker has it.
      if (!bound || !isTimer(row)) throw new Error(`No machine ${name} with a timer ${timer}`);
      await platform.db.inSite(siteId, async (tx) => {
        const subject = await lockSubject(tx, bound, id);
        if (!subject || !asList(row.from).includes(subject.status)) return;
        const now = platform.clock.now();
        const due = dueAt(bound, row, subject, now);
        if (!due) return;
        if (due > now) {
          await scheduleTimer(tx, bound, timer, id, due);
          return;
        }
        if ((await refusingGuard(tx, bound, timer, subject, now)) !== undefined) {
          await scheduleTimer(tx, bound, timer, id, secondsAfter(now, ASK_AGAIN_S));
          return;
        }
        if (row.to === 'unchanged' && (await hasFired(tx, bound, id, timer, due))) return;
        await moveSubject(tx, bound, subject, { id, name: timer, actor: 'timer', viewer: null }, platform);
      });
    },
  });
