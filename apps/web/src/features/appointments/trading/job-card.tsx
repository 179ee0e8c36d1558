import { UserRoundPlus } from 'lucide-react';
import { useWrite } from '#shell/api/use-write.ts';
import { toastFailure, toastSuccess } from '#shell/errors/toast.tsx';
import { Button } from '#ui/actions/button.tsx';
import { RowIcon } from '#ui/layout/rows.tsx';
import { AnswerLabel } from '../answers/answer-label.tsx';
import { keepAppointment } from '../appointments-query.ts';
import type { Clock } from '../calendar/appointment-event.tsx';
import { Deadline } from '../answers/deadline.tsx';
import classes from '../answers/queue.module.css';
import { TakeOverDialog, useTaking, WorkTime } from './take-over-dialog.tsx';
import { JOBS, type OpenJob } from './trading-query.ts';
import { useTradeWrites } from './use-trade-writes.ts';
import { drivenWords, priceWords, workWords } from './work-words.ts';

/** A request that nobody has taken: the first groomer gets it. */
export const JobCard = ({ job, shown }: { job: OpenJob; shown: Clock }) => (
  <li className={classes['card']}>
    <RowIcon icon={UserRoundPlus} />
    <div className={classes['words']}>
      <div className={classes['top']}>
        <strong className={classes['name']}>
          {job.city} {job.postalCode}
        </strong>
        <Deadline at={job.grabBy} verb="Grab" shown={shown} />
      </div>
      <span>{workWords(job)}</span>
      <span>
        <WorkTime work={job} shown={shown} />
      </span>
      <span className={classes['asked']}>
        {[priceWords(job), drivenWords(job)].filter((part) => part !== null).join(' · ')}
      </span>
    </div>
    <div className={classes['buttons']}>
      <GrabButtons job={job} shown={shown} />
    </div>
  </li>
);

const GrabButtons = ({ job, shown }: { job: OpenJob; shown: Clock }) => {
  const { ignore } = useTradeWrites();
  const grab = useWrite(`POST ${JOBS}/jobs`, {
    errors: 'inline',
    keep: keepAppointment,
    onDone: () => toastSuccess('The job is yours'),
  });
  const taking = useTaking({
    clock: shown.clock,
    onGone: () => toastFailure({ message: 'Another groomer took this job, or the customer canceled it.' }),
    onUnfit: (cause) => toastFailure({ message: `You can’t take this job. ${cause}` }),
  });
  const about = `job in ${job.city}`;
  const body = { orderId: job.id };
  return (
    <>
      <Button look="tint" onClick={taking.open}>
        <AnswerLabel short="Grab it" about={about} />
      </Button>
      <Button busy={ignore.isPending} busyLabel="Hiding…" onClick={() => ignore.mutate({ body })}>
        <AnswerLabel short="Hide" about={about} />
      </Button>
      <TakeOverDialog
        title="Grab this job?"
        action="Grab job"
        busyLabel="Grabbing…"
        work={job}
        shown={shown}
        busy={grab.isPending}
        opened={taking.isOpen}
        problem={taking.problem}
        onConfirm={() => taking.take(grab.mutateAsync({ body }))}
        onClose={taking.close}
      />
    </>
  );
};
