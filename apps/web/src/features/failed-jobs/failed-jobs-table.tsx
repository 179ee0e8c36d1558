import { FAILURE_KINDS } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw, Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { RowIcon } from '#ui/layout/rows.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import type { TableAction, TableColumn, TableFilter, TableState } from '#ui/table/table-types.ts';
import { timeAgo } from '#ui/words/time-ago.ts';
import { DecideDialog, type Decision } from './decide-dialog.tsx';
import { attemptsInWords, KIND_WORDS, WORK_WORDS } from './failed-job-words.ts';
import { failedJobsQuery, type FailedJob } from './failed-jobs-query.ts';
import classes from './failed-jobs.module.css';

const columnsAt = (seenAt: number): readonly TableColumn<FailedJob>[] => [
  { id: 'work', label: 'Task', fixed: true, cell: ({ work }) => WORK_WORDS[work] },
  {
    id: 'why',
    label: 'Problem',
    fixed: true,
    cell: ({ kind }) => (
      <span className={classes['why']}>
        {KIND_WORDS[kind].label}
        <span className={classes['advice']}>{KIND_WORDS[kind].advice}</span>
      </span>
    ),
  },
  {
    id: 'failedAt',
    label: 'Failed',
    fixed: true,
    cell: ({ failedAt }) => <span className={classes['unbroken']}>{timeAgo(failedAt, seenAt)}</span>,
  },
  { id: 'attempts', label: 'Attempts', align: 'end', minor: true, cell: ({ attempts }) => attempts },
  { id: 'code', label: 'Code', minor: true, cell: ({ code }) => code },
];

const FILTERS: readonly TableFilter[] = [
  {
    id: 'kind',
    label: 'Problem',
    options: FAILURE_KINDS.map((kind) => ({ value: kind, label: KIND_WORDS[kind].label })),
  },
];

const actionsFor =
  (onDecide: (decision: Decision) => void) =>
  (job: FailedJob): readonly TableAction[] => [
    { label: 'Retry task', icon: RotateCcw, onPress: () => onDecide({ job, what: 'retry' }) },
    { label: 'Drop task', icon: Trash2, danger: true, onPress: () => onDecide({ job, what: 'drop' }) },
  ];

interface FailedJobsTableProps {
  readonly state: TableState;
  readonly onState: (change: Partial<TableState>, options?: { readonly replace: boolean }) => void;
}

/** What the site was to do in the background and gave up on, for staff to decide about. */
export const FailedJobsTable = ({ state, onState }: FailedJobsTableProps) => {
  const failed = useQuery(failedJobsQuery(state));
  const [decision, setDecision] = useState<Decision | null>(null);
  return (
    <>
      <DataTable
        what="failed tasks"
        columns={columnsAt(failed.dataUpdatedAt)}
        page={failed.data}
        query={failed}
        state={state}
        onState={onState}
        filters={FILTERS}
        nameOf={({ work, failedAt }) => `${WORK_WORDS[work]}, ${timeAgo(failedAt, failed.dataUpdatedAt)}`}
        line={({ work, kind, attempts, failedAt }) => ({
          lead: <RowIcon icon={TriangleAlert} />,
          title: WORK_WORDS[work],
          meta: `${KIND_WORDS[kind].label} · ${attemptsInWords(attempts)} · ${timeAgo(failedAt, failed.dataUpdatedAt)}`,
        })}
        rowActions={actionsFor(setDecision)}
        empty={
          <EmptyState level={2} title="No failed tasks">
            Messages, payouts and other tasks that didn’t go through are listed here.
          </EmptyState>
        }
      />
      <DecideDialog decision={decision} onClose={() => setDecision(null)} />
    </>
  );
};
