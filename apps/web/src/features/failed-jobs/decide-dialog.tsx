import { ConfirmDialog } from '#ui/actions/confirm-dialog.tsx';
import { KIND_WORDS, WORK_WORDS } from './failed-job-words.ts';
import { useDropFailedJob, useRetryFailedJob, type FailedJob } from './failed-jobs-query.ts';

export interface Decision {
  readonly job: FailedJob;
  readonly what: 'retry' | 'drop';
}

const nameOf = (decision: Decision | null): string => (decision ? `“${WORK_WORDS[decision.job.work]}”` : 'this task');

/** Neither can be undone: a retried message may arrive long after it was meant to. */
export const DecideDialog = ({ decision, onClose }: { decision: Decision | null; onClose: () => void }) => {
  const retry = useRetryFailedJob(onClose);
  const drop = useDropFailedJob(onClose);
  const decide = (what: Decision['what'], write: typeof retry | typeof drop) => ({
    opened: decision?.what === what,
    busy: write.isPending,
    onConfirm: () => decision && write.mutate({ params: { id: decision.job.id } }),
    onClose,
  });
  return (
    <>
      <ConfirmDialog
        {...decide('retry', retry)}
        title={`Retry ${nameOf(decision)}?`}
        consequence={`${decision ? `${KIND_WORDS[decision.job.kind].advice} ` : ''}A message may arrive later than it was meant to.`}
        action="Retry task"
        busyLabel="Retrying…"
      />
      <ConfirmDialog
        {...decide('drop', drop)}
        title={`Drop ${nameOf(decision)}?`}
        consequence="It won’t be done or listed any more. You can’t undo this."
        action="Drop task"
        busyLabel="Dropping…"
      />
    </>
  );
};
